import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Types } from 'mongoose';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = (review: string) => `/api/v1/review/${review}/report`;
const reportsOf = (review: string) => shop.database.reviewReports.find({ review }).lean();

async function aReview() {
  const { _id } = await shop.addProduct();
  const [review] = await shop.database.reviews.create([
    {
      product: _id,
      order: new Types.ObjectId(),
      user: new Types.ObjectId(),
      stars: 1,
      words: 'Buy at my shop instead.',
      createdAt: shop.now(),
    },
  ]);
  return { review: String(review?._id), product: String(_id) };
}

describe('report review', () => {
  it('is kept for staff with its reason, and the review stays', async () => {
    const { review, product } = await aReview();
    await shop
      .request()
      .post(path(review))
      .send({ reason: 'advertising', words: 'It names another shop.' })
      .expect(200, { message: 'Thank you. Our team will check this review.' });
    expect(await reportsOf(review)).toMatchObject([
      { reason: 'advertising', words: 'It names another shop.', at: shop.now() },
    ]);
    const { body } = await shop.request().get(`/api/v1/product/${product}/reviews`);
    expect(body.reviews).toHaveLength(1);
  });

  it('counts a person once, and an address without one', async () => {
    const { review } = await aReview();
    const { agent } = await shop.signIn();
    for (const reader of [agent, agent, shop.request(), shop.request()])
      await reader.post(path(review)).send({ reason: 'untrue' }).expect(200);
    expect(await reportsOf(review)).toHaveLength(2);
  });

  it('counts a person once, and an address, also after JWT_SECRET was replaced', async () => {
    const { review } = await aReview();
    const { agent, id } = await shop.signIn();
    const { config } = shop;
    const { jwtSecret } = config;
    const report = async (reader: typeof agent) =>
      reader.post(path(review)).send({ reason: 'untrue' }).expect(200);
    await report(agent);
    await report(shop.agent());
    Object.assign(config, { jwtSecret: 'x'.repeat(40), previousJwtSecret: jwtSecret });
    try {
      await report(agent);
      await report(shop.agent());
      const reporters = (await reportsOf(review)).map(({ reporter }) => reporter);
      expect(reporters).toHaveLength(2);
      expect(reporters).toContain(id);
    } finally {
      Object.assign(config, { jwtSecret, previousJwtSecret: undefined });
    }
  });

  it('does not keep the address of who reported', async () => {
    const { review } = await aReview();
    await shop.request().post(path(review)).send({ reason: 'untrue' }).expect(200);
    expect(JSON.stringify(await reportsOf(review))).not.toContain('127.0.0.1');
  });

  it('asks for a reason that it knows', async () => {
    const { review } = await aReview();
    const { body } = await shop.request().post(path(review)).send({ reason: 'I do not like it' }).expect(400);
    expect(body.fields).toEqual({ reason: 'Choose a reason.' });
  });

  it('says when the review is gone', async () => {
    const { body } = await shop
      .request()
      .post(path(String(new Types.ObjectId())))
      .send({ reason: 'untrue' })
      .expect(404);
    expect(body.message).toBe('This review no longer exists.');
  });

  it('leaves no work to staff when the review is deleted meanwhile', async () => {
    const { review } = await aReview();
    const { agent } = await shop.signIn('Admin');
    const before = await shop.countWork('reviewsReported');
    const { reviewReports, reviews } = shop.database;
    const create = reviewReports.create.bind(reviewReports);
    jest.spyOn(reviewReports, 'create').mockImplementationOnce((async (reports: object[]) => {
      await reviews.deleteOne({ _id: review });
      return create(reports);
    }) as typeof create);
    await shop.request().post(path(review)).send({ reason: 'untrue' }).expect(200);
    expect(await shop.countWork('reviewsReported')).toBe(before);
    const { body } = await agent.get('/api/v1/admin/reviews').expect(200);
    expect(body.counts.reported).toBe(before);
  });

  it('is limited by address', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    try {
      const statuses: number[] = [];
      for (let time = 0; time < 21; time += 1)
        statuses.push(
          (
            await limited
              .request()
              .post(path(String(new Types.ObjectId())))
              .send({ reason: 'untrue' })
          ).status,
        );
      expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
      expect(statuses[20]).toBe(429);
    } finally {
      await limited.stop();
    }
  });
});
