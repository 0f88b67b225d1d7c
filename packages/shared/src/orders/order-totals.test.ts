import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import {
  DEFAULT_EXPRESS_SHIPPING,
  DEFAULT_SHIPPING,
  DEFAULT_TAX,
  orderTotals,
  type Charges,
  type PricedLine,
} from './order-totals.ts';

const charges = { tax: DEFAULT_TAX, shipping: DEFAULT_SHIPPING };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const line = fc.record<PricedLine>({
  price: fc.integer({ min: 1, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 1000 }),
});
const lines = fc.array(line, { maxLength: 50 });
const anyCharges = fc.record<Charges>({
  tax: fc.nat(5000),
  shipping: fc.nat(500),
  discount: fc.oneof(
    fc.constant(undefined),
    fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
    fc.record({ amount: fc.nat(5_000_000) }),
  ),
});

describe('orderTotals', () => {
  it('charges tax 250, shipping 30 and express 35 by default [spec 9-8] [spec 9-9] [spec 9-11]', () => {
    expect([DEFAULT_TAX, DEFAULT_SHIPPING, DEFAULT_EXPRESS_SHIPPING]).toEqual([250, 30, 35]);
  });

  it('adds 250 and 30 to the items: two T-shirts and a pair of jeans cost 3077 [spec 9-10]', () => {
    const totals = orderTotals([
      { price: 699, quantity: 2 },
      { price: 1399, quantity: 1 },
    ]);
    expect(totals).toEqual({
      items: 2797,
      discount: 0,
      tax: 250,
      shipping: 30,
      total: 3077,
      lineDiscounts: [0, 0],
    });
  });

  it.each<[string, PricedLine[], Charges['discount'], Partial<ReturnType<typeof orderTotals>>]>([
    [
      'rounds a percentage once for the order, half up',
      [
        { price: 5, quantity: 1 },
        { price: 10, quantity: 1 },
      ],
      { percent: 10 },
      { items: 15, discount: 2, lineDiscounts: [1, 1], total: 293 },
    ],
    [
      'spreads an amount over the lines by their worth',
      [
        { price: 100, quantity: 1 },
        { price: 100, quantity: 2 },
      ],
      { amount: 100 },
      { discount: 100, lineDiscounts: [33, 67], total: 480 },
    ],
    [
      'gives away at most the items, never the charges',
      [{ price: 199, quantity: 1 }],
      { amount: 500 },
      { discount: 199, lineDiscounts: [199], total: 280 },
    ],
    [
      'takes a full percentage as the items for nothing',
      [{ price: 699, quantity: 3 }],
      { percent: 100 },
      { discount: 2097, lineDiscounts: [2097], total: 280 },
    ],
    [
      'has nothing to add up without lines',
      [],
      { percent: 50 },
      { items: 0, discount: 0, lineDiscounts: [] },
    ],
  ])('%s', (_rule, ordered, discount, expected) => {
    expect(orderTotals(ordered, { ...charges, discount })).toMatchObject(expected);
  });

  it('charges what the store asks instead of the defaults', () => {
    expect(orderTotals([{ price: 699, quantity: 1 }], { tax: 0, shipping: 35 }).total).toBe(734);
  });

  it('the parts add up to the total, in whole rupees [R59] [I4] [T15]', () => {
    fc.assert(
      fc.property(lines, anyCharges, (ordered, asked) => {
        const totals = orderTotals(ordered, asked);
        expect(totals.items).toBe(sum(ordered.map(({ price, quantity }) => price * quantity)));
        expect(totals.total).toBe(totals.items - totals.discount + asked.tax + asked.shipping);
        expect(Number.isSafeInteger(totals.total)).toBe(true);
        expect(totals.discount).toBeGreaterThanOrEqual(0);
        expect(totals.discount).toBeLessThanOrEqual(totals.items);
      }),
    );
  });

  it('the discounts of the lines add up to the discount, and none exceeds its line [T15]', () => {
    fc.assert(
      fc.property(lines, anyCharges, (ordered, asked) => {
        const { discount, lineDiscounts } = orderTotals(ordered, asked);
        expect(lineDiscounts).toHaveLength(ordered.length);
        expect(sum(lineDiscounts)).toBe(discount);
        ordered.forEach(({ price, quantity }, index) => {
          expect(lineDiscounts[index]).toBeGreaterThanOrEqual(0);
          expect(lineDiscounts[index]).toBeLessThanOrEqual(price * quantity);
        });
      }),
    );
  });

  it('the order of the lines does not matter for what is paid', () => {
    const shuffled = lines.chain((ordered) =>
      fc.tuple(
        fc.constant(ordered),
        fc.shuffledSubarray(ordered, { minLength: ordered.length, maxLength: ordered.length }),
      ),
    );
    fc.assert(
      fc.property(shuffled, anyCharges, ([ordered, other], asked) => {
        const { lineDiscounts: _one, ...totals } = orderTotals(ordered, asked);
        const { lineDiscounts: _two, ...others } = orderTotals(other, asked);
        expect(others).toEqual(totals);
      }),
    );
  });
});
