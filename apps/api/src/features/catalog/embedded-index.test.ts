import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Facets, ProductList } from '@e-store/shared/catalog/endpoints';
import { findPriceBand } from '@e-store/shared/catalog/price-rules';
import { trusted } from 'mongoose';
import { waitUntil } from '../../testing/wait-until.ts';
import { productRecord } from '../../testing/product-record.ts';
import { silenceStreams } from '../../testing/silence-streams.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { describeCatalogIndex } from '../../testing/catalog-index-contract.ts';
import { startEmbeddedIndex } from './embedded-index.ts';
import type { ProductRecord } from './product.model.ts';

describeCatalogIndex('embedded', () => startTestShop());

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  const shown = await shop.database.products.find({}, { _id: 1 }).lean();
  await shop.database.products.deleteMany({});
  shown.forEach(({ _id }) => shop.catalogIndex.touch(_id));
});
afterAll(() => shop.stop());

const list = async (choice: Record<string, string> = {}) => {
  const { body } = await shop
    .request()
    .get('/api/v1/products')
    .query({ facets: 'true', ...choice })
    .expect(200);
  return ProductList.parse(body);
};
const facetsOf = async (choice: Record<string, string> = {}): Promise<Facets> => {
  const { facets } = await list(choice);
  if (!facets) throw new Error('There are no facets.');
  return facets;
};
type Group = Exclude<keyof Facets, 'anyCategory'>;
/** `undefined` while the index cannot follow the database and lists come without facets. */
const countNow = async (group: Group, value: string) => {
  const { facets } = await list();
  return facets && countOf(facets, group, value);
};
const countOf = (facets: Facets, group: Group, value: string) =>
  facets[group].find((choice) => choice.value === value)?.count ?? 0;

const mixed = () =>
  Array.from({ length: 120 }, (_, n) =>
    productRecord({
      category: ['T-Shirt', 'Shirts', 'jeans'][n % 3] ?? '',
      department: (['men', 'women', 'kids', 'men'] as const)[n % 4] ?? 'men',
      colour: ['Indigo', 'white', 'White', 'Sage', ''][n % 5] ?? '',
      brand: ['Saanjh', 'Kumaon'][n % 2] ?? '',
      price: [499, 500, 501, 1000, 1500, 1501, 90][n % 7] ?? 0,
      ...(n % 4 === 0 && { mrp: 2000 }),
      sizes: [
        { size: 'S', stock: n % 2 },
        { size: 'M', stock: n % 3 },
      ],
      status: n % 11 === 0 ? 'draft' : 'published',
      onSale: n % 13 !== 0,
    }),
  );

async function addProducts(records: readonly ProductRecord[]) {
  await shop.database.products.insertMany(records);
  for (const record of records) {
    shop.search.put(record);
    shop.catalogIndex.touch(record._id);
  }
}

function choiceOf(group: keyof Facets, value: string): Record<string, string> {
  if (group !== 'price') return { [group]: value };
  const band = findPriceBand(value);
  return {
    'price[gte]': String(band?.gte),
    ...(band?.lte !== undefined && { 'price[lte]': String(band.lte) }),
  };
}

describe('the embedded index in step with the database', () => {
  it.each<Record<string, string>>([
    {},
    { category: 'T-Shirt' },
    { category: 'jeans', department: 'men' },
    { size: 's', colour: 'WHITE' },
    { 'price[gt]': '499', 'price[lt]': '1501', brand: 'kumaon' },
    { onSale: 'true', department: 'women' },
    { minDiscount: '50', department: 'men' },
    { inStock: 'true', size: 'M' },
    { inStock: 'false', onSale: 'false' },
    { keyword: 'shirts', department: 'kids' },
  ])('counts for each choice beside %j exactly what the list then has', async (choice) => {
    await addProducts(mixed());
    const { anyCategory, ...facets } = await facetsOf(choice);
    const { category: _chosen, ...unkind } = choice;
    expect(anyCategory).toBe((await list(unkind)).productCount);
    for (const group of Object.keys(facets) as Group[]) {
      for (const { value, count } of facets[group]) {
        const others = Object.entries(choice).filter(
          ([name]) => !(name === group || name.startsWith(`${group}[`)),
        );
        const { productCount } = await list({ ...Object.fromEntries(others), ...choiceOf(group, value) });
        expect({ group, value, count }).toEqual({ group, value, count: productCount });
      }
    }
  });

  it('sees what was just written, and what others write in the database', async () => {
    const record = await shop.addProduct({ sizes: [{ size: 'M', stock: 1 }] });
    expect(countOf(await facetsOf(), 'size', 'M')).toBe(1);
    await shop.database.products.updateOne({ _id: record._id }, { $set: { 'sizes.0.stock': 0, stock: 0 } });
    await waitUntil(async () => (await countNow('size', 'M')) === 0);
    expect(countOf(await facetsOf(), 'inStock', 'true')).toBe(0);
    await shop.database.products.updateOne({ _id: record._id }, { $set: { status: 'archived' } });
    await waitUntil(async () => (await countNow('department', 'men')) === 0);
    await shop.database.products.updateOne({ _id: record._id }, { $set: { status: 'published' } });
    await waitUntil(async () => (await countNow('department', 'men')) === 1);
    await shop.database.products.deleteOne({ _id: record._id });
    await waitUntil(async () => (await countNow('department', 'men')) === 0);
  });

  it('takes thousands of changes at once', async () => {
    const many = Array.from({ length: 3000 }, () => productRecord());
    await shop.database.products.insertMany(many);
    await waitUntil(async () => (await countNow('category', 'T-Shirt')) === 3000);
    await shop.database.products.updateMany({ colour: trusted({ $ne: '' }) }, { $set: { colour: 'Sage' } });
    await waitUntil(async () => (await countNow('colour', 'Sage')) === 3000);
    expect((await facetsOf()).colour).toEqual([{ value: 'Sage', label: 'Sage', count: 3000 }]);
  });

  it('is not live while its stream is silent, and answers have no version', async () => {
    const silenced = silenceStreams(shop.database.products);
    const catalogIndex = startEmbeddedIndex(shop, shop.categories, {
      find: async () => undefined,
      version: () => 0,
    });
    try {
      await catalogIndex.search({});
      expect(catalogIndex.isLive()).toBe(true);
      await waitUntil(() => !catalogIndex.isLive());
      expect(await catalogIndex.version()).toBeUndefined();
    } finally {
      catalogIndex.stop();
      silenced.mockRestore();
    }
  });

  it.each([1, 2001])('reads %i changed products later when the first read fails', async (count) => {
    const records = Array.from({ length: count }, () => productRecord());
    await shop.database.products.collection.insertMany(records);
    records.forEach(({ _id }) => shop.catalogIndex.touch(_id));
    const reading = jest.spyOn(shop.database.products, 'find').mockImplementation(() => {
      throw new Error('The database is away.');
    });
    await expect(shop.catalogIndex.search({})).rejects.toThrow('away');
    reading.mockRestore();
    expect((await shop.catalogIndex.search({})).count).toBe(count);
  });

  it('begins anew when the collection is dropped, and follows it again', async () => {
    await shop.addProduct();
    await shop.database.products.collection.drop();
    await waitUntil(async () => (await countNow('department', 'men')) === 0);
    await shop.database.products.create([productRecord({ colour: 'Sage' })]);
    await waitUntil(async () => (await countNow('department', 'men')) === 1);
    expect(countOf(await facetsOf(), 'colour', 'Sage')).toBe(1);
  });
});

describe('facets', () => {
  it('write spellings that differ in letter case as one choice, as most are written, and leave out what is not named', async () => {
    for (const colour of ['white', 'White', 'WHITE', 'White', '']) await shop.addProduct({ colour });
    expect((await facetsOf()).colour).toEqual([{ value: 'White', label: 'White', count: 4 }]);
  });

  it('have sizes from small to large, letters before numbers, and only what is in stock', async () => {
    const sizes = ['32', 'XL', '4-5', 'S', '28', 'M'].map((size) => ({ size, stock: 1 }));
    await shop.addProduct({ sizes: [...sizes, { size: 'L', stock: 0 }] });
    expect((await facetsOf()).size.map(({ value }) => value)).toEqual(['S', 'M', 'XL', '4-5', '28', '32']);
  });

  it('are absent unless they are asked for', async () => {
    const { body } = await shop.request().get('/api/v1/products').expect(200);
    expect(body).not.toHaveProperty('facets');
  });
});
