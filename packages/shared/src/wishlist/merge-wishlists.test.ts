import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { priceBeforeDrop, latestFirst, mergeWishlists, WISHLIST_MAX } from './merge-wishlists.ts';
import type { WishlistEntry } from './wishlist.ts';

const savedAt = (minute: number) => new Date(Date.UTC(2026, 10, 1, 0, minute)).toISOString();
const productId = (number: number) => number.toString(16).padStart(24, '0');
const entry = fc
  .record({ product: fc.nat(9).map(productId), price: fc.nat(2000), savedAt: fc.nat(50).map(savedAt) })
  .map((fields): WishlistEntry => fields);
const list = fc.uniqueArray(entry, { selector: ({ product }) => product, maxLength: 8 });
const manyFrom = (start: number, count: number, minute: number) =>
  Array.from({ length: count }, (_, index) => ({
    product: productId(start + index),
    price: 1,
    savedAt: savedAt(minute + index),
  }));

describe('mergeWishlists', () => {
  it('is the union, latest first, and each was saved when it was first saved', () => {
    fc.assert(
      fc.property(list, list, (own, other) => {
        const merged = mergeWishlists(own, other);
        const products = merged.map(({ product }) => product);
        expect(new Set(products)).toEqual(new Set([...own, ...other].map(({ product }) => product)));
        expect(products).toHaveLength(new Set(products).size);
        expect(merged).toEqual(latestFirst(merged));
        for (const { product, savedAt: at } of merged)
          for (const one of [...own, ...other].filter((known) => known.product === product))
            expect(at <= one.savedAt).toBe(true);
      }),
    );
  });

  it('gives the same when it is done twice', () => {
    fc.assert(
      fc.property(list, list, (own, other) => {
        const once = mergeWishlists(own, other);
        expect(mergeWishlists(once, other)).toEqual(once);
      }),
    );
  });

  it('holds so many and no more: the first list stays, of the second the latest', () => {
    const own = manyFrom(0, WISHLIST_MAX - 2, 0);
    const merged = mergeWishlists(own, manyFrom(5000, 5, 1000));
    expect(merged).toHaveLength(WISHLIST_MAX);
    const added = merged.filter(({ product }) => !own.some((known) => known.product === product));
    expect(added.map(({ product }) => product)).toEqual([productId(5004), productId(5003)]);
  });
});

describe('fellFrom', () => {
  it.each([
    [899, 699, 899],
    [699, 699, undefined],
    [599, 699, undefined],
  ])('saved at ₹%i and now ₹%i: was %p', (price, now, was) => {
    expect(priceBeforeDrop({ price }, now)).toBe(was);
  });
});
