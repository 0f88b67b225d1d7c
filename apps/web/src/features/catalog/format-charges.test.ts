import { describe, expect, it } from '@jest/globals';
import { formatCharges } from './shop/product-price.tsx';

const charges = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 } as const;

describe('charges sentence', () => {
  it('names tax and shipping', () => {
    expect(formatCharges(charges)).toBe('Plus ₹250 tax and ₹30 shipping per order.');
  });

  it('says when taxes are in the price', () => {
    expect(formatCharges({ ...charges, taxMode: 'included', tax: 0 })).toBe(
      'Inclusive of all taxes. Plus ₹30 shipping per order.',
    );
  });

  it('names the sum from which shipping is free, when there is one', () => {
    expect(formatCharges({ ...charges, freeShippingFrom: 199 })).toBe(
      'Plus ₹250 tax and ₹30 shipping per order, with free shipping on orders of ₹199 or more.',
    );
  });

  it('does not name what is not asked', () => {
    expect(formatCharges({ ...charges, tax: 0, shipping: 0 })).toBe('Free shipping.');
  });
});
