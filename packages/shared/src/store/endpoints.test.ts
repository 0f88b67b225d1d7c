import { describe, expect, it } from '@jest/globals';
import { StoreCharges } from './endpoints.ts';

describe('StoreCharges', () => {
  it('names tax, shipping and express apart, and the threshold only while the offer is on', () => {
    const charges = { taxMode: 'flat', tax: 250, shipping: 30, expressShipping: 35 };
    expect(StoreCharges.parse(charges)).toEqual(charges);
    expect(StoreCharges.parse({ ...charges, freeShippingFrom: 199 }).freeShippingFrom).toBe(199);
  });

  it('takes tax on top of the prices or inside them, and no third way', () => {
    const charges = { tax: 0, shipping: 30, expressShipping: 35 };
    expect(StoreCharges.safeParse({ ...charges, taxMode: 'included' }).success).toBe(true);
    expect(StoreCharges.safeParse({ ...charges, taxMode: 'none' }).success).toBe(false);
  });
});
