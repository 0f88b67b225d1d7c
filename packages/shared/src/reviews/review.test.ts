import { describe, expect, it } from '@jest/globals';
import { Review } from './review.ts';

const review = {
  _id: '65f000000000000000000003',
  stars: 4,
  words: 'Soft, and the colour stayed.',
  fit: 'true',
  size: 'M',
  createdAt: '2026-11-20T10:00:00.000Z',
};

describe('Review', () => {
  it('has one to five whole stars and says how it fits', () => {
    expect(Review.parse(review)).toEqual(review);
    for (const stars of [0, 6, 4.5]) expect(Review.safeParse({ ...review, stars }).success).toBe(false);
    expect(Review.safeParse({ ...review, fit: 'tight' }).success).toBe(false);
  });

  it('does not say who wrote it', () => {
    expect(Review.parse({ ...review, user: '65f000000000000000000002', order: 'x' })).toEqual(review);
  });
});
