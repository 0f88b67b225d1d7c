import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { allocate, formatCount, formatPaise, formatRupees, percentOf } from './money.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('formatRupees', () => {
  it.each([
    [0, '₹0'],
    [699, '₹699'],
    [1399, '₹1,399'],
    [100_000, '₹1,00,000'],
    [139_900, '₹1,39,900'],
    [12_345_678, '₹1,23,45,678'],
  ])('writes %i with Indian grouping and no decimals [spec 9-28]', (amount, written) => {
    expect(formatRupees(amount)).toBe(written);
  });
});

describe('formatPaise', () => {
  it.each([
    [5, '₹0.05'],
    [4662, '₹46.62'],
    [1_234_500, '₹12,345.00'],
  ])('writes %i with two decimals', (amount, written) => {
    expect(formatPaise(amount)).toBe(written);
  });
});

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [139_900, '1,39,900'],
  ])('writes %i pieces with Indian grouping', (count, written) => {
    expect(formatCount(count)).toBe(written);
  });
});

describe('percentOf', () => {
  it.each([
    [100, 10, 10],
    [699, 10, 70],
    [5, 10, 1],
    [15, 10, 2],
    [14, 10, 1],
    [45, 10, 5], // 4.5 goes up, not to the even neighbour
    [2797, 100, 2797],
    [2797, 0, 0],
    [200, 12.5, 25],
  ])('of %i, %d percent is %i, half up', (amount, percent, expected) => {
    expect(percentOf(amount, percent)).toBe(expected);
  });

  it('is the whole number nearest to the exact percentage', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const rounded = percentOf(amount, percent);
        expect(Number.isInteger(rounded)).toBe(true);
        const errorInHundredths = rounded * 100 - amount * percent;
        expect(errorInHundredths).toBeGreaterThan(-50);
        expect(errorInHundredths).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe('allocate', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [1, [0, 5], [0, 1]],
    [10, [3, 3, 4], [3, 3, 4]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [5, 7], [0, 0]],
    [5, [], []],
    [5, [0, 0], [0, 0]],
  ])(
    'splits %i over %j as %j: largest remainder first, the earlier one on a tie',
    (amount, weights, shares) => {
      expect(allocate(amount, weights)).toEqual(shares);
    },
  );

  const weights = fc
    .array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 50, size: 'max' })
    .filter((all) => sum(all) > 0);
  const amountsAndWeights = weights.chain((all) => {
    const whole = sum(all);
    const amount = fc.oneof(
      fc.integer({ min: 0, max: whole }),
      fc.integer({ min: Math.max(0, whole - 3), max: whole }),
    );
    return fc.tuple(amount, fc.constant(all));
  });

  it('gives shares that add up to the amount and differ from the exact share by less than a rupee', () => {
    fc.assert(
      fc.property(amountsAndWeights, ([amount, all]) => {
        const shares = allocate(amount, all);
        const whole = BigInt(sum(all));
        expect(sum(shares)).toBe(amount);
        shares.forEach((share, index) => {
          const distance = BigInt(share) * whole - BigInt(amount) * BigInt(all[index]!);
          expect(distance > -whole && distance < whole).toBe(true);
        });
      }),
      { numRuns: 300 },
    );
  });

  it('never gives a line more than it weighs while the amount is within the whole', () => {
    fc.assert(
      fc.property(amountsAndWeights, ([amount, all]) => {
        allocate(amount, all).forEach((share, index) => expect(share).toBeLessThanOrEqual(all[index]!));
      }),
      { numRuns: 300 },
    );
  });
});
