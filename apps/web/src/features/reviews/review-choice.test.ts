import { describe, expect, it } from '@jest/globals';
import { hasReviewFilters, linkToReviews, readReviewChoice, toReviewQuery } from './review-choice.ts';

const read = (query: string) => readReviewChoice(new URLSearchParams(query));

describe('which reviews to show', () => {
  it.each([
    ['', { stars: undefined, sort: 'newest', page: 1 }, false],
    ['stars=4', { stars: 4, sort: 'newest', page: 1 }, true],
    ['sort=lowest&page=3', { stars: undefined, sort: 'lowest', page: 3 }, true],
    ['stars=9&sort=best&page=-1', { stars: undefined, sort: 'newest', page: 1 }, false],
    ['page=0', { stars: undefined, sort: 'newest', page: 1 }, false],
  ])('is read from %p', (query, choice, isOne) => {
    expect(read(query)).toEqual(choice);
    expect(hasReviewFilters(read(query))).toBe(isOne);
  });

  it('is written so that it is read again, and begins at the first page', () => {
    const choice = read('stars=4&sort=lowest&page=2');
    expect(linkToReviews(choice, { stars: 5 })).toEqual({ search: 'stars=5&sort=lowest', hash: 'reviews' });
    expect(linkToReviews(choice, { page: 3 })).toEqual({
      search: 'stars=4&sort=lowest&page=3',
      hash: 'reviews',
    });
    expect(linkToReviews(choice, { stars: undefined, sort: 'newest' })).toEqual({
      search: '',
      hash: 'reviews',
    });
  });

  it('is asked of the API in its words', () => {
    expect(toReviewQuery(read('stars=4'))).toEqual({ stars: '4', sort: 'newest', page: '1' });
  });
});
