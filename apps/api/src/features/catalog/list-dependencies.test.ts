import { describe, expect, it } from '@jest/globals';
import { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { Types } from 'mongoose';
import type { NewTestProduct } from '../../testing/product-record.ts';
import { productRecord } from '../../testing/product-record.ts';
import { dependenciesOfList } from './list-dependencies.ts';
import { toIndexEntry } from './index-entry.ts';

const withStock = (stock: number) => ({ stock, sizes: [{ size: 'M', stock }] });
const entryOf = (product: NewTestProduct) => toIndexEntry(productRecord({ ...withStock(5), ...product }));

const first = entryOf({ sold: 50, price: 500 });
const last = entryOf({ sold: 40, price: 600 });
const onPage = new Map([first, last].map((entry) => [entry.id, entry]));

const another = { _id: new Types.ObjectId(), createdAt: new Date(0) };
const isInvalidatedBy = (query: object, before?: NewTestProduct, after?: NewTestProduct) => {
  const cacheDependencies = dependenciesOfList([...onPage.keys()], ProductListQuery.parse(query), {
    entry: (id) => onPage.get(id),
  });
  return cacheDependencies.isInvalidatedBy?.({
    id: String(another._id),
    before: before && entryOf({ ...another, ...before }),
    after: after && entryOf({ ...another, ...after }),
  });
};

describe('a page of a list', () => {
  it.each([
    ['sold one more, far below it', {}, { sold: 5 }, { sold: 6 }, false],
    ['sold one more, before it', {}, { sold: 70 }, { sold: 71 }, false],
    ['sold its way onto it', {}, { sold: 40 - 1 }, { sold: 41 }, true],
    ['passed it by', {}, { sold: 5 }, { sold: 90 }, true],
    ['came back from an order and fell off the page before', {}, { sold: 60 }, { sold: 45 }, true],
    ['is sold out', {}, { sold: 5 }, { sold: 6, ...withStock(0) }, false],
    [
      'is sold out, where only what can be had is counted',
      { inStock: 'true' },
      { sold: 5 },
      withStock(0),
      true,
    ],
    [
      'is sold out in the size that was chosen',
      { size: 'M' },
      { sold: 5 },
      { sold: 5, ...withStock(0) },
      true,
    ],
    ['is sold out, where the choices are counted', { facets: 'true' }, { sold: 5 }, withStock(0), true],
    ['sold one more, where the choices are counted', { facets: 'true' }, { sold: 5 }, { sold: 6 }, false],
    ['has fewer left, where the choices are counted', { facets: 'true' }, withStock(5), withStock(4), false],
    ['is new', {}, undefined, { sold: 0 }, true],
    ['is gone', {}, { sold: 0 }, undefined, true],
    ['is new and not chosen', { category: 'jeans' }, undefined, { sold: 0 }, false],
    ['was always off sale', {}, undefined, undefined, false],
    ['comes into the price that was chosen', { price: { lte: '400' } }, { price: 500 }, { price: 400 }, true],
    ['is dearer, after it by price', { sort: 'price-asc' }, { price: 700 }, { price: 900 }, false],
    ['is cheaper than what it shows by price', { sort: 'price-asc' }, { price: 700 }, { price: 550 }, true],
    [
      'sold one more, by price',
      { sort: 'price-asc' },
      { price: 700, sold: 39 },
      { price: 700, sold: 41 },
      false,
    ],
  ] as [string, object, NewTestProduct | undefined, NewTestProduct | undefined, boolean][])(
    'and another product that %s',
    (_what, query, before, after, isChanged) => {
      expect(isInvalidatedBy(query, before, after)).toBe(isChanged);
    },
  );
});
