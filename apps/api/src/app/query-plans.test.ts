import { SORT_ORDERS } from '@e-store/shared/catalog/list-choices';
import { STAFF_PRODUCT_SORTS, STOCK_LEVELS } from '@e-store/shared/catalog/staff-product-choices';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { Document } from 'mongodb';
import { createShopMetrics } from '../features/operations/create-shop-metrics.ts';
import { allSamples } from '../testing/all-samples.ts';
import { productRecord } from '../testing/product-record.ts';
import { startGatewayShop } from '../testing/start-gateway-shop.ts';
import { TEST_NOW, type TestShop } from '../testing/start-test-shop.ts';

const PRODUCTS = 2000;

let shop: TestShop;
let first: string;
beforeAll(async () => {
  shop = await startGatewayShop({ startsAt: TEST_NOW });
  const { database } = shop;
  const products = Array.from({ length: PRODUCTS }, (_, n) =>
    productRecord({
      name: `Kurta ${n}`,
      category: ['T-Shirt', 'Shirts', 'jeans'][n % 3] ?? '',
      department: (['men', 'women', 'kids'] as const)[n % 3] ?? 'men',
      colour: ['Indigo', 'White', 'Sage'][n % 3] ?? '',
      price: 300 + (n % 900),
      sold: n % 70,
      stock: n % 9,
      status: n % 50 === 0 ? 'draft' : 'published',
      onSale: n % 40 !== 0,
    }),
  );
  await database.products.collection.insertMany(products);
  first = String(products[1]?._id);
  const { connection } = database;
  await connection.createCollection('system.profile', { capped: true, size: 64 * 1024 * 1024 });
  await connection.db?.command({ profile: 2 });
});
afterAll(async () => {
  await shop.database.connection.db?.command({ profile: 0 });
  await shop.stop();
});

const FEW = ['categories', 'settings', 'migrations', 'heartbeats', 'counters', 'jobs', 'system.profile'];

const isOfStream = ({ command, originatingCommand }: Document) =>
  [command, originatingCommand].some((asked) => asked?.pipeline?.[0]?.$changeStream !== undefined);

async function askedDuring(ask: () => Promise<unknown>): Promise<Document[]> {
  const profile = shop.database.connection.collection('system.profile');
  const before = await profile.countDocuments();
  await ask();
  const asked = await profile.find().skip(before).toArray();
  return asked.filter((one) => !isOfStream(one));
}

const collectionOf = ({ ns }: Document) => String(ns).slice(String(ns).indexOf('.') + 1);
const scansOf = (asked: Document[]) =>
  asked
    .filter((one) => /COLLSCAN/.test(one['planSummary']) && !FEW.includes(collectionOf(one)))
    .map(
      (one) =>
        `${collectionOf(one)}: ${JSON.stringify(one['command'].filter ?? one['command'].pipeline ?? one['command'].q)}`,
    );

const LISTS = [
  ...SORT_ORDERS.map((sort) => `sort=${sort}`),
  ...'page=20 keyword=kurta facets=true category=jeans department=men size=M colour=sage brand=Saanjh'.split(
    ' ',
  ),
  ...'origin=India onSale=true minDiscount=50 inStock=true inStock=false price[gte]=500&price[lte]=1000'.split(
    ' ',
  ),
];
const STAFF_LISTS = [
  ...STAFF_PRODUCT_SORTS.flatMap((sort) => [`sort=${sort}`, `sort=${sort}&page=80`]),
  ...STOCK_LEVELS.map((stock) => `stock=${stock}`),
  ...'category=jeans department=men status=draft onSale=false price[gte]=1000 keyword=kurta'.split(' '),
];

it('lists of the shop look at no whole collection, neither by the index nor by the database', async () => {
  const ask = (limit: number) =>
    askedDuring(async () => {
      for (const query of LISTS)
        await shop.request().get(`/api/v1/products?limit=${limit}&${query}`).expect(200);
    });
  const byIndex = await ask(9);
  const isLive = jest.spyOn(shop.catalogIndex, 'isLive').mockReturnValue(false);
  const byDatabase = await ask(18);
  isLive.mockRestore();
  expect([scansOf(byIndex), scansOf(byDatabase)]).toEqual([[], []]);
  expect(byDatabase.filter(({ planSummary }) => /IXSCAN/.test(planSummary)).length).toBeGreaterThan(
    LISTS.length,
  );
});

it.each([
  ['a detail', () => `/product/${first}`],
  ['what is related', () => `/product/${first}/related`],
  ['products by id', () => `/products/by-id?ids=${first}`],
  ['suggestions', () => '/products/suggest?keyword=kur'],
  ['the sitemap', () => '/products/sitemap'],
])('%s looks at no whole collection', async (_name, path) => {
  const asked = await askedDuring(() => shop.request().get(`/api/v1${path()}`).expect(200));
  expect(scansOf(asked)).toEqual([]);
});

it('the products of E-DASH look at no whole collection, whatever is chosen', async () => {
  const { agent } = await shop.signIn('Admin');
  const asked = await askedDuring(async () => {
    for (const query of STAFF_LISTS) await agent.get(`/api/v1/admin/products?${query}`).expect(200);
  });
  expect(scansOf(asked)).toEqual([]);
  expect(asked.filter(({ planSummary }) => /IXSCAN/.test(planSummary)).length).toBeGreaterThan(
    STAFF_LISTS.length,
  );
});

it('a search of customers looks up each part of a name in its index', async () => {
  const { agent } = await shop.signIn('Admin');
  const people = Array.from({ length: 300 }, (_, n) => ({
    firstname: `Meera ${n}`,
    lastname: n === 7 ? 'De Souza' : `Rao Khan ${n}`,
    mobile: '9812345678',
    email: `meera-${n}@example.com`,
    passwordHash: 'none',
    createdAt: TEST_NOW,
  }));
  await shop.database.users.insertMany(people);
  const asked = await askedDuring(async () => {
    for (const search of ['souza', 'de souza']) {
      const { body } = await agent.get('/api/v1/admin/customers').query({ search }).expect(200);
      expect(body.total).toBe(1);
    }
  });
  const plans = asked.filter((one) => collectionOf(one) === 'users' && one['command'].collation);
  expect(plans).toHaveLength(4);
  for (const { planSummary, docsExamined } of plans) {
    expect(planSummary).toContain('{ innerNameWords: 1 }');
    expect(docsExamined).toBeLessThan(10);
  }
});

it('the metrics look at no whole collection', async () => {
  const asked = await askedDuring(createShopMetrics(shop));
  expect(asked.length).toBeGreaterThan(0);
  expect(scansOf(asked)).toEqual([]);
});

it('no call that reads looks at a whole collection', async () => {
  const parsedQuery = Object.entries(allSamples(() => shop)).filter(([name]) => name.startsWith('GET '));
  const scans: Record<string, string[]> = {};
  for (const [name, sample] of parsedQuery) {
    const { agent, path } = await sample();
    const asked = await askedDuring(() => agent.get(`/api/v1${path}`));
    const found = scansOf(asked);
    if (found.length > 0) scans[name] = found;
  }
  expect(scans).toEqual({});
}, 120_000);
