import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { Types } from 'mongoose';
import { ProductNumbers } from './product-numbers.ts';

const id = fc
  .tuple(fc.constantFrom('00000000', '6560ffff', 'ffffffff'), fc.constantFrom('0', 'f'), fc.nat({ max: 40 }))
  .map(([time, digit, count]) => time + digit.repeat(8) + count.toString(16).padStart(8, digit));

describe('the numbers of products', () => {
  it('are each a product’s own, from 0 on, however often it is asked for, and lead back to it', () => {
    fc.assert(
      fc.property(fc.array(id, { maxLength: 200 }), (ids) => {
        const numbers = new ProductNumbers();
        const different = [...new Set(ids)];
        expect(ids.map((each) => numbers.of(each))).toEqual(ids.map((each) => different.indexOf(each)));
        expect(different.map((_, number) => numbers.idOf(number))).toEqual(different);
        expect(numbers.size).toBe(different.length);
      }),
    );
  });

  it('are in the order of the ids where they are compared', () => {
    fc.assert(
      fc.property(id, id, (a, b) => {
        const numbers = new ProductNumbers();
        const order = Math.sign(numbers.compare(numbers.of(a), numbers.of(b)));
        expect(order).toBe(a === b ? 0 : a < b ? -1 : 1);
      }),
    );
  });

  it('are kept for tens of thousands', () => {
    const numbers = new ProductNumbers();
    const ids = Array.from({ length: 50_000 }, () => String(new Types.ObjectId()));
    ids.forEach((each) => numbers.of(each));
    expect(ids.every((each, number) => numbers.find(each) === number && numbers.idOf(number) === each)).toBe(
      true,
    );
  });

  it('are not given by a look, and not to what is no id', () => {
    const numbers = new ProductNumbers();
    expect(numbers.find(String(new Types.ObjectId()))).toBeUndefined();
    expect(numbers.find('kurta')).toBeUndefined();
    expect(() => numbers.of('kurta')).toThrow('not a product ID');
    expect(() => numbers.idOf(0)).toThrow('No product has the number 0.');
  });

  it('are the same in capital letters', () => {
    const numbers = new ProductNumbers();
    const each = '6560ab00cd12ef3456789abc';
    expect([numbers.of(each.toUpperCase()), numbers.of(each), numbers.idOf(0)]).toEqual([0, 0, each]);
  });
});
