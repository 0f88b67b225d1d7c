import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = (product: unknown) => `/api/v1/product/${String(product)}/reviews`;
const mine = (product: unknown) => `${path(product)}/mine`;
const REVIEW = { stars: 4, words: 'Soft, and the colour stayed.', fit: 'true' };

async function buyer() {
  const shopper = await shop.signIn();
  const { _id } = await shop.addProduct({
    sizes: [
      { size: 'M', stock: 5 },
      { size: 'L', stock: 5 },
    ],
  });
  await deliverOrder(shop, shopper, [{ product: _id, size: 'M' }]);
  shop.passTime(1000);
  await deliverOrder(shop, shopper, [{ product: _id, size: 'L' }]);
  return { ...shopper, product: String(_id) };
}

describe('my review', () => {
  it('says that a buyer may write, and of which sizes, the latest first', async () => {
    const { agent, product } = await buyer();
    const { body } = await agent.get(mine(product)).expect(200);
    expect(body).toEqual({ review: null, mayWrite: true, sizes: ['L', 'M'] });
  });

  it('says why not to whoever it was not delivered to', async () => {
    const { agent } = await shop.signIn();
    const { product } = await buyer();
    const { body } = await agent.get(mine(product)).expect(200);
    expect(body).toEqual({
      review: null,
      mayWrite: false,
      whyNot: 'Only customers who received this product can review it.',
      sizes: [],
    });
  });

  it('is found by its author alone', async () => {
    const { agent, product } = await buyer();
    const { body: written } = await agent.post(path(product)).send(REVIEW).expect(201);
    const { body } = await agent.get(mine(product)).expect(200);
    expect(body).toEqual({ review: written, mayWrite: false, sizes: ['L', 'M'] });
    const other = await shop.signIn();
    expect((await other.agent.get(mine(product)).expect(200)).body.review).toBeNull();
  });
});

describe('edit review', () => {
  it('changes what it says, keeps its day, and the product’s rating follows', async () => {
    const { agent, product } = await buyer();
    const { body: written } = await agent.post(path(product)).send(REVIEW).expect(201);
    shop.passTime(60_000);
    const change = { stars: 2, words: 'It lost its colour in the third wash.', size: 'M' };
    const { body } = await agent.put(mine(product)).send(change).expect(200);
    expect(body).toEqual({
      _id: written._id,
      ...change,
      createdAt: written.createdAt,
      editedAt: shop.now().toISOString(),
    });
    const { body: sold } = await shop.request().get(`/api/v1/product/${product}`);
    expect(sold.rating).toEqual({ average: 2, count: 1 });
  });

  it('finds nothing to change for others, nor changes theirs', async () => {
    const { agent, product } = await buyer();
    await agent.post(path(product)).send(REVIEW).expect(201);
    const other = await shop.signIn();
    await deliverOrder(shop, other, [{ product }]);
    const { body } = await other.agent.put(mine(product)).send(REVIEW).expect(404);
    expect(body.message).toBe('You have not reviewed this product.');
    expect((await shop.request().get(path(product))).body.reviews).toHaveLength(1);
  });
});

describe('edit review without a delivered order', () => {
  it.each([REVIEW, { ...REVIEW, size: 'M' }])('answers 404 to %j', async (review) => {
    const { product } = await buyer();
    const stranger = await shop.signIn();
    const { body } = await stranger.agent.put(mine(product)).send(review).expect(404);
    expect(body.message).toBe('You have not reviewed this product.');
  });
});

describe('withdraw review', () => {
  it('takes it out of list and count, with what was reported of it, and another may follow', async () => {
    const { agent, product } = await buyer();
    const { body: written } = await agent.post(path(product)).send(REVIEW).expect(201);
    await shop.request().post(`/api/v1/review/${written._id}/report`).send({ reason: 'untrue' }).expect(200);
    await agent.delete(mine(product)).expect(200);
    const { body } = await shop.request().get(path(product));
    expect(body).toMatchObject({ reviews: [], reviewCount: 0, summary: { average: 0, count: 0 } });
    expect((await shop.request().get(`/api/v1/product/${product}`)).body.rating).toEqual({
      average: 0,
      count: 0,
    });
    expect(await shop.database.reviewReports.countDocuments({ review: written._id })).toBe(0);
    await agent.post(path(product)).send(REVIEW).expect(201);
  });

  it('takes nobody else’s', async () => {
    const { agent, product } = await buyer();
    await agent.post(path(product)).send(REVIEW).expect(201);
    const other = await shop.signIn();
    await other.agent.delete(mine(product)).expect(404);
    expect((await shop.request().get(path(product))).body.reviewCount).toBe(1);
  });
});
