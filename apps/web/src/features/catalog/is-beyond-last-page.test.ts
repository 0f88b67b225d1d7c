import { describe, expect, it } from '@jest/globals';
import { buildProductList } from '../../testing/build-product.ts';
import { isBeyondLastPage } from './products.slice.ts';

describe('a page of a list', () => {
  it.each([
    [84, 10, false],
    [84, 11, true],
    [81, 10, true],
    [0, 1, false],
    [0, 5, false],
  ])('of %i products by nine, page %i: beyond the last is %s', (productCount, page, expected) => {
    expect(isBeyondLastPage({ ...buildProductList(0), limit: 9, productCount, page })).toBe(expected);
  });
});
