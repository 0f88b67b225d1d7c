import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ledgerMatchesStock, stockIsNeverNegative } from '../orders/stock.invariant.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { unassignedStock } from './migrations.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await startTestDatabase();
});
afterAll(() => shop.stop());

const breaches = async () =>
  (await Promise.all([stockIsNeverNegative, ledgerMatchesStock].map(({ check }) => check(shop.database))))
    .map((found) => found.breaches)
    .flat();

describe('the migration of units that are in no size', () => {
  it('finds those that the ledger alone knew and those that stock counted, and runs twice safely', async () => {
    const { database } = shop;
    const sized = await shop.addProduct({ sizes: [{ size: 'M', stock: 5 }] });
    const split = await shop.addProduct({ sizes: [{ size: 'M', stock: 2 }] });
    const plain = await shop.addProduct({ stock: 7 });
    const unsized = (product: typeof sized, delta: number) => ({
      product: product._id,
      delta,
      reason: 'adjustment' as const,
      at: new Date(),
    });
    await database.stockMovements.create([unsized(sized, 2), unsized(split, 8)]);
    await database.products.updateOne({ _id: split._id }, { $set: { stock: 10 } });
    expect(await breaches()).not.toEqual([]);

    await unassignedStock.up(database.connection, []);
    await unassignedStock.up(database.connection, []);

    const read = async ({ _id }: typeof sized) => {
      const found = await database.products.findById(_id).orFail().lean();
      return [found.stock, found.unassignedStock];
    };
    expect(await Promise.all([sized, split, plain].map(read))).toEqual([
      [5, 2],
      [2, 8],
      [7, undefined],
    ]);
    expect(await breaches()).toEqual([]);
  });
});
