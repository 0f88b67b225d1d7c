import { describe, expect, it } from '@jest/globals';
import { pageNumbers } from './pager.tsx';

describe('page numbers', () => {
  it.each([
    [1, 0, []],
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 4, [1, 2, 3, 4]],
    [1, 9, [1, 2, null, 9]],
    [3, 9, [1, 2, 3, 4, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [7, 9, [1, null, 6, 7, 8, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('page %i of %i shows %j', (page, pages, expected) => {
    expect(pageNumbers(page, pages)).toEqual(expected);
  });
});
