import { describe, expect, it } from '@jest/globals';
import { inOrder, stretchOf } from './page-of.ts';

const list = Array.from({ length: 23 }, (_, index) => index);

describe('a page of a list', () => {
  it('holds the same rows from whichever end it is read', () => {
    for (const limit of [1, 5, 10, 23, 50]) {
      for (let page = 1; page <= 26; page += 1) {
        const stretch = stretchOf({ page, limit }, list.length);
        const from = stretch.sign === 1 ? list : list.toReversed();
        const rows = from.slice(stretch.skip, stretch.skip + stretch.limit);
        expect(inOrder(rows, stretch)).toEqual(list.slice((page - 1) * limit, page * limit));
      }
    }
  });

  it('never skips more than half of it', () => {
    for (let page = 1; page <= 5; page += 1)
      expect(stretchOf({ page, limit: 5 }, 23).skip).toBeLessThanOrEqual(11.5);
  });
});
