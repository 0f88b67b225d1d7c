import { describe, expect, it } from '@jest/globals';
import { applyPriceChange } from './price-change.ts';

describe('changed price', () => {
  it.each([
    [699, 'amount', 50, 749],
    [699, 'amount', -100, 599],
    [699, 'percent', 10, 769],
    [699, 'percent', -10, 629],
    [5, 'percent', 10, 6],
    [45, 'percent', 10, 50],
    [100, 'percent', 0, 100],
    [30, 'amount', -100, 1],
    [30, 'percent', -100, 1],
  ] as const)('%i by %s %i is %i', (price, by, value, changed) => {
    expect(applyPriceChange(price, { by, value })).toBe(changed);
  });
});
