import { expect, it } from '@jest/globals';
import { SORT_ORDER_NAMES, SORT_ORDERS } from './sort-orders.ts';

it('sort orders are the four of the spec in its words, popular first', () => {
  expect(SORT_ORDERS.map((order) => SORT_ORDER_NAMES[order])).toEqual([
    'popular',
    'newest',
    'price low to high',
    'price high to low',
  ]);
});
