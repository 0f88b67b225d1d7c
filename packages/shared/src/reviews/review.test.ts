import { describe, expect, it } from '@jest/globals';
import { NewReview, Review } from './review.ts';

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

describe('NewReview', () => {
  const written = { stars: 4, words: 'Soft, and the colour stayed.', fit: 'true' };

  it('needs stars and words, and may say how it fits', () => {
    expect(NewReview.parse(written)).toEqual(written);
    expect(NewReview.parse({ stars: 1, words: 'Tore at once.' })).toEqual({
      stars: 1,
      words: 'Tore at once.',
    });
    for (const missing of ['stars', 'words'])
      expect(NewReview.safeParse({ ...written, [missing]: undefined }).success).toBe(false);
  });

  it.each([
    ['stars', 0],
    ['stars', 6],
    ['stars', 4.5],
    ['stars', '4'],
    ['words', 'Good'],
    ['words', `   ${'x'.repeat(9)}   `],
    ['words', 'x'.repeat(2001)],
    ['words', 'Turned \u202E around text'],
    ['fit', 'tight'],
  ])('refuses %s %p by its name', (name, value) => {
    const { error } = NewReview.safeParse({ ...written, [name]: value });
    expect(error?.issues.map(({ path }) => path[0])).toContain(name);
  });
});
