import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { type Reservation, reserveStock, toOrderMovements } from './reserve-stock.ts';

let shop: TestShop;
/** Bypasses locks and rate limits, so that all reservations meet in the database. */
let testDatabase: TestDatabase;
beforeAll(async () => {
  [shop, testDatabase] = await Promise.all([startTestShop(), startTestDatabase()]);
});
afterAll(() => Promise.all([shop.stop(), testDatabase.stop()]));

class Aborted extends Error {}

async function reserve(lines: Reservation[]): Promise<boolean> {
  const { database } = testDatabase;
  let isTaken = false;
  await database.connection
    .transaction(async (session) => {
      isTaken = await reserveStock(database, lines, session);
      const placed = { _id: new Types.ObjectId(), orderItems: lines, createdAt: new Date() };
      if (isTaken) await database.stockMovements.insertMany(toOrderMovements(placed), { session });
      if (!isTaken) throw new Aborted();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Aborted)) throw error;
    });
  return isTaken;
}
type Stocked = Pick<TestDatabase, 'database'>;
const stored = ({ database }: Stocked, id: Types.ObjectId) => database.products.findById(id).orFail().lean();
const ledgerSum = async ({ database }: Stocked, product: Types.ObjectId, size?: string) => {
  const lines = await database.stockMovements.find({ product, ...(size && { size }) }).lean();
  return lines.reduce((sum, { delta }) => sum + delta, 0);
};

describe('reserve stock', () => {
  it('neither hangs nor oversells when orders over A,B and B,A come at once [T2] [ASVS 15.4.3]', async () => {
    const a = await testDatabase.addProduct({ stock: 12 });
    const b = await testDatabase.addProduct({ stock: 8 });
    const lines = [
      { product: a._id, quantity: 1 },
      { product: b._id, quantity: 1 },
    ];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reserve(index % 2 ? lines : lines.toReversed())),
    );
    expect(answers.filter(Boolean)).toHaveLength(8);
    expect([(await stored(testDatabase, a._id)).stock, (await stored(testDatabase, b._id)).stock]).toEqual([
      4, 0,
    ]);
    expect([await ledgerSum(testDatabase, a._id), await ledgerSum(testDatabase, b._id)]).toEqual([4, 0]);
  });

  it('keeps stock and ledger equal under mixed orders at once [R63] [I2]', async () => {
    const a = await shop.addProduct({ sizes: [{ size: 'M', stock: 6 }] });
    const b = await shop.addProduct({ stock: 5 });
    const shoppers = await Promise.all(Array.from({ length: 4 }, () => shop.signIn()));
    const m = { product: a._id, size: 'M' };
    const baskets = [
      [m, { product: b._id }],
      [{ product: b._id }, m],
      [m, m, { product: b._id }],
    ];
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        shoppers[index % 4]!.agent.post('/api/v1/order/new').send(orderPayload(baskets[index % 3]!)),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const sold = answers
      .filter(({ status }) => status === 201)
      .flatMap(({ body }) => body.orderItems as { product: string; quantity: number }[]);
    const soldOf = ({ _id }: { _id: Types.ObjectId }) =>
      sold.filter(({ product }) => product === String(_id)).reduce((sum, { quantity }) => sum + quantity, 0);
    expect(soldOf(a)).toBeGreaterThan(0);
    expect(soldOf(b)).toBeGreaterThan(0);
    const { sizes, stock } = await stored(shop, a._id);
    expect(sizes[0]?.stock).toBe(6 - soldOf(a));
    expect(stock).toBe(6 - soldOf(a));
    expect(await ledgerSum(shop, a._id, 'M')).toBe(6 - soldOf(a));
    expect((await stored(shop, b._id)).stock).toBe(5 - soldOf(b));
    expect(await ledgerSum(shop, b._id)).toBe(5 - soldOf(b));
  });
});
