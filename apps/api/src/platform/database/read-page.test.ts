import { describe, expect, it, jest } from '@jest/globals';
import { inOrder, readPage, toPageRange } from './read-page.ts';

const list = Array.from({ length: 23 }, (_, index) => index);

describe('a page of a list', () => {
  it('holds the same rows from whichever end it is read', () => {
    for (const limit of [1, 5, 10, 23, 50]) {
      for (let page = 1; page <= 26; page += 1) {
        const stretch = toPageRange({ page, limit }, list.length);
        const from = stretch.sign === 1 ? list : list.toReversed();
        const rows = from.slice(stretch.skip, stretch.skip + stretch.limit);
        expect(inOrder(rows, stretch)).toEqual(list.slice((page - 1) * limit, page * limit));
      }
    }
  });

  it('never skips more than half of it', () => {
    for (let page = 1; page <= 5; page += 1)
      expect(toPageRange({ page, limit: 5 }, 23).skip).toBeLessThanOrEqual(11.5);
  });
});

describe('reading a page', () => {
  const priceRows = list.map((id) => ({ price: id % 4, id }));
  type Sort = Record<string, 1 | -1>;
  const sorted = (sort: Sort) =>
    priceRows.toSorted(
      (a, b) => (a.price - b.price) * (sort['price'] ?? 0) || (a.id - b.id) * (sort['id'] ?? 0),
    );

  it.each<[string, Sort]>([
    ['upwards', { price: 1, id: 1 }],
    ['downwards', { price: -1, id: -1 }],
    ['with ties the other way round', { price: -1, id: 1 }],
  ])('gives the same rows in the same order as the whole list, %s', async (_which, sort) => {
    for (const limit of [1, 4, 23, 30]) {
      for (let page = 1; page <= 24; page += 1) {
        const rows = await readPage({ page, limit, total: priceRows.length, sort }, async (part) =>
          sorted(part.sort).slice(part.skip, part.skip + part.limit),
        );
        expect(rows).toEqual(sorted(sort).slice((page - 1) * limit, page * limit));
      }
    }
  });

  it('asks the nearer end for no more than what is there', async () => {
    const read = jest.fn(async (_part: unknown) => []);
    await readPage({ page: 3, limit: 10, total: 23, sort: { at: -1, _id: -1 } }, read);
    expect(read).toHaveBeenCalledWith({ sort: { at: 1, _id: 1 }, skip: 0, limit: 3 });
  });

  it('asks for nothing beyond the list, where a limit of 0 would be all of it', async () => {
    const read = jest.fn(async () => list);
    expect(await readPage({ page: 4, limit: 10, total: 23, sort: { _id: 1 } }, read)).toEqual([]);
    expect(read).not.toHaveBeenCalled();
  });
});
