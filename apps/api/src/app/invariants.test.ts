import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { Types } from 'mongoose';
import { deliverOrder } from '../testing/deliver-order.ts';
import { orderPayload } from '../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { invariants } from './features.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const breaches = async () => {
  const found = await Promise.all(
    invariants.map(async ({ id, check }) => ((await check(shop.database)).breaches.length > 0 ? id : [])),
  );
  return found.flat();
};

async function anOrder() {
  const { agent } = await shop.signIn();
  const product = await shop.addProduct({ sizes: [{ size: 'M', stock: 5 }] });
  const { body } = await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: product._id, quantity: 2 }]))
    .expect(201);
  return { order: String(body._id), product: product._id };
}

async function aReviewedProduct() {
  const shopper = await shop.signIn();
  const product = await shop.addProduct();
  await deliverOrder(shop, shopper, [{ product: product._id }]);
  await shopper.agent
    .post(`/api/v1/product/${String(product._id)}/reviews`)
    .send({ stars: 4, words: 'Soft and well sewn.' })
    .expect(201);
  return product._id;
}

describe('the invariants [R63] [I1]', () => {
  it('hold after many shoppers raced for little stock [T1]', async () => {
    const product = await shop.addProduct({ sizes: [{ size: 'M', stock: 3 }] });
    const shoppers = await Promise.all(Array.from({ length: 8 }, () => shop.signIn()));
    await Promise.all(
      shoppers.map(({ agent }) =>
        agent.post('/api/v1/order/new').send(orderPayload([{ product: product._id }])),
      ),
    );
    expect(await breaches()).toEqual([]);
  });

  const raw = () => shop.database.connection;
  it.each([
    [
      'I12',
      'figures of a past day that are not those of its orders',
      async () => {
        await anOrder();
        shop.passTime(2 * 24 * 60 * 60 * 1000);
        const to = indiaDay(shop.now());
        await shop.sales.readTotals({ from: addDays(to, -5), to });
        const change = (by: number) => () =>
          raw()
            .collection('salesDays')
            .updateOne({ 'figures.orders': { $exists: true } }, { $inc: { 'figures.sales': by } });
        await change(1)();
        return change(-1);
      },
    ],
    [
      'I14',
      'a customer of whom more is kept than the orders come to',
      async () => {
        const { order } = await anOrder();
        const { user } = await shop.database.orders.findById(order).orFail().lean();
        const change = (by: number) => () =>
          raw()
            .collection('users')
            .updateOne({ _id: user }, { $inc: { 'figures.spent': by } });
        await change(1)();
        return change(-1);
      },
    ],
    [
      'I1',
      'stock below 0',
      async () => {
        const { product } = await anOrder();
        const undo = { $set: { stock: 3, 'sizes.0.stock': 3 } };
        await raw()
          .collection('products')
          .updateOne({ _id: product }, { $set: { stock: -1, 'sizes.0.stock': -1 } });
        return () => raw().collection('products').updateOne({ _id: product }, undo);
      },
    ],
    [
      'I2',
      'a piece that no movement explains',
      async () => {
        const { product } = await anOrder();
        await raw()
          .collection('products')
          .updateOne({ _id: product }, { $inc: { stock: 1, 'sizes.0.stock': 1 } });
        return () =>
          raw()
            .collection('products')
            .updateOne({ _id: product }, { $inc: { stock: -1, 'sizes.0.stock': -1 } });
      },
    ],
    [
      'I2',
      'unsized units of a product with sizes that staff are not told of',
      async () => {
        const { product } = await anOrder();
        const { insertedId } = await raw()
          .collection('stockMovements')
          .insertOne({ product, delta: 2, reason: 'adjustment', at: shop.now() });
        return () => raw().collection('stockMovements').deleteOne({ _id: insertedId });
      },
    ],
    [
      'I2',
      'units of a size that the product does not have',
      async () => {
        const { product } = await anOrder();
        const { insertedId } = await raw()
          .collection('stockMovements')
          .insertOne({ product, size: 'XL', delta: 2, reason: 'adjustment', at: shop.now() });
        return () => raw().collection('stockMovements').deleteOne({ _id: insertedId });
      },
    ],
    [
      'I2b',
      'an order whose pieces were never taken',
      async () => {
        const { order } = await anOrder();
        const filter = { _id: (await shop.database.orders.findById(order).orFail().lean())._id };
        await raw()
          .collection('orders')
          .updateOne(filter, { $inc: { 'orderItems.0.quantity': 1 } });
        return () =>
          raw()
            .collection('orders')
            .updateOne(filter, { $inc: { 'orderItems.0.quantity': -1 } });
      },
    ],
    [
      'I2c',
      'a cancelled order whose pieces came back twice',
      async () => {
        const { order, product } = await anOrder();
        const { _id } = await shop.database.orders.findById(order).orFail().lean();
        const again = {
          _id: new Types.ObjectId(),
          product,
          order: _id,
          reason: 'cancel',
          delta: 1,
          at: shop.now(),
        };
        const less = {
          ...again,
          _id: new Types.ObjectId(),
          reason: 'adjustment',
          delta: -1,
          order: undefined,
        };
        await raw().collection('stockMovements').insertMany([again, less], { ignoreUndefined: true });
        return () =>
          raw()
            .collection('stockMovements')
            .deleteMany({ _id: { $in: [again._id, less._id] } });
      },
    ],
    [
      'I6b',
      'a cancelled order of which nobody was told',
      async () => {
        const { order } = await anOrder();
        const filter = { _id: (await shop.database.orders.findById(order).orFail().lean())._id };
        await raw()
          .collection('orders')
          .updateOne(filter, { $set: { orderStatus: 'Cancelled' } });
        return () =>
          raw()
            .collection('orders')
            .updateOne(filter, { $set: { orderStatus: 'Processing' } });
      },
    ],
    [
      'I4',
      'a total that is not its parts',
      async () => {
        const { order } = await anOrder();
        const filter = { _id: (await shop.database.orders.findById(order).orFail().lean())._id };
        await raw()
          .collection('orders')
          .updateOne(filter, { $inc: { totalPrice: 1 } });
        return () =>
          raw()
            .collection('orders')
            .updateOne(filter, { $inc: { totalPrice: -1 } });
      },
    ],
    [
      'I5',
      'an order of nobody',
      async () => {
        const { order } = await anOrder();
        const { _id, user } = await shop.database.orders.findById(order).orFail().lean();
        await raw()
          .collection('orders')
          .updateOne({ _id }, { $set: { user: _id } });
        return () => raw().collection('orders').updateOne({ _id }, { $set: { user } });
      },
    ],
    [
      'I6',
      'an order without its mail',
      async () => {
        const { order } = await anOrder();
        const { _id } = await shop.database.orders.findById(order).orFail().lean();
        await raw()
          .collection('outboxMails')
          .updateOne({ order: _id }, { $set: { kind: 'password-reset' } });
        return () =>
          raw()
            .collection('outboxMails')
            .updateOne({ order: _id }, { $set: { kind: 'order-placed' } });
      },
    ],
    [
      'I7',
      'a session that outlives its week',
      async () => {
        await shop.signIn();
        const [session] = await shop.database.sessions.find().sort({ _id: -1 }).limit(1).lean();
        const { _id, expiresAt } = session!;
        const late = new Date(expiresAt.getTime() + 8 * 24 * 60 * 60 * 1000);
        await raw()
          .collection('sessions')
          .updateOne({ _id }, { $set: { expiresAt: late } });
        return () => raw().collection('sessions').updateOne({ _id }, { $set: { expiresAt } });
      },
    ],
    [
      'I9',
      'a product that counts a review more than there are',
      async () => {
        const product = await aReviewedProduct();
        await raw()
          .collection('products')
          .updateOne({ _id: product }, { $inc: { 'rating.count': 1 } });
        return () =>
          raw()
            .collection('products')
            .updateOne({ _id: product }, { $inc: { 'rating.count': -1 } });
      },
    ],
    [
      'I10',
      'a review of somebody to whom nothing was delivered',
      async () => {
        const product = await aReviewedProduct();
        const { _id, user } = await shop.database.reviews.findOne({ product }).orFail().lean();
        await raw()
          .collection('reviews')
          .updateOne({ _id }, { $set: { user: _id } });
        return () => raw().collection('reviews').updateOne({ _id }, { $set: { user } });
      },
    ],
  ])('%s goes red over %s [I2] [I4] [I5] [I6] [I7] [C14]', async (id, _what, spoil) => {
    const repair = await spoil();
    expect(await breaches()).toContain(id);
    await repair();
    expect(await breaches()).toEqual([]);
  });
});

it('has a name of its own for each invariant', () => {
  const ids = invariants.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
