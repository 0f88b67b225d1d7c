import { invariants } from '../app/features.ts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { loadManyProducts } from './load-many-products.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it('brings a shop to as many products, each entered by its Admin', async () => {
  const { database } = shop;
  const { id } = await shop.signIn('Admin');
  const load = () => loadManyProducts(database, 120, () => {}, shop.now());
  await load();
  await load();
  expect(await database.products.countDocuments()).toBe(120);
  const entries = await database.auditEntries.find({ what: 'product.created' }).lean();
  expect(new Set(entries.map(({ subject }) => subject.id)).size).toBe(120);
  expect(new Set(entries.map(({ by }) => String(by)))).toEqual(new Set([id]));
  for (const invariant of invariants)
    expect({ id: invariant.id, breaches: (await invariant.check(database)).breaches }).toEqual({
      id: invariant.id,
      breaches: [],
    });
});
