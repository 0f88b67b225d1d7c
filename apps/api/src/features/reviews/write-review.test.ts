import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderStatus } from '@e-store/shared/orders/order-lifecycle';
import type { Types } from 'mongoose';
import { ratingsMatchReviews } from './reviews.invariant.ts';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = (product: unknown) => `/api/v1/product/${String(product)}/reviews`;
const REVIEW = { stars: 4, words: 'Soft, and the colour stayed.', fit: 'true' };
const sizes = [
  { size: 'M', stock: 50 },
  { size: 'L', stock: 50 },
];

async function buyer(lines: { size?: string }[] = [{}], product?: Types.ObjectId) {
  const shopper = await shop.signIn();
  const id = product ?? (await shop.addProduct({ sizes }))._id;
  const order = await deliverOrder(
    shop,
    shopper,
    lines.map((line) => ({ product: String(id), ...line })),
  );
  return { ...shopper, product: String(id), order };
}
const ratingOf = async (product: string) => {
  const { body } = await shop.request().get(`/api/v1/product/${product}`).expect(200);
  return body.rating;
};

describe('write review', () => {
  it('stands at once, and the product counts it', async () => {
    const { agent, product } = await buyer([{ size: 'L' }]);
    const { body } = await agent.post(path(product)).send(REVIEW).expect(201);
    expect(body).toEqual({ _id: body._id, ...REVIEW, size: 'L', createdAt: shop.now().toISOString() });
    const listed = await shop.request().get(path(product)).expect(200);
    expect(listed.body.reviews).toEqual([body]);
    expect(await ratingOf(product)).toEqual({ average: 4, count: 1 });
  });

  it('is refused without a purchase, whatever the request claims [C14]', async () => {
    const { agent, id } = await shop.signIn();
    const { product, order } = await buyer();
    const { body } = await agent
      .post(path(product))
      .send({ ...REVIEW, user: id, order, size: 'M' })
      .expect(403);
    expect(body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only customers who received this product can review it.',
    });
    expect(await ratingOf(product)).toEqual({ average: 0, count: 0 });
  });

  it.each([
    ['Processing', 'You can review this product once it has been delivered to you.'],
    ['Out for delivery', 'You can review this product once it has been delivered to you.'],
    ['Cancelled', 'Only customers who received this product can review it.'],
  ] satisfies [OrderStatus, string][])('is refused while the order is %s', async (status, why) => {
    const shopper = await shop.signIn();
    const { _id } = await shop.addProduct();
    await deliverOrder(shop, shopper, [{ product: _id }], status);
    const { body } = await shopper.agent.post(path(_id)).send(REVIEW).expect(403);
    expect(body.message).toBe(why);
  });

  it('is open to who sent it back: they had it in their hands', async () => {
    const { agent, product, order } = await buyer();
    await shop.database.orders.updateOne({ _id: order }, { $set: { orderStatus: 'Returned' } });
    await agent.post(path(product)).send(REVIEW).expect(201);
  });

  it('is refused the second time, and the first one stays', async () => {
    const { agent, product } = await buyer();
    await agent.post(path(product)).send(REVIEW).expect(201);
    const { body } = await agent
      .post(path(product))
      .send({ ...REVIEW, stars: 1 })
      .expect(409);
    expect(body).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining('already') });
    expect(await ratingOf(product)).toEqual({ average: 4, count: 1 });
  });

  it('of two that are sent at once only one is kept', async () => {
    const { agent, product } = await buyer();
    const answers = await Promise.all([1, 2, 3, 4].map(() => agent.post(path(product)).send(REVIEW)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect(await shop.database.reviews.countDocuments({ product })).toBe(1);
    expect(await ratingOf(product)).toEqual({ average: 4, count: 1 });
  });

  it('takes the size from the order, and no other', async () => {
    const { agent, product } = await buyer([{ size: 'M' }, { size: 'L' }]);
    const { body } = await agent
      .post(path(product))
      .send({ ...REVIEW, size: 'XXL' })
      .expect(400);
    expect(body.fields).toEqual({ size: 'Choose a size that was delivered to you.' });
    const response = await agent
      .post(path(product))
      .send({ ...REVIEW, size: 'L' })
      .expect(201);
    expect(response.body.size).toBe('L');
  });

  it('keeps words as they are, for the page to show as text', async () => {
    const { agent, product } = await buyer();
    const words = '<script>alert(1)</script> & "quotes"\nand a second line';
    const { body } = await agent
      .post(path(product))
      .send({ ...REVIEW, words })
      .expect(201);
    expect(body.words).toBe(words);
  });

  it('says at each entry what is missing', async () => {
    const { agent, product } = await buyer();
    const { body } = await agent.post(path(product)).send({ words: 'Short' }).expect(400);
    expect(Object.keys(body.fields).toSorted()).toEqual(['stars', 'words']);
  });

  it('leaves every product with a true count and average after many writers at once [spec 2-62]', async () => {
    const { _id } = await shop.addProduct({ sizes });
    const buyers = await Promise.all(Array.from({ length: 10 }, () => buyer([{}], _id)));
    const all = (act: (one: (typeof buyers)[number], index: number) => PromiseLike<{ status: number }>) =>
      Promise.all(buyers.map(act));
    const posted = await all(({ agent }, index) =>
      agent.post(path(_id)).send({ ...REVIEW, stars: (index % 5) + 1 }),
    );
    expect(posted.map(({ status }) => status)).toEqual(buyers.map(() => 201));
    // The average stays equal, so only a real write makes the transactions conflict.
    await all(({ agent }, index) =>
      index < 6
        ? agent.put(`${path(_id)}/mine`).send({ ...REVIEW, stars: 5 - (index % 5) })
        : agent.delete(`${path(_id)}/mine`),
    );
    const stars = (await shop.database.reviews.find({ product: _id }).lean()).map((review) => review.stars);
    expect(stars.toSorted()).toEqual([1, 2, 3, 4, 5, 5]);
    expect(await ratingOf(String(_id))).toEqual({ average: 3.3, count: 6 });
    expect((await ratingsMatchReviews.check(shop.database)).breaches).toEqual([]);
  });
});

describe('write review, over the limit', () => {
  it('is refused for a while, whoever may write', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    try {
      const shopper = await limited.signIn();
      const { _id } = await limited.addProduct();
      await shopper.agent
        .post('/api/v1/order/new')
        .send(orderPayload([{ product: _id }]))
        .expect(201);
      await limited.database.orders.updateMany(
        {},
        { $push: { history: { status: 'Delivered', at: limited.now() } } },
      );
      const statuses: number[] = [];
      for (let time = 0; time < 31; time += 1)
        statuses.push((await shopper.agent.post(path(_id)).send(REVIEW)).status);
      expect(statuses[0]).toBe(201);
      expect(statuses.at(-1)).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});
