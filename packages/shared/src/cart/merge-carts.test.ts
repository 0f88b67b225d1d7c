import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import type { CartLineId } from './cart-line.ts';
import {
  CART_LINES_MAX,
  applyCartChanges,
  diffCarts,
  clampToStock,
  mergeCarts,
  type CartLine,
} from './merge-carts.ts';

const keyOf = ({ product, size }: CartLineId) => `${product} ${size ?? '-'}`;
const byLine = (lines: readonly CartLine[]) =>
  Object.fromEntries(lines.map((line) => [keyOf(line), line.quantity]));

const id = fc.record({
  product: fc.constantFrom('a', 'b', 'c', 'd'),
  size: fc.constantFrom('M', 'L', undefined),
});
const quantity = fc.integer({ min: 1, max: 12 });
const line = fc.tuple(id, quantity).map(([which, count]): CartLine => ({ ...which, quantity: count }));
const cart = fc.uniqueArray(line, { selector: keyOf, maxLength: 12 });
const stock = fc
  .func<[string], number>(fc.integer({ min: 0, max: 9 }))
  .map((stockOf) => (which: CartLineId) => stockOf(keyOf(which)));
const plenty = () => 1000;

describe('mergeCarts', () => {
  it('is the union, of each line the larger quantity, clamped to stock', () => {
    const own = [
      { product: 'a', size: 'M', quantity: 1 },
      { product: 'b', quantity: 4 },
    ];
    const other = [
      { product: 'a', size: 'L', quantity: 2 },
      { product: 'b', quantity: 3 },
      { product: 'a', size: 'M', quantity: 5 },
    ];
    expect(mergeCarts(own, other, ({ size }) => (size === 'M' ? 3 : 10))).toEqual([
      { product: 'a', size: 'M', quantity: 3 },
      { product: 'b', quantity: 4 },
      { product: 'a', size: 'L', quantity: 2 },
    ]);
  });

  it('loses no line and invents none', () => {
    fc.assert(
      fc.property(cart, cart, stock, (own, other, stockOf) => {
        const keys = Object.keys(byLine(mergeCarts(own, other, stockOf)));
        expect(new Set(keys)).toEqual(new Set([...own, ...other].map(keyOf)));
        expect(keys).toHaveLength(new Set(keys).size);
      }),
    );
  });

  it('takes the larger quantity, and never more than there is, but for the one piece of a sold out line', () => {
    fc.assert(
      fc.property(cart, cart, stock, (own, other, stockOf) => {
        const [a, b] = [byLine(own), byLine(other)];
        for (const merged of mergeCarts(own, other, stockOf)) {
          const larger = Math.max(a[keyOf(merged)] ?? 0, b[keyOf(merged)] ?? 0);
          expect(merged.quantity).toBe(clampToStock(larger, stockOf(merged)));
        }
      }),
    );
  });

  it('gives the same when it is done twice', () => {
    fc.assert(
      fc.property(cart, cart, stock, (own, other, stockOf) => {
        const once = mergeCarts(own, other, stockOf);
        expect(mergeCarts(once, other, stockOf)).toEqual(once);
      }),
    );
  });

  it('gives the same lines whichever cart comes first', () => {
    fc.assert(
      fc.property(cart, cart, stock, (own, other, stockOf) => {
        expect(byLine(mergeCarts(own, other, stockOf))).toEqual(byLine(mergeCarts(other, own, stockOf)));
      }),
    );
  });

  it('has no more lines than an order may have; the first cart’s stay', () => {
    const lines = (from: number) =>
      Array.from({ length: 30 }, (_, index) => ({ product: `p${from + index}`, quantity: 1 }));
    const merged = mergeCarts(lines(0), lines(100), plenty);
    expect(merged).toHaveLength(CART_LINES_MAX);
    expect(merged.slice(0, 30)).toEqual(lines(0));
  });
});

describe('changeCart', () => {
  it('sets, adds and takes out the lines that are named, and leaves the others', () => {
    const lines = ['a', 'b', 'c'].map((product) => ({ product, quantity: 1 }));
    const changes = [
      { product: 'b', quantity: 7 },
      { product: 'c', quantity: 0 },
      { product: 'd', quantity: 2 },
    ];
    expect(applyCartChanges(lines, changes, () => 5)).toEqual([
      { product: 'a', quantity: 1 },
      { product: 'b', quantity: 5 },
      { product: 'd', quantity: 2 },
    ]);
  });

  it('leaves out a line too many, never one that was there', () => {
    const full = Array.from({ length: CART_LINES_MAX }, (_, index) => ({
      product: `p${index}`,
      quantity: 1,
    }));
    expect(applyCartChanges(full, [{ product: 'one more', quantity: 1 }], plenty)).toEqual(full);
  });

  it('changes of two devices to different lines both count, in any order', () => {
    const on = (product: string) => fc.constant({ product });
    fc.assert(
      fc.property(cart, on('x'), on('y'), quantity, quantity, (lines, x, y, ofX, ofY) => {
        const [one, two] = [[{ ...x, quantity: ofX }], [{ ...y, quantity: ofY }]];
        const first = applyCartChanges(applyCartChanges(lines, one, plenty), two, plenty);
        const second = applyCartChanges(applyCartChanges(lines, two, plenty), one, plenty);
        expect(byLine(first)).toEqual({ ...byLine(lines), 'x -': ofX, 'y -': ofY });
        expect(byLine(second)).toEqual(byLine(first));
      }),
    );
  });
});

describe('changesBetween', () => {
  it('lead from the one cart to the other, and are none between equal ones', () => {
    fc.assert(
      fc.property(cart, cart, (before, after) => {
        const changes = diffCarts(before, after);
        expect(byLine(applyCartChanges(before, changes, plenty))).toEqual(byLine(after));
        expect(diffCarts(after, after.toReversed())).toEqual([]);
      }),
    );
  });
});
