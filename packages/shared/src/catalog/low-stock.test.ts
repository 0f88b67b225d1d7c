import { describe, expect, it } from '@jest/globals';
import { isLowStock } from './stock-rules.ts';

describe('low stock', () => {
  it.each([
    [0, false],
    [1, true],
    [3, true],
    [4, false],
  ])('of %i pieces: %p', (stock, isLow) => {
    expect(isLowStock(stock)).toBe(isLow);
  });
});
