import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { productRecord } from '../../testing/product-record.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { onProductWritten } from './product-writes.ts';

let shop: TestShop;
let emittedIds: string[];
let unsubscribe: () => void;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => {
  emittedIds = [];
  unsubscribe = onProductWritten(shop.database.connection, (id) => emittedIds.push(id));
});
afterEach(() => unsubscribe());
afterAll(() => shop.stop());

const written = async () => {
  const { _id } = await shop.addProduct();
  emittedIds = [];
  return _id;
};
const more = { $inc: { sold: 1 } };

describe('a product that was written', () => {
  it('is told of before whoever wrote it goes on', async () => {
    const { products } = shop.database;
    const _id = await written();
    const writes = [
      () => products.updateOne({ _id }, more),
      () => products.findOneAndUpdate({ _id }, more).lean(),
      () => products.replaceOne({ _id }, productRecord({ _id })),
      () => products.deleteOne({ _id }),
      () => products.create([productRecord({ _id })]),
    ];
    for (const [number, write] of writes.entries()) {
      await write();
      expect(emittedIds).toHaveLength(number + 1);
    }
    expect(new Set(emittedIds)).toEqual(new Set([String(_id)]));
  });

  it('is told of when its transaction is over, once, and not sooner', async () => {
    const { products, connection } = shop.database;
    const [a, b] = [await written(), await written()];
    await connection.transaction(async (session) => {
      await products.updateOne({ _id: a }, more, { session });
      await products.findOneAndUpdate({ _id: a }, more, { session }).lean();
      await products.updateOne({ _id: b }, more, { session });
      expect(emittedIds).toEqual([]);
    });
    expect(emittedIds).toEqual([a, b].map(String));
  });

  it('is told of when the transaction of a bulk is over, and a bulk has one', async () => {
    const { products, connection } = shop.database;
    const [a, b] = [await written(), await written()];
    const bulk = [a, b].map((_id) => ({ updateOne: { filter: { _id }, update: more } }));
    await connection.transaction(async (session) => {
      await products.bulkWrite(bulk, { session });
      expect(emittedIds).toEqual([]);
    });
    expect(emittedIds).toEqual([a, b].map(String));
    await expect(products.bulkWrite(bulk)).rejects.toThrow('in a transaction');
  });

  it('is told of to who listens, no longer', async () => {
    const _id = await written();
    unsubscribe();
    await shop.database.products.updateOne({ _id }, more);
    expect(emittedIds).toEqual([]);
  });
});
