import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { findPriceBand, isInPriceBand, PRICE_BANDS } from './price-rules.ts';

const bandsOf = (price: number) =>
  PRICE_BANDS.filter((band) => isInPriceBand(price, band)).map(({ key }) => key);

describe('price bands', () => {
  it('are the three of the spec and one above them [spec 2-42] [spec 9-13]', () => {
    expect(PRICE_BANDS.map(({ key }) => key)).toEqual(['0-500', '500-1000', '1000-1500', '1500+']);
  });

  it.each([
    [0, ['0-500']],
    [499, ['0-500']],
    [500, ['0-500', '500-1000']],
    [501, ['500-1000']],
    [1000, ['500-1000', '1000-1500']],
    [1500, ['1000-1500', '1500+']],
    [1501, ['1500+']],
    [999_999, ['1500+']],
  ])('hold ₹%i in %j, edges in both', (price, keys) => {
    expect(bandsOf(price)).toEqual(keys);
  });

  it('leave no whole rupee out [spec 2-42]', () => {
    fc.assert(fc.property(fc.nat(10_000_000), (price) => expect(bandsOf(price)).not.toEqual([])));
    for (let price = 0; price <= 2000; price += 1) expect(bandsOf(price)).not.toEqual([]);
  });

  it('are found by key, and only by key', () => {
    for (const band of PRICE_BANDS) expect(findPriceBand(band.key)).toBe(band);
    for (const unknown of ['', '0-501', null, undefined]) expect(findPriceBand(unknown)).toBeUndefined();
  });
});
