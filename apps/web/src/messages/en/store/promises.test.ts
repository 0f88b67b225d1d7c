import { describe, expect, it } from '@jest/globals';
import { DEFAULT_CLAIMS } from '@e-store/shared/store/claims';
import { promisesOf } from './promises.ts';

describe('promises of the shop', () => {
  it('are the figures of the spec until the owner set others', () => {
    expect(promisesOf(null)).toMatchObject({
      freeShipment: 'Free shipment from ₹199',
      overFreeShipping: 'on purchases over ₹199',
      standard: 'Standard shipment free within 3-6 business days',
      express: 'Express delivery ₹35',
      returns: 'Free 30-day returns',
      warranty: '30 days warranty per product',
      satisfied: '99% Satisfied Customers',
    });
  });

  it('take the sums that the owner set', () => {
    const promises = promisesOf({ freeShippingFrom: 1499, expressShipping: 60 });
    expect(promises.freeShipment).toBe('Free shipment from ₹1,499');
    expect(promises.overFreeShipping).toBe('on purchases over ₹1,499');
    expect(promises.express).toBe('Express delivery ₹60');
    expect(promisesOf({ expressShipping: 0 }).express).toBe('Express delivery free');
  });

  it('take the claims that the owner set', () => {
    const claims = {
      ...DEFAULT_CLAIMS,
      freeShippingFrom: 500,
      returnDays: 15,
      warrantyDays: 90,
      satisfiedPercent: 97,
    };
    expect(promisesOf(null, claims)).toMatchObject({
      freeShipment: 'Free shipment from ₹500',
      returns: 'Free 15-day returns',
      warranty: '90 days warranty per product',
      satisfied: '97% Satisfied Customers',
    });
    expect(promisesOf({ freeShippingFrom: 999, expressShipping: 35 }, claims).freeShipment).toBe(
      'Free shipment from ₹999',
    );
  });
});
