import { expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { topItems } from './top-items.ts';

const byNumber = (a: number, b: number) => a - b;

it('the first of an order are those that come first when all are sorted', () => {
  const items = fc.uniqueArray(fc.integer(), { maxLength: 2000, size: 'max' });
  fc.assert(
    fc.property(items, fc.integer({ min: 0, max: 1500 }), (numbers, count) => {
      expect(topItems(numbers, byNumber, count)).toEqual(numbers.toSorted(byNumber).slice(0, count));
    }),
  );
});
