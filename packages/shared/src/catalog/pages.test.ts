import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, pageCount } from './list-choices.ts';

describe('pages', () => {
  it('have 9, 18 or 27 products, 9 by default [spec 2-45] [spec 2-46] [spec 9-17]', () => {
    expect(PAGE_SIZES).toEqual([9, 18, 27]);
    expect(DEFAULT_PAGE_SIZE).toBe(9);
  });

  it.each([
    [0, 9, 0],
    [1, 9, 1],
    [9, 9, 1],
    [10, 9, 2],
    [27, 9, 3],
    [28, 27, 2],
  ])('%i products at %i a page make %i pages [spec 2-51]', (count, size, pages) => {
    expect(pageCount(count, size)).toBe(pages);
  });

  it('hold every product, and the last one is not empty [spec 2-51]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(...PAGE_SIZES), (count, size) => {
        const pages = pageCount(count, size);
        expect(pages * size).toBeGreaterThanOrEqual(count);
        expect((pages - 1) * size).toBeLessThan(count);
      }),
    );
  });
});
