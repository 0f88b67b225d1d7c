import { describe, expect, it } from '@jest/globals';
import { ReviewListQuery } from './review.ts';

describe('the query of reviews', () => {
  it('means the first ten, newest first, when it says nothing', () => {
    expect(ReviewListQuery.parse({})).toEqual({ page: 1, limit: 10, sort: 'newest' });
  });

  it('takes page, limit, stars and sort', () => {
    expect(ReviewListQuery.parse({ page: '2', limit: '100', stars: '4', sort: 'lowest' })).toEqual({
      page: 2,
      limit: 100,
      stars: 4,
      sort: 'lowest',
    });
  });

  it.each([
    ['page', '0'],
    ['page', '-1'],
    ['page', ['1', '2']],
    ['limit', '101'],
    ['stars', '6'],
    ['stars', '4.5'],
    ['sort', 'helpful'],
  ])('refuses %s=%p by its name', (name, value) => {
    const { error } = ReviewListQuery.safeParse({ [name]: value });
    expect(error?.issues.map(({ path }) => path[0])).toEqual([name]);
  });
});
