import { invariants } from '../app/features.ts';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { loadManyOrders } from './load-many-orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

it('brings a shop to as many orders, with all that belongs to them', async () => {
  const { database } = shop;
  for (const cost of [300, 400, undefined])
    await shop.addProduct({ cost, sizes: ['S', 'M'].map((size) => ({ size, stock: 5 })) });
  await loadManyOrders(database, 150, () => {}, shop.now());
  expect(await database.orders.countDocuments()).toBe(150);
  for (const { id, check } of invariants)
    expect({ id, breaches: (await check(database)).breaches }).toEqual({ id, breaches: [] });
  await loadManyOrders(database, 150, () => {}, shop.now());
  expect(await database.orders.countDocuments()).toBe(150);
});
