import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { trusted, Types } from 'mongoose';
import { invariants } from '../../app/features.ts';
import { checkInvariants } from '../../platform/invariants/check-invariants.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { postAllOrders, postOrders, postOrdersJob } from './post-orders.ts';

let shop: TestShop;
/** No jobs: each test says when orders are posted. */
beforeAll(async () => {
  shop = await startTestShop({ config: { workerPort: 1 } });
});
afterAll(() => shop.stop());

const refuseWrites = (collection: string, validator: object) =>
  shop.database.connection.db!.command({ collMod: collection, validator });

async function placeOrder(quantity = 1, stock = 10) {
  const shopper = await shop.signIn();
  const product = await shop.addProduct({ stock });
  const { body } = await shopper.agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: product._id, quantity }]))
    .expect(201);
  return { ...shopper, product, order: new Types.ObjectId(String(body._id)) };
}

/** As placing an order leaves it when the process ends at once. */
async function placeUnposted(quantity = 1) {
  await refuseWrites('outboxMails', { kind: { $ne: 'order-placed' } });
  try {
    return await placeOrder(quantity);
  } finally {
    await refuseWrites('outboxMails', {});
  }
}

async function readPosted({ order, id }: { order: Types.ObjectId; id: string }) {
  const { database } = shop;
  const [movements, lines, mails, buyer, found] = await Promise.all([
    database.stockMovements.find({ order }).lean(),
    database.transactions.find({ order }).lean(),
    database.outboxMails.find({ order }).lean(),
    database.users.findById(id).orFail().lean(),
    database.orders.findById(order).orFail().lean(),
  ]);
  return {
    taken: movements.map(({ delta }) => delta),
    cashBook: lines.map(({ kind, status }) => `${kind} ${status}`),
    mails: mails.map(({ kind, to }) => [kind, to]),
    orders: buyer.figures.orders,
    isUnposted: found.unposted ?? false,
  };
}

const UNPOSTED = { taken: [], cashBook: [], mails: [], orders: 0, isUnposted: true };
const posted = (email: string, quantity = 1) => ({
  taken: [-quantity],
  cashBook: ['cod inProgress'],
  mails: [['order-placed', email]],
  orders: 1,
  isUnposted: false,
});

const findBreaches = async () => {
  const lines: string[] = [];
  await checkInvariants(shop.database, invariants, (line) => lines.push(line));
  return lines.filter((line) => !line.startsWith('ok'));
};

describe('post orders', () => {
  beforeEach(() => postAllOrders(shop.database));

  it('writes stock ledger, cash book, statistics and mail of an order once', async () => {
    const placed = await placeOrder(2);
    expect(await readPosted(placed)).toEqual(posted(placed.person.email, 2));
    expect(await postAllOrders(shop.database)).toBe(0);
    expect(await readPosted(placed)).toEqual(posted(placed.person.email, 2));
  });

  it.each(['stockMovements', 'transactions', 'outboxMails', 'users'])(
    'takes the order when %s cannot be written, writes nothing of it, and posts it later [R64]',
    async (collection) => {
      const shopper = await shop.signIn();
      const product = await shop.addProduct();
      const id = new Types.ObjectId(shopper.id);
      const validator = collection === 'users' ? { _id: { $ne: id } } : { never: 'there' };
      await refuseWrites(collection, validator);
      let order: Types.ObjectId;
      try {
        const { body } = await shopper.agent
          .post('/api/v1/order/new')
          .send(orderPayload([{ product: product._id }]))
          .expect(201);
        order = new Types.ObjectId(String(body._id));
        expect(await readPosted({ order, id: shopper.id })).toEqual(UNPOSTED);
      } finally {
        await refuseWrites(collection, {});
      }
      await postOrdersJob.run({ ...shop }, new AbortController().signal);
      expect(await readPosted({ order, id: shopper.id })).toEqual(posted(shopper.person.email));
      expect(await findBreaches()).toEqual([]);
    },
  );

  it('posts an order once when two processes do it at the same time [T4]', async () => {
    const placed = await Promise.all([1, 2, 3].map(() => placeOrder()));
    const ids = placed.map(({ order }) => order);
    const { database } = shop;
    await Promise.all([
      database.stockMovements.deleteMany({ order: trusted({ $in: ids }) }),
      database.outboxMails.deleteMany({ order: trusted({ $in: ids }) }),
      database.orders.updateMany({ _id: trusted({ $in: ids }) }, { $set: { unposted: true } }),
    ]);
    const counts = await Promise.all([postAllOrders(database), postAllOrders(database)]);
    expect(counts.toSorted()).toEqual([0, 3]);
    for (const one of placed) {
      expect(await readPosted(one)).toEqual(posted(one.person.email));
    }
    expect(await findBreaches()).toEqual([]);
  });

  it('counts an order right that was cancelled before it was posted', async () => {
    const { agent, order, product, ...shopper } = await placeUnposted(2);
    expect(await findBreaches()).toEqual([]);
    await agent
      .post(`/api/v1/order/${String(order)}/cancel`)
      .send({ reason: 'changed-mind' })
      .expect(200);
    expect(await findBreaches()).toEqual([]);
    await postAllOrders(shop.database);
    expect(await readPosted({ order, id: shopper.id })).toMatchObject({
      cashBook: ['cod cancelled'],
      orders: 1,
      isUnposted: false,
    });
    expect(await shop.database.products.findById(product._id).lean()).toMatchObject({ stock: 10 });
    expect(await findBreaches()).toEqual([]);
  });

  it('posts the others when one order cannot be posted', async () => {
    const spoilt = await placeUnposted();
    await shop.database.orders.collection.updateOne({ _id: spoilt.order }, { $set: { createdAt: 'never' } });
    const placed = await placeUnposted();
    await postOrdersJob.run({ ...shop }, new AbortController().signal);
    expect(await readPosted(placed)).toEqual(posted(placed.person.email));
    expect(await readPosted(spoilt)).toEqual(UNPOSTED);
    await shop.database.orders.collection.updateOne(
      { _id: spoilt.order },
      { $set: { createdAt: shop.now() } },
    );
    await postOrdersJob.run({ ...shop }, new AbortController().signal);
    expect(await readPosted(spoilt)).toEqual(posted(spoilt.person.email));
  });

  it('leaves the other orders when asked for those of one customer', async () => {
    const mine = await placeUnposted();
    const other = await placeUnposted();
    const user = new Types.ObjectId(mine.id);
    const { database } = shop;
    await database.connection.transaction((session) => postOrders(database, session, { user }));
    expect([(await readPosted(mine)).isUnposted, (await readPosted(other)).isUnposted]).toEqual([
      false,
      true,
    ]);
  });
});
