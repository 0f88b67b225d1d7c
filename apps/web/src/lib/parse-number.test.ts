import { describe, expect, it } from '@jest/globals';
import { parseNumber, parseWholeNumber } from './parse-number.ts';

describe('parseNumber', () => {
  it.each([
    ['1,299', 1299],
    [' ₹ 1,000', 1000],
    [' 699 ', 699],
    ['६९९', 699],
    ['१,२९९', 1299],
    ['1.5', 1.5],
    ['-1', -1],
  ])('reads %j as %d', (typed, value) => {
    expect(parseNumber(typed)).toBe(value);
  });

  it.each(['', '  ', 'many'])('returns NaN for %j', (typed) => {
    expect(parseNumber(typed)).toBeNaN();
  });
});

describe('parseWholeNumber', () => {
  it.each([
    ['1,299', 1299],
    ['१,२९९', 1299],
    ['\u2212५', -5],
  ])('reads %j as %d', (typed, value) => {
    expect(parseWholeNumber(typed)).toBe(value);
  });

  it.each(['', '1.5', '12345678', 'many'])('returns undefined for %j', (typed) => {
    expect(parseWholeNumber(typed)).toBeUndefined();
  });
});
