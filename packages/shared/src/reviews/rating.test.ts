import { describe, expect, it } from '@jest/globals';
import { summariseRatings } from './review-rules.ts';

const none = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 };

describe('rate', () => {
  it('is nothing without reviews', () => {
    expect(summariseRatings(none)).toEqual({ average: 0, count: 0 });
  });

  it.each([
    [
      { ...none, 5: 1 },
      { average: 5, count: 1 },
    ],
    [
      { ...none, 5: 1, 4: 1 },
      { average: 4.5, count: 2 },
    ],
    [
      { ...none, 5: 2, 4: 1 },
      { average: 4.7, count: 3 },
    ],
    [
      { 5: 1, 4: 1, 3: 1, 2: 1, 1: 1 },
      { average: 3, count: 5 },
    ],
  ])('of %p is their count and their average to one decimal', (counts, rating) => {
    expect(summariseRatings(counts)).toEqual(rating);
  });
});
