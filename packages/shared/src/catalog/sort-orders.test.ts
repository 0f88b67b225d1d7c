import { expect, it } from '@jest/globals';
import { SORT_ORDER_NAMES, SORT_ORDERS } from './list-choices.ts';

it('sort orders are the four of the spec in its words, popular first [spec 2-47]', () => {
  expect(SORT_ORDERS.slice(0, 4).map((order) => SORT_ORDER_NAMES[order])).toEqual([
    'popular',
    'newest',
    'price low to high',
    'price high to low',
  ]);
});

it('a fifth order, which the law asks for, is by country of origin', () => {
  expect(SORT_ORDERS.slice(4).map((order) => SORT_ORDER_NAMES[order])).toEqual(['country of origin']);
});
