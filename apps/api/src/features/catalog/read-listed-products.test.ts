import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { productRecord } from '../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { BATCH_SIZE, readListedProducts } from './read-listed-products.ts';

const COUNT = 2 * BATCH_SIZE;
const products = Array.from({ length: COUNT }, (_, number) => productRecord({ price: number }));

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.database.products.collection.insertMany([
    productRecord({ status: 'draft' }),
    ...products,
    productRecord({ onSale: false }),
  ]);
});
afterAll(() => shop.stop());

async function readAll() {
  const parts: number[][] = [];
  await readListedProducts(shop.database, { price: 1 }, (records) => {
    parts.push(records.map(({ price }) => price));
  });
  return parts;
}

it('all that shoppers see are read once, part by part', async () => {
  const parts = await readAll();
  expect(parts.map(({ length }) => length)).toEqual([BATCH_SIZE, BATCH_SIZE]);
  expect(parts.flat()).toEqual(products.map(({ price }) => price));
});

it('a part that is not answered is asked for again, and what came before it is not read anew', async () => {
  const find = shop.database.products.find.bind(shop.database.products);
  let asked = 0;
  const failing = jest.spyOn(shop.database.products, 'find').mockImplementation((...given) => {
    asked += 1;
    const query = find(...given);
    if (asked === 2 || asked === 3) query.exec = () => Promise.reject(new Error('no connection in time'));
    return query;
  });
  try {
    expect((await readAll()).flat()).toEqual(products.map(({ price }) => price));
    expect(asked).toBe(5);
  } finally {
    failing.mockRestore();
  }
});

it('a database that does not answer at all ends the reading, and so does whoever cannot take a part in', async () => {
  const failing = jest.spyOn(shop.database.products, 'find').mockImplementation(() => {
    throw new Error('nobody there');
  });
  await expect(readAll()).rejects.toThrow('nobody there');
  failing.mockRestore();
  const stumbling = readListedProducts(shop.database, { price: 1 }, () =>
    Promise.reject(new Error('stumbled')),
  );
  await expect(stumbling).rejects.toThrow('stumbled');
});
