import { describe, expect, it } from '@jest/globals';
import { removeOrderedItems } from './merge-carts.ts';

describe('withoutOrdered', () => {
  it('takes the ordered pieces out, and leaves what came meanwhile', () => {
    const lines = [
      { product: 'a', size: 'M', quantity: 2 },
      { product: 'a', size: 'L', quantity: 1 },
      { product: 'b', quantity: 5 },
    ];
    const ordered = [
      { product: 'a', size: 'M', quantity: 2 },
      { product: 'b', quantity: 2 },
      { product: 'c', quantity: 1 },
    ];
    expect(removeOrderedItems(lines, ordered)).toEqual([
      { product: 'a', size: 'L', quantity: 1 },
      { product: 'b', quantity: 3 },
    ]);
  });

  it('means by a line without a size whichever size was ordered', () => {
    const ordered = [{ product: 'a', size: 'M', quantity: 1 }];
    expect(removeOrderedItems([{ product: 'a', quantity: 1 }], ordered)).toEqual([]);
  });
});
