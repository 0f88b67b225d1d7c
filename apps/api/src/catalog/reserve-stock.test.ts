import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { orderPayload } from '../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { type Reservation, reserveStock } from './reserve-stock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

class Aborted extends Error {}

/** As an order does it: what falls short takes everything back. */
async function reserve(lines: Reservation[]): Promise<Reservation[]> {
  const { database } = shop;
  let short: Reservation[] = [];
  await database.connection
    .transaction(async (session) => {
      ({ short } = await reserveStock(database, new Types.ObjectId(), lines, shop.now(), session));
      if (short.length > 0) throw new Aborted();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Aborted)) throw error;
    });
  return short;
}
const stored = (id: Types.ObjectId) => shop.database.products.findById(id).orFail().lean();
const ledgerSum = async (product: Types.ObjectId, size?: string) => {
  const lines = await shop.database.stockMovements.find({ product, ...(size && { size }) }).lean();
  return lines.reduce((sum, { delta }) => sum + delta, 0);
};

describe('reserve stock', () => {
  it('takes pieces of a size, counts them as sold, and writes them into the ledger', async () => {
    const { _id } = await shop.addProduct({
      sizes: [
        { size: 'M', stock: 5 },
        { size: 'L', stock: 5 },
      ],
    });
    expect(await reserve([{ product: _id, size: 'M', quantity: 2 }])).toEqual([]);
    expect(await stored(_id)).toMatchObject({
      stock: 8,
      sold: 2,
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 5 },
      ],
    });
    expect([await ledgerSum(_id, 'M'), await ledgerSum(_id, 'L')]).toEqual([3, 5]);
  });

  it('takes exactly the last piece and not one more', async () => {
    const { _id } = await shop.addProduct({ stock: 2 });
    expect(await reserve([{ product: _id, quantity: 2 }])).toEqual([]);
    expect(await reserve([{ product: _id, quantity: 1 }])).toEqual([{ product: _id, quantity: 1 }]);
    expect((await stored(_id)).stock).toBe(0);
  });

  it('names every line that fell short and leaves everything as it was', async () => {
    const plenty = await shop.addProduct({ stock: 9 });
    const few = await shop.addProduct({ stock: 1 });
    const none = await shop.addProduct({ sizes: [{ size: 'M', stock: 0 }] });
    const short = await reserve([
      { product: plenty._id, quantity: 3 },
      { product: few._id, quantity: 2 },
      { product: none._id, size: 'M', quantity: 1 },
    ]);
    expect(short.map(({ product }) => String(product)).toSorted()).toEqual(
      [String(few._id), String(none._id)].toSorted(),
    );
    expect(await stored(plenty._id)).toMatchObject({ stock: 9, sold: 0 });
    expect(await ledgerSum(plenty._id)).toBe(9);
  });

  it.each([
    ['a size that it does not come in', { sizes: [{ size: 'M', stock: 5 }] }, 'L'],
    ['no size, where it comes in sizes', { sizes: [{ size: 'M', stock: 5 }] }, undefined],
    ['a size, where it comes in none', { stock: 5 }, 'M'],
    ['what is off sale', { stock: 5, onSale: false }, undefined],
    ['what is archived', { stock: 5, status: 'archived' as const }, undefined],
  ])('does not take %s', async (_what, product, size) => {
    const { _id } = await shop.addProduct(product);
    expect(await reserve([{ product: _id, quantity: 1, ...(size && { size }) }])).toHaveLength(1);
    expect((await stored(_id)).stock).toBe(5);
  });

  it('neither hangs nor oversells when orders over A,B and B,A come at once', async () => {
    const a = await shop.addProduct({ stock: 12 });
    const b = await shop.addProduct({ stock: 8 });
    const lines = [
      { product: a._id, quantity: 1 },
      { product: b._id, quantity: 1 },
    ];
    const begun = Date.now();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reserve(index % 2 ? lines : lines.toReversed())),
    );
    expect(Date.now() - begun).toBeLessThan(5000);
    expect(answers.filter((short) => short.length === 0)).toHaveLength(8);
    expect([(await stored(a._id)).stock, (await stored(b._id)).stock]).toEqual([4, 0]);
    expect([await ledgerSum(a._id), await ledgerSum(b._id)]).toEqual([4, 0]);
  });

  it('keeps stock and ledger equal under mixed orders at once', async () => {
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
    const ordered = answers
      .filter(({ status }) => status === 201)
      .flatMap(({ body }) => body.orderItems as { product: string; quantity: number }[])
      .filter(({ product }) => product === String(a._id))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const { sizes, stock } = await stored(a._id);
    expect(sizes[0]?.stock).toBe(6 - ordered);
    expect(stock).toBe(6 - ordered);
    expect(await ledgerSum(a._id, 'M')).toBe(6 - ordered);
    expect((await stored(b._id)).stock).toBe(await ledgerSum(b._id));
  });
});
