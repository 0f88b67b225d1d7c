import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { chartScale, formatShortAmount } from './sales-chart.tsx';

describe('the scale of the sales chart', () => {
  it('begins at zero and goes up in round steps', () => {
    expect(chartScale([412_000, 604_312, 96_000])).toEqual({
      low: 0,
      high: 800_000,
      ticks: [0, 200_000, 400_000, 600_000, 800_000],
    });
  });

  it('goes below zero where there was a loss', () => {
    expect(chartScale([5000, -1200])).toEqual({
      low: -2000,
      high: 6000,
      ticks: [-2000, 0, 2000, 4000, 6000],
    });
  });

  it('stands also where nothing was sold', () => {
    expect(chartScale([])).toEqual({ low: 0, high: 1, ticks: [0, 1] });
  });

  it('holds every value, zero among its lines, in at most six steps', () => {
    const values = fc.array(fc.integer({ min: -10_000_000, max: 100_000_000 }), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(values, (all) => {
        const { low, high, ticks } = chartScale(all);
        expect(Math.min(...all)).toBeGreaterThanOrEqual(low);
        expect(Math.max(...all)).toBeLessThanOrEqual(high);
        expect(ticks).toContain(0);
        expect(ticks.length).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe('a short amount', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1k'],
    [9_640, '9.6k'],
    [604_312, '604k'],
    [12_300_000, '1.2cr'],
    [-9_600, '−9.6k'],
  ])('of %i is %s', (amount, words) => {
    expect(formatShortAmount(amount)).toBe(words);
  });
});
