import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { BitSet } from './bit-set.ts';

const Places = fc.uniqueArray(fc.nat({ max: 500 }));
const setOf = (places: readonly number[]) => {
  const set = new BitSet();
  places.forEach((place) => set.add(place));
  return set;
};
const ascending = (places: Iterable<number>) => [...places].toSorted((a, b) => a - b);

describe('a set of places', () => {
  it('has what was added and not taken out again, from the first to the last', () => {
    fc.assert(
      fc.property(Places, Places, (added, taken) => {
        const set = setOf(added);
        taken.forEach((place) => set.delete(place));
        expect(set.toArray()).toEqual(ascending(added.filter((place) => !taken.includes(place))));
        expect(set.size).toBe(set.toArray().length);
        const isEven = (place: number) => place % 2 === 0;
        expect(set.toArray(isEven)).toEqual(set.toArray().filter(isEven));
      }),
    );
  });

  it('has in common with another what is in both, and together with others what is in any', () => {
    fc.assert(
      fc.property(Places, Places, Places, (a, b, c) => {
        expect(setOf(a).intersection(setOf(b)).toArray()).toEqual(
          ascending(a.filter((place) => b.includes(place))),
        );
        const all = BitSet.union([setOf(a), setOf(b), setOf(c)]);
        expect(all.toArray()).toEqual(ascending(new Set([...a, ...b, ...c])));
      }),
    );
    expect(BitSet.union([]).toArray()).toEqual([]);
  });
});
