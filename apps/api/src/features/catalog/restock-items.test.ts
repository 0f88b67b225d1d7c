import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { type RestockCause, restockItems } from './restock-items.ts';
import type { Reservation } from './reserve-stock.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await startTestDatabase();
  await shop.addProduct();
});
afterAll(() => shop.stop());

const AT = new Date('2099-11-20T06:30:00Z');
const cancelOf = (order = new Types.ObjectId()) => ({ reason: 'cancel', order }) as const;

class Aborted extends Error {}

async function putBack(lines: Reservation[], why: RestockCause = cancelOf(), { isAborted = false } = {}) {
  const { database } = shop;
  await database.connection
    .transaction(async (session) => {
      await restockItems(database, why, lines, AT, session);
      if (isAborted) throw new Aborted();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Aborted)) throw error;
    });
}
const readStock = async (id: Types.ObjectId) => {
  const { stock, sold, sizes, unassignedStock } = await shop.database.products.findById(id).orFail().lean();
  return {
    stock,
    sold,
    sizes: sizes.map(({ size, stock: left }) => [size, left]),
    ...(unassignedStock !== undefined && { unassignedStock }),
  };
};
const linesOf = async (order: Types.ObjectId) => {
  const lines = await shop.database.stockMovements.find({ order }).sort({ _id: 1 }).lean();
  return lines.map(({ _id: _own, ...line }) => line);
};
const sizes = () => [
  { size: 'M', stock: 5 },
  { size: 'L', stock: 1 },
];

describe('put back stock', () => {
  it('puts pieces without a size on the shelf of their product', async () => {
    const { _id } = await shop.addProduct({ stock: 3, sold: 4 });
    await putBack([{ product: _id, quantity: 2 }]);
    expect(await readStock(_id)).toEqual({ stock: 5, sold: 2, sizes: [] });
  });

  it('puts pieces of a size on the shelf of that size', async () => {
    const { _id } = await shop.addProduct({ sizes: sizes(), sold: 4 });
    await putBack([{ product: _id, size: 'L', quantity: 2 }]);
    expect(await readStock(_id)).toEqual({
      stock: 8,
      sold: 2,
      sizes: [
        ['M', 5],
        ['L', 3],
      ],
    });
  });

  it('makes the shelf of a size anew that was taken off the product meanwhile', async () => {
    const { _id } = await shop.addProduct({ sizes: sizes(), sold: 4 });
    await putBack([{ product: _id, size: 'XL', quantity: 2 }]);
    expect(await readStock(_id)).toEqual({
      stock: 8,
      sold: 2,
      sizes: [
        ['M', 5],
        ['L', 1],
        ['XL', 2],
      ],
    });
  });

  it('puts units of all sizes into the stock of a product that has no sizes any more', async () => {
    const { _id } = await shop.addProduct({ stock: 8, sold: 4 });
    const why = cancelOf();
    const lines = [
      { product: _id, size: 'M', quantity: 2 },
      { product: _id, size: 'L', quantity: 1 },
    ];
    await putBack(lines, why);
    expect(await readStock(_id)).toEqual({ stock: 11, sold: 1, sizes: [] });
    expect(await linesOf(why.order)).toStrictEqual([{ product: _id, delta: 3, ...why, at: AT }]);
  });

  it('keeps unsized units for staff to assign when the product has sizes by now', async () => {
    const { _id } = await shop.addProduct({ sizes: sizes(), sold: 4 });
    const why = cancelOf();
    await putBack([{ product: _id, quantity: 2 }], why);
    expect(await readStock(_id)).toEqual({
      stock: 6,
      sold: 2,
      sizes: [
        ['M', 5],
        ['L', 1],
      ],
      unassignedStock: 2,
    });
    expect(await linesOf(why.order)).toStrictEqual([{ product: _id, delta: 2, ...why, at: AT }]);
  });

  it('adds no size beyond those that a product may have: staff assign these units', async () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ size: String(28 + index), stock: 1 }));
    const { _id } = await shop.addProduct({ sizes: many, sold: 4 });
    await putBack([{ product: _id, size: 'XL', quantity: 2 }]);
    const { sizes: after, ...rest } = await readStock(_id);
    expect(rest).toEqual({ stock: 20, sold: 2, unassignedStock: 2 });
    expect(after).toHaveLength(20);
  });

  it('gives the product a new version where it adds a size, and only there', async () => {
    const { _id } = await shop.addProduct({ sizes: sizes() });
    const versionOf = async () => (await shop.database.products.findById(_id).orFail().lean()).version;
    await putBack([{ product: _id, size: 'M', quantity: 1 }]);
    expect(await versionOf()).toBe(1);
    await putBack([{ product: _id, size: 'XL', quantity: 1 }]);
    expect(await versionOf()).toBe(2);
  });

  it('says in the ledger why, line by line in the order of the shelves', async () => {
    const [first, second] = ['a', 'b'].map((digit) => new Types.ObjectId(digit.repeat(24)));
    await shop.addProduct({ _id: first!, sizes: sizes() });
    await shop.addProduct({ _id: second! });
    const why = { reason: 'return', order: new Types.ObjectId(), return: new Types.ObjectId() } as const;
    const lines = [
      { product: second!, quantity: 3 },
      { product: first!, size: 'M', quantity: 2 },
    ];
    await putBack(lines, why);
    expect(await linesOf(why.order)).toStrictEqual([
      { product: first, size: 'M', delta: 2, ...why, at: AT },
      { product: second, delta: 3, ...why, at: AT },
    ]);
  });

  it('leaves it to the ledger where the product is gone', async () => {
    const { _id } = await shop.addProduct({ sizes: sizes() });
    const gone = new Types.ObjectId();
    const why = cancelOf();
    await putBack(
      [
        { product: _id, size: 'M', quantity: 2 },
        { product: gone, size: 'M', quantity: 1 },
        { product: gone, size: 'L', quantity: 1 },
      ],
      why,
    );
    expect(await readStock(_id)).toMatchObject({ stock: 8, sold: -2 });
    expect(await linesOf(why.order)).toHaveLength(3);
  });

  it('of nothing writes nothing', async () => {
    const why = cancelOf();
    await putBack([], why);
    expect(await linesOf(why.order)).toEqual([]);
  });

  it('happens once: the same pieces again are refused, and nothing moves', async () => {
    const { _id } = await shop.addProduct({ stock: 3, sold: 4 });
    const why = cancelOf();
    await putBack([{ product: _id, quantity: 2 }], why);
    await expect(putBack([{ product: _id, quantity: 2 }], why)).rejects.toThrow(/E11000/);
    expect(await readStock(_id)).toMatchObject({ stock: 5, sold: 2 });
  });

  it.each([
    ['without a size', { stock: 5 }, undefined],
    ['of a size', { sizes: sizes() }, 'M'],
    ['of a size that is not there any more', { sizes: sizes() }, 'XL'],
  ])('puts nothing back %s when its transaction comes to nothing', async (_what, product, size) => {
    const { _id } = await shop.addProduct(product);
    const before = await readStock(_id);
    const why = cancelOf();
    await putBack([{ product: _id, quantity: 2, ...(size && { size }) }], why, { isAborted: true });
    expect(await readStock(_id)).toEqual(before);
    expect(await linesOf(why.order)).toEqual([]);
  });
});
