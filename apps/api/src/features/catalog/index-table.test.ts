import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { Types } from 'mongoose';
import { productRecord } from '../../testing/product-record.ts';
import { numberedChoices, numberOfChoice } from './choice-numbers.ts';
import { type Choice, meets, rulesOf } from './choice-rules.ts';
import { productNumbers } from './product-numbers.ts';
import type { ParsedFilters } from './search/parsed-query.ts';
import { type IndexEntry, toIndexEntry } from './index-entry.ts';
import { IndexTable } from './index-table.ts';

const COLOURS = ['Indigo', 'White', 'white', ''];
const SIZES = ['S', 'M', 'L', '6-7Y'];

const product = fc.record({
  category: fc.constantFrom('T-Shirt', 'Shirts', 'jeans'),
  department: fc.constantFrom('men' as const, 'women' as const, 'kids' as const),
  colour: fc.constantFrom(...COLOURS),
  brand: fc.constantFrom('Saanjh', 'Kumaon'),
  price: fc.constantFrom(90, 499, 500, 501, 1500),
  sizes: fc
    .uniqueArray(fc.constantFrom(...SIZES))
    .chain((sizes) =>
      fc.tuple(...sizes.map((size) => fc.record({ size: fc.constant(size), stock: fc.nat({ max: 1 }) }))),
    ),
});
const choice: fc.Arbitrary<Choice> = fc.record(
  {
    category: fc.constantFrom('T-Shirt', 'jeans'),
    colour: fc.constantFrom('white', 'INDIGO', 'Sage'),
    size: fc.constantFrom('m', '6-7Y'),
    price: fc.constantFrom({ gte: 500 }, { gt: 90, lte: 500 }),
    inStock: fc.boolean(),
  },
  { requiredKeys: [] },
);
const read = fc.record(
  {
    department: fc.subarray(['men', 'women'], { minLength: 1 }),
    colour: fc.constantFrom([['indigo']], [['white'], ['sage', 'green']]),
    size: fc.constantFrom<NonNullable<ParsedFilters['size']>>(
      { labels: ['S'], ages: [] },
      { labels: [], ages: [7] },
    ),
  },
  { requiredKeys: [] },
);

const tableOf = (entries: readonly IndexEntry[]) => {
  const table = new IndexTable();
  entries.forEach((entry) => table.put(entry));
  return table;
};
const idsOf = (table: IndexTable, places: readonly number[]) => places.map((place) => table.at(place).id);

describe('a look at the shelf', () => {
  it('finds what meets every rule, and counts each group with the choices made in the others', () => {
    fc.assert(
      fc.property(fc.array(product, { maxLength: 40 }), choice, read, (products, chosen, words) => {
        const entries = products.map((each) =>
          toIndexEntry(
            productRecord({ ...each, stock: each.sizes.reduce((sum, { stock }) => sum + stock, 0) }),
          ),
        );
        const rules = rulesOf(chosen, words);
        const table = tableOf(entries);
        const { matching, counts } = table.look(rules, { hasCounts: true });
        const broken = (entry: IndexEntry) => rules.filter((rule) => !meets(entry, rule));
        expect(idsOf(table, matching)).toEqual(
          entries.filter((entry) => broken(entry).length === 0).map(({ id }) => id),
        );
        const expected = numberedChoices().map(
          ({ group }, number) =>
            entries.filter(
              (entry) =>
                entry.choices.includes(number) && broken(entry).every((rule) => rule.group === group),
            ).length,
        );
        expect([...counts]).toEqual(expected);
      }),
    );
  });

  it('finds the same without counting, whatever products came, changed and left between two looks', () => {
    const Change = fc.record({ of: fc.nat({ max: 30 }), becomes: fc.option(product), looked: choice });
    fc.assert(
      fc.property(fc.array(Change, { maxLength: 60 }), read, (changes, words) => {
        const ids = Array.from({ length: 31 }, () => new Types.ObjectId());
        const table = new IndexTable();
        for (const { of, becomes, looked } of changes) {
          const _id = ids[of]!;
          if (becomes) table.put(toIndexEntry(productRecord({ ...becomes, _id })));
          else table.delete(String(_id));
          const rules = rulesOf(looked, words);
          const { matching } = table.look(rules, { hasCounts: true });
          expect(table.look(rules).matching).toEqual(matching);
          expect(table.count(rules)).toBe(matching.length);
        }
      }),
    );
  });

  it('finds the same when more was asked for than it keeps', () => {
    const colours = Array.from({ length: 300 }, (_, number) => `colour ${number}`);
    const entries = colours.map((colour) => toIndexEntry(productRecord({ colour })));
    const table = tableOf(entries);
    for (let round = 0; round < 2; round += 1)
      for (const [index, colour] of colours.entries())
        expect(idsOf(table, table.look(rulesOf({ colour })).matching)).toEqual([entries[index]?.id]);
  });

  it('keeps to the places that it is asked about', () => {
    const entries = [1, 2, 3].map(() => toIndexEntry(productRecord()));
    const table = tableOf(entries);
    const places = entries.slice(1).map(({ id }) => table.placeOf(id) ?? -1);
    expect(table.look([], { places }).matching).toEqual(places);
  });
});

describe('the shelf', () => {
  const inSizes = (sizes: readonly string[]) => ({ sizes: sizes.map((size) => ({ size, stock: 1 })) });
  const waists = Array.from({ length: 60 }, (_, number) => `${number}`);

  it('holds a product of any number of sizes, beside those that were there before', () => {
    const small = toIndexEntry(productRecord(inSizes(['S'])));
    const large = toIndexEntry(productRecord(inSizes(waists)));
    const { counts } = tableOf([small, large]).look([], { hasCounts: true });
    expect(counts[numberOfChoice('size', 'S')]).toBe(1);
    for (const waist of waists) expect(counts[numberOfChoice('size', waist)]).toBe(1);
  });

  it('has a product in its new form, forgets one that left, and has it again when it comes back', () => {
    const _id = new Types.ObjectId();
    const before = toIndexEntry(productRecord({ _id, colour: 'Sage' }));
    const table = tableOf([before]);
    table.put(toIndexEntry(productRecord({ _id, colour: 'Indigo' })));
    expect(table.look(rulesOf({ colour: 'sage' })).matching).toEqual([]);
    expect(idsOf(table, table.look(rulesOf({ colour: 'indigo' })).matching)).toEqual([String(_id)]);
    table.delete(String(_id));
    table.delete(String(_id));
    expect([table.size, table.get(String(_id)), table.look([]).matching]).toEqual([0, undefined, []]);
    table.put(before);
    expect([table.size, table.get(String(_id)), idsOf(table, table.look([]).matching)]).toEqual([
      1,
      before,
      [String(_id)],
    ]);
  });

  it('passes over what a search found and the shelf does not hold', () => {
    const [there, gone] = [toIndexEntry(productRecord()), toIndexEntry(productRecord())];
    const table = tableOf([there]);
    const beyond = productNumbers.of(gone.id);
    const places = [productNumbers.of(there.id), beyond];
    expect(idsOf(table, table.look([], { places }).matching)).toEqual([there.id]);
  });

  it.each([
    ['of a size, though there are others', [1, 40], 1],
    ['of all', [], 1],
    ['of none, while some size is left', [0, 40], 1],
    ['none at all', [0, 0], 0],
    ['more', [2, 40], 0],
    ['more than it can tell from plenty', [70_000], 0],
  ])('counts as few what has so few pieces left: %s', (_what, stocks, expected) => {
    const sizes = stocks.map((stock, index) => ({ size: `S${index}`, stock }));
    const { id, ...entry } = toIndexEntry(productRecord(sizes.length > 0 ? { sizes } : { stock: 1 }));
    const table = tableOf([toIndexEntry(productRecord({ stock: 300 })), { id, ...entry }]);
    expect(table.left.countLow(1)).toBe(expected);
    table.delete(id);
    expect(table.left.countLow(1000)).toBe(1);
  });

  it('holds thousands', () => {
    const entries = Array.from({ length: 3000 }, () => toIndexEntry(productRecord({ colour: 'Ochre' })));
    const { matching, counts } = tableOf(entries).look([], { hasCounts: true });
    expect(matching).toHaveLength(3000);
    expect(counts[numberOfChoice('colour', 'Ochre')]).toBe(3000);
  });
});
