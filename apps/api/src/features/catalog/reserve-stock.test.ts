import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import type { NewTestProduct } from '../../testing/product-record.ts';
import { startTestDatabase, type TestDatabase } from '../../testing/start-test-database.ts';
import { compareReservations, type Reservation, reserveStock, toOrderMovements } from './reserve-stock.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await startTestDatabase();
});
afterAll(() => shop.stop());

const AT = new Date('2099-11-20T06:30:00Z');

class Aborted extends Error {}

async function reserve(lines: Reservation[], { order = new Types.ObjectId(), isAborted = false } = {}) {
  const { database } = shop;
  let isTaken = false;
  let written = 0;
  await database.connection
    .transaction(async (session) => {
      isTaken = await reserveStock(database, lines, session);
      const placed = { _id: order, orderItems: lines, createdAt: AT };
      if (isTaken) await database.stockMovements.insertMany(toOrderMovements(placed), { session });
      written = await database.stockMovements.countDocuments({ order }, { session });
      if (isAborted || !isTaken) throw new Aborted();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Aborted)) throw error;
    });
  return { isTaken, written };
}
const stored = (id: Types.ObjectId) => shop.database.products.findById(id).orFail().lean();
const ledgerSum = async (product: Types.ObjectId, size?: string) => {
  const lines = await shop.database.stockMovements.find({ product, ...(size && { size }) }).lean();
  return lines.reduce((sum, { delta }) => sum + delta, 0);
};
const linesOf = async (order: Types.ObjectId) => {
  const lines = await shop.database.stockMovements.find({ order }).sort({ _id: 1 }).lean();
  return lines.map(({ _id: _own, ...line }) => line);
};
const [FIRST, SECOND, THIRD] = ['a', 'b', 'c'].map((digit) => new Types.ObjectId(digit.repeat(24)));

describe('reserve stock', () => {
  it('takes pieces of a size and counts them as sold', async () => {
    const { _id } = await shop.addProduct({
      sizes: [
        { size: 'M', stock: 5 },
        { size: 'L', stock: 5 },
      ],
    });
    expect(await reserve([{ product: _id, size: 'L', quantity: 2 }])).toMatchObject({ isTaken: true });
    expect(await stored(_id)).toMatchObject({
      stock: 8,
      sold: 2,
      sizes: [
        { size: 'M', stock: 5 },
        { size: 'L', stock: 3 },
      ],
    });
    expect([await ledgerSum(_id, 'M'), await ledgerSum(_id, 'L')]).toEqual([5, 3]);
  });

  it('takes exactly the last piece and not one more [G1]', async () => {
    const { _id } = await shop.addProduct({ stock: 2 });
    expect(await reserve([{ product: _id, quantity: 2 }])).toMatchObject({ isTaken: true });
    expect(await stored(_id)).toMatchObject({ stock: 0, sold: 2 });
    expect(await reserve([{ product: _id, quantity: 1 }])).toMatchObject({ isTaken: false });
    expect(await stored(_id)).toMatchObject({ stock: 0, sold: 2 });
  });

  it('takes the last piece of a size and not one more, whatever is left of the others', async () => {
    const { _id } = await shop.addProduct({
      sizes: [
        { size: 'M', stock: 9 },
        { size: 'L', stock: 2 },
      ],
    });
    expect(await reserve([{ product: _id, size: 'L', quantity: 3 }])).toMatchObject({ isTaken: false });
    expect(await reserve([{ product: _id, size: 'L', quantity: 2 }])).toMatchObject({ isTaken: true });
    expect(await reserve([{ product: _id, size: 'L', quantity: 1 }])).toMatchObject({ isTaken: false });
    expect((await stored(_id)).sizes.map(({ stock }) => stock)).toEqual([9, 0]);
  });

  it('has a line in the ledger for what each line took and for which order', async () => {
    await shop.addProduct({ _id: FIRST!, sizes: [{ size: 'M', stock: 5 }] });
    await shop.addProduct({ _id: SECOND! });
    const order = new Types.ObjectId();
    const lines = [
      { product: SECOND!, quantity: 3 },
      { product: FIRST!, size: 'M', quantity: 2 },
    ];
    await reserve(lines, { order });
    expect(await linesOf(order)).toStrictEqual([
      { product: SECOND, delta: -3, reason: 'order', order, at: AT },
      { product: FIRST, size: 'M', delta: -2, reason: 'order', order, at: AT },
    ]);
  });

  it('takes nothing when a line falls short, whichever it is, and leaves everything as it was', async () => {
    const plenty = await shop.addProduct({ stock: 9 });
    const few = await shop.addProduct({ stock: 1 });
    const none = await shop.addProduct({ _id: THIRD!, sizes: [{ size: 'M', stock: 0 }] });
    const had = { product: plenty._id, quantity: 3 };
    for (const short of [
      { product: none._id, size: 'M', quantity: 1 },
      { product: few._id, quantity: 2 },
    ])
      expect(await reserve([had, short])).toEqual({ isTaken: false, written: 0 });
    expect(await stored(plenty._id)).toMatchObject({ stock: 9, sold: 0 });
    expect(await ledgerSum(plenty._id)).toBe(9);
  });

  it.each([
    ['without sizes', { stock: 5 }, undefined],
    ['of a size', { sizes: [{ size: 'M', stock: 5 }] }, 'M'],
  ])('takes nothing %s when the order is not written after all', async (_what, product, size) => {
    const { _id } = await shop.addProduct(product);
    const order = new Types.ObjectId();
    const line = { product: _id, quantity: 2, ...(size && { size }) };
    expect(await reserve([line], { order, isAborted: true })).toEqual({ isTaken: true, written: 1 });
    expect(await stored(_id)).toMatchObject({ stock: 5, sold: 0 });
    expect(await linesOf(order)).toEqual([]);
  });
});

const REFUSED: [what: string, product: NewTestProduct, size: string | undefined][] = [
  ['a size that it does not come in', { sizes: [{ size: 'M', stock: 5 }] }, 'L'],
  ['a size, where it comes in none', { stock: 5 }, 'M'],
  ['what is off sale', { stock: 5, onSale: false }, undefined],
  ['what is archived', { stock: 5, status: 'archived' }, undefined],
];
const SIZELESS: (typeof REFUSED)[number] = [
  'no size, where it comes in sizes',
  { sizes: [{ size: 'M', stock: 5 }] },
  undefined,
];

describe('the stock filter', () => {
  it.each([...REFUSED, SIZELESS])('does not take %s', async (_what, product, size) => {
    const { _id } = await shop.addProduct(product);
    expect(await reserve([{ product: _id, quantity: 1, size }])).toMatchObject({ isTaken: false });
    expect((await stored(_id)).stock).toBe(5);
  });
});

it('the order of the shelves is by product, then by size, those without one first', () => {
  const line = (product: string, size?: string) => ({
    product: new Types.ObjectId(product.repeat(24)),
    size,
    quantity: 1,
  });
  const sorted = [line('a'), line('a', 'L'), line('a', 'M'), line('b'), line('b', 'L')];
  sorted.forEach((one, index) =>
    sorted.forEach((other, place) =>
      expect(Math.sign(compareReservations(one, other))).toBe(Math.sign(index - place)),
    ),
  );
});
