import { describe, expect, it } from '@jest/globals';
import { fitVerdict } from './review-rules.ts';

describe('the verdict on the fit', () => {
  it.each([
    [{ small: 0, true: 0, large: 0 }, undefined, 'nobody said'],
    [{ small: 0, true: 4, large: 0 }, undefined, 'four are too few'],
    [{ small: 0, true: 5, large: 0 }, 'true', 'five of one mind'],
    [{ small: 2, true: 3, large: 0 }, 'true', 'three of five are 60 %'],
    [{ small: 3, true: 1, large: 1 }, 'small', 'it may run small'],
    [{ small: 0, true: 4, large: 6 }, 'large', 'it may run large'],
    [{ small: 2, true: 5, large: 2 }, undefined, 'five of nine are most, yet no clear majority'],
  ] as const)('of %p is %p: %s', (counts, verdict, _why) => {
    expect(fitVerdict(counts)).toBe(verdict);
  });
});
