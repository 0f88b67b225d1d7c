import { beforeAll, afterAll, describe, expect, it } from '@jest/globals';
import { SORT_ORDERS, type SortOrder } from '@e-store/shared/catalog/list-choices';
import { PRICE_BANDS, isInPriceBand } from '@e-store/shared/catalog/price-rules';
import { ListFilters } from '@e-store/shared/catalog/product-list-query';
import { setTimeout as wait } from 'node:timers/promises';
import * as fc from 'fast-check';
import { Types } from 'mongoose';
import type { CatalogQuery } from '../features/catalog/catalog-index.ts';
import type { ProductRecord } from '../features/catalog/product.model.ts';
import { type NewTestProduct, productRecord } from './product-record.ts';
import type { TestShop } from './start-test-shop.ts';
import { waitUntil } from './wait-until.ts';

const sizes = (stocks: Record<string, number>) =>
  Object.entries(stocks).map(([size, stock]) => ({ size, stock }));

const Product = fc.record({
  category: fc.constantFrom('T-Shirt', 'Shirts', 'jeans'),
  department: fc.constantFrom('men' as const, 'women' as const, 'kids' as const),
  colour: fc.constantFrom('Blue', 'Indigo', 'Navy', 'sky blue', 'White', 'white', ''),
  brand: fc.constantFrom('Saanjh', 'Kumaon', 'KUMAON'),
  origin: fc.constantFrom('India', 'Nepal', ''),
  fabric: fc.constantFrom('100% cotton', 'Linen'),
  price: fc.constantFrom(90, 499, 500, 501, 1500),
  mrp: fc.constantFrom(undefined, 999, 2000),
  sold: fc.nat({ max: 3 }),
  createdAt: fc.constantFrom(new Date(0), new Date(1000)),
  sizes: fc.record({ S: fc.nat({ max: 1 }), M: fc.nat({ max: 2 }), '6-7Y': fc.nat({ max: 1 }) }).map(sizes),
  status: fc.constantFrom('published' as const, 'published' as const, 'draft' as const),
  onSale: fc.constantFrom(true, true, false),
});
/** More filters leave hardly any product. */
const AllFilters = fc.record({
  category: fc.constantFrom('T-Shirt', 'jeans'),
  department: fc.constantFrom('men' as const, 'kids' as const),
  colour: fc.constantFrom('blue', 'white', 'INDIGO', 'Sage'),
  brand: fc.constantFrom('kumaon'),
  origin: fc.constantFrom('nepal'),
  size: fc.constantFrom('m', '6-7Y'),
  price: fc.constantFrom({ gte: 500 }, { gt: 90, lte: 500 }, {}),
  onSale: fc.boolean(),
  minDiscount: fc.constantFrom(25, 50, 75),
  inStock: fc.boolean(),
});
const FILTER_NAMES = Object.keys(ListFilters.shape) as (keyof ListFilters)[];
const Filters = fc
  .tuple(AllFilters, fc.shuffledSubarray(FILTER_NAMES, { maxLength: 2 }))
  .map(([all, names]): ListFilters => Object.fromEntries(names.map((name) => [name, all[name]])));
const Words = fc.constantFrom<[words: string, means: ListFilters]>(
  ['', {}],
  ['', {}],
  ['', {}],
  ['blue shirt', { colour: 'blue', category: 'Shirts' }],
  ['kids jeans under 500', { department: 'kids', category: 'jeans', price: { lte: 500 } }],
  ['kumaon on sale', { brand: 'kumaon', onSale: true }],
  ['shirt at half price', { category: 'Shirts', minDiscount: 50 }],
);

const BLUES = ['indigo', 'navy', 'sky blue'];
const isAlike = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

const MEETS: {
  [Name in keyof ListFilters]-?: (product: ProductRecord, wanted: NonNullable<ListFilters[Name]>) => boolean;
} = {
  category: (product, wanted) => product.category === wanted,
  department: (product, wanted) => product.department === wanted,
  colour: ({ colour }, wanted) =>
    isAlike(colour, wanted) || (isAlike(wanted, 'blue') && BLUES.includes(colour.toLowerCase())),
  brand: ({ brand }, wanted) => isAlike(brand, wanted),
  origin: ({ origin }, wanted) => isAlike(origin, wanted),
  size: (product, wanted) => product.sizes.some(({ size, stock }) => isAlike(size, wanted) && stock > 0),
  price: ({ price }, { gt = -1, gte = 0, lt = Infinity, lte = Infinity }) =>
    price > gt && price >= gte && price < lt && price <= lte,
  onSale: ({ discountPercent }, wanted) => discountPercent > 0 === wanted,
  minDiscount: ({ price, mrp = price }, wanted) => Math.round((1 - price / mrp) * 100) >= wanted,
  inStock: ({ stock }, wanted) => stock > 0 === wanted,
};
const unmetBy = (product: ProductRecord, filters: ListFilters) =>
  Object.entries(filters).flatMap(([name, wanted]) =>
    (MEETS[name as keyof ListFilters] as (product: ProductRecord, wanted: unknown) => boolean)(
      product,
      wanted,
    )
      ? []
      : name,
  );

const byText = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const newestId = (a: ProductRecord, b: ProductRecord) => byText(String(b._id), String(a._id));
const popular = (a: ProductRecord, b: ProductRecord) => b.sold - a.sold || newestId(a, b);
const SORTS: Record<SortOrder, (a: ProductRecord, b: ProductRecord) => number> = {
  popular,
  newest: (a, b) => Number(b.createdAt) - Number(a.createdAt) || newestId(a, b),
  'price-asc': (a, b) => a.price - b.price || newestId(a, b),
  'price-desc': (a, b) => b.price - a.price || newestId(a, b),
  origin: (a, b) => byText(a.origin || 'Z', b.origin || 'Z') || popular(a, b),
};

export function describeCatalogIndex(
  name: string,
  startShop: () => Promise<TestShop>,
  settle: (shop: TestShop) => Promise<void> = async () => {},
): void {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop();
  });
  afterAll(() => shop.stop());

  async function fill(products: readonly NewTestProduct[]): Promise<ProductRecord[]> {
    const { database, catalogIndex, search } = shop;
    const before = await database.products.find({}).lean();
    await database.products.deleteMany({});
    const records = products.map((product) => productRecord(product));
    await database.products.insertMany(records);
    for (const record of before) search.put({ ...record, status: 'archived' });
    for (const record of records) search.put(record);
    for (const { _id } of [...before, ...records]) catalogIndex.touch(_id);
    await settle(shop);
    return records;
  }
  const find = async ({ words = '', ...query }: CatalogQuery & { words?: string }) =>
    shop.catalogIndex.search({
      ...(words !== '' && { parsed: await shop.search.read(words) }),
      ...query,
    });

  describe(`the ${name} catalogue index`, () => {
    it('finds, sorts and counts as a plain filter does, whatever the catalogue', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(Product, { minLength: 1, maxLength: 30 }),
          Filters,
          Words,
          fc.constantFrom(...SORT_ORDERS),
          async (products, filters, [words, parsed], sort) => {
            const visible = (await fill(products)).filter(
              ({ status, onSale }) => status === 'published' && onSale,
            );
            const effective = { ...parsed, ...filters, ...(isUnbound(filters) && { price: parsed.price }) };
            const all = withoutUndefined(effective);
            const { ids, count, facets } = await find({ words, filters, sort, limit: 100, hasFacets: true });
            const expected = visible
              .filter((product) => unmetBy(product, all).length === 0)
              .toSorted(SORTS[sort]);
            expect(ids).toEqual(expected.map(({ _id }) => String(_id)));
            expect(count).toBe(expected.length);
            const countBeside = (field: keyof ListFilters, isCounted: (product: ProductRecord) => boolean) =>
              visible.filter(
                (product) => unmetBy(product, all).every((other) => other === field) && isCounted(product),
              ).length;
            for (const field of ['category', 'department', 'size', 'colour', 'brand', 'origin'] as const)
              for (const { value, count: counted } of facets?.[field] ?? [])
                expect([field, value, counted]).toEqual([
                  field,
                  value,
                  countBeside(field, (product) => MEETS[field](product, value as never)),
                ]);
            for (const band of PRICE_BANDS)
              expect(facets?.price.find(({ value }) => value === band.key)?.count).toBe(
                countBeside('price', ({ price }) => isInPriceBand(price, band)),
              );
            expect(facets?.onSale[0]?.count).toBe(
              countBeside('onSale', ({ discountPercent }) => discountPercent > 0),
            );
            expect(facets?.inStock[0]?.count).toBe(countBeside('inStock', ({ stock }) => stock > 0));
          },
        ),
        { numRuns: 60 },
      );
    }, 180_000);

    it('returns pages that neither repeat nor skip a product', async () => {
      const records = await fill(Array.from({ length: 25 }, () => ({ sold: 1 })));
      const pages = await Promise.all([0, 10, 20, 30].map((from) => find({ from, limit: 10 })));
      expect(pages.map(({ count }) => count)).toEqual([25, 25, 25, 25]);
      expect(pages.flatMap(({ ids }) => ids).toSorted()).toEqual(
        records.map(({ _id }) => String(_id)).toSorted(),
      );
    });

    it('ranks the best match first, in another order only when one is asked for', async () => {
      const [named, described] = await fill([
        { name: 'Bandhani Kurta', sold: 0 },
        { name: 'Cape', descreption: 'Over a bandhani.', sold: 9 },
      ]);
      const ids = [String(named?._id), String(described?._id)];
      expect((await find({ words: 'bandhani', limit: 9 })).ids).toEqual(ids);
      expect((await find({ words: 'bandhani', sort: 'popular', limit: 9 })).ids).toEqual(ids.toReversed());
    });

    it.each([
      ['slim', ['Slim Jeans', 'Slimmer Fit']],
      ['slim jeans', ['Slim Jeans']],
      ['"slim"', ['Slim Jeans']],
      ['jeans no slim', ['Wide Jeans']],
      ['not white shirt', ['Slimmer Fit']],
      ['cotton', ['Slim Jeans']],
      ['qwrtzx', []],
    ])('finds by %s what the words mean', async (words, expected) => {
      const records = await fill([
        { name: 'Slim Jeans', category: 'jeans', fabric: 'Cotton', colour: 'Navy' },
        { name: 'Wide Jeans', category: 'jeans', fabric: 'Linen', colour: 'White' },
        { name: 'Slimmer Fit', category: 'Shirts', fabric: 'Linen', colour: 'Black' },
      ]);
      const names = new Map(records.map(({ _id, name: called }) => [String(_id), called]));
      const { ids } = await find({ words, limit: 9 });
      expect(ids.map((id) => names.get(id)).toSorted()).toEqual(expected);
    });

    it('prefers a selected filter to what the words say of the same field', async () => {
      await fill([
        { category: 'jeans', colour: 'Navy' },
        { category: 'Shirts', colour: 'Navy' },
        { category: 'jeans', colour: 'White' },
      ]);
      const { count, facets } = await find({
        words: 'blue shirt',
        filters: { category: 'jeans' },
        hasFacets: true,
      });
      expect(count).toBe(1);
      expect(facets?.category.map((category) => category.count)).toEqual([0, 1, 1]);
      expect(facets?.anyCategory).toBe(1);
    });

    it.each([
      ['a size, though there are others', { sizes: sizes({ S: 1, M: 40 }) }, 1],
      ['a product without sizes', { stock: 1 }, 1],
      ['none in one size and some in another', { sizes: sizes({ S: 0, M: 40 }) }, 1],
      ['none at all', { sizes: sizes({ S: 0 }) }, 0],
      ['more', { sizes: sizes({ S: 2 }) }, 0],
    ])('counts as low on stock what has one unit of %s', async (_what, product, expected) => {
      await fill([{ stock: 300 }, product]);
      expect(await shop.catalogIndex.countLow(1)).toBe(expected);
    });
  });

  describe(`the version of the ${name} catalogue index`, () => {
    const shown = {
      _id: new Types.ObjectId(),
      sizes: sizes({ S: 5, M: 0 }),
      sold: 9,
      createdAt: new Date(0),
    };
    const other = { ...shown, _id: new Types.ObjectId() };

    const waitForStream = () =>
      waitUntil(async () => {
        const version = await shop.catalogIndex.version();
        await wait(500);
        return version !== undefined && version === (await shop.catalogIndex.version());
      });

    /** Whether an answer with only the first product is still right. */
    async function isCurrentAfter(change: () => unknown): Promise<boolean> {
      await waitForStream();
      const version = await shop.catalogIndex.version();
      await change();
      await settle(shop);
      await waitForStream();
      return version !== undefined && shop.catalogIndex.isCurrent(version, [String(shown._id)]);
    }
    const update = (product: { _id: Types.ObjectId }, set: object) =>
      shop.database.products.updateOne({ _id: product._id }, { $set: set });

    /** Staff changes must reach the text index, too. */
    async function renameOther() {
      await update(other, { name: 'Renamed' });
      shop.search.put(productRecord({ ...other, name: 'Renamed' }));
    }
    async function renameCategory() {
      await shop.database.categories.updateOne({ _id: 'T-Shirt' }, { $set: { name: 'Tee' } });
      shop.categories.touch();
    }

    it.each([
      ['another product sells', () => update(other, { sold: 10, stock: 4, 'sizes.0.stock': 4 }), true],
      ['another product is rated', () => update(other, { rating: { average: 5, count: 1 } }), true],
      ['nothing is written', async () => {}, true],
      ['another product sells out in a size', () => update(other, { stock: 0, 'sizes.0.stock': 0 }), false],
      ['another product costs more', () => update(other, { price: 999 }), false],
      ['another product is hidden', () => update(other, { onSale: false }), false],
      ['a product is added', () => shop.addProduct(), false],
      [
        'a product that it shows sells',
        () => update(shown, { sold: 10, stock: 4, 'sizes.0.stock': 4 }),
        false,
      ],
      ['a product that it shows has another name', () => update(shown, { name: 'Renamed' }), false],
      ['another product has another name', renameOther, false],
      ['a category is renamed', renameCategory, false],
    ])('knows whether an answer is still right after this: %s', async (_what, change, expected) => {
      await fill([shown, other]);
      expect(await isCurrentAfter(change)).toBe(expected);
    });

    it('sorts by new popularity once an hour', async () => {
      const records = await fill([{ sold: 5 }, { sold: 1 }]);
      const [first, second] = records.map(({ _id }) => String(_id));
      await waitForStream();
      const version = await shop.catalogIndex.version();
      await update({ _id: new Types.ObjectId(second) }, { sold: 7 });
      await settle(shop);
      expect((await find({ limit: 9 })).ids).toEqual([first, second]);
      shop.passTime(3_600_000);
      await waitUntil(async () => (await find({ limit: 9 })).ids[0] === second);
      await waitUntil(() => !shop.catalogIndex.isCurrent(version ?? NaN, []));
    });
  });
}

const isUnbound = ({ price }: ListFilters) => price !== undefined && Object.keys(price).length === 0;

const withoutUndefined = (filters: ListFilters): ListFilters =>
  Object.fromEntries(Object.entries(filters).filter(([, wanted]) => wanted !== undefined));
