import { describe, expect, it } from '@jest/globals';
import { hasFewLeft, isLowOnStock } from './stock-rules.ts';

describe('low stock', () => {
  it.each([
    [0, false],
    [1, true],
    [3, true],
    [4, false],
  ])('of %i pieces: %p', (stock, isLow) => {
    expect(hasFewLeft(stock)).toBe(isLow);
  });
});

describe('isLowOnStock', () => {
  const size = (stock: number) => ({ size: 'M', stock });
  it.each([
    ['sold out', 0, [], false],
    ['sold out in every size', 0, [size(0)], false],
    ['at the threshold', 5, [], true],
    ['above it', 6, [], false],
    ['a size at the threshold', 16, [size(5), size(11)], true],
    ['a size sold out', 11, [size(0), size(11)], true],
    ['all sizes above it', 17, [size(6), size(11)], false],
  ])('%s', (_, stock, sizes, isLow) => {
    expect(isLowOnStock({ stock, sizes }, 5)).toBe(isLow);
  });
});
