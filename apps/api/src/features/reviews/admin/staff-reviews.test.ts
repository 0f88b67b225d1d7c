import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ratingsMatchReviews } from '../reviews.invariant.ts';
import { deliverOrder } from '../../../testing/deliver-order.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let owner: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop();
  owner = await shop.signIn('Admin');
});
afterAll(() => shop.stop());

const PATH = '/api/v1/admin/reviews';
const WORDS = 'Fits as it should.';
const list = async (query: object = {}) => (await owner.agent.get(PATH).query(query).expect(200)).body;
const decide = (id: string, decision: string, reason = 'It insults somebody.') =>
  owner.agent.put(`${PATH}/${id}`).send({ decision, reason });
const publicly = async (product: string) =>
  (await shop.request().get(`/api/v1/product/${product}/reviews`).expect(200)).body;
const ratingOf = async (product: string) =>
  (await shop.request().get(`/api/v1/product/${product}`).expect(200)).body.rating;

/** One review per rating, in this order. */
async function reviewed(...stars: number[]) {
  const { _id } = await shop.addProduct({ name: 'Plain tee' });
  const product = String(_id);
  const ids: string[] = [];
  for (const given of stars) {
    shop.passTime(1000);
    const shopper = await shop.signIn();
    await deliverOrder(shop, shopper, [{ product }]);
    const review = { stars: given, words: WORDS };
    const { body } = await shopper.agent.post(`/api/v1/product/${product}/reviews`).send(review).expect(201);
    ids.push(String(body._id));
  }
  return { product, ids: ids as [string, ...string[]] };
}
const report = (id: string) =>
  shop
    .request()
    .post(`/api/v1/review/${id}/report`)
    .send({ reason: 'insulting', words: 'Rude.' })
    .expect(200);

describe('reviews for staff', () => {
  it('come with what they are of, who wrote them and what was reported', async () => {
    const { product, ids } = await reviewed(4);
    await report(ids[0]);
    const { reviews, counts } = await list({ show: 'reported' });
    expect(reviews).toHaveLength(1);
    expect(reviews[0]).toMatchObject({
      _id: ids[0],
      stars: 4,
      words: WORDS,
      product: { _id: product, name: 'Plain tee' },
      author: { name: 'Test Shopper' },
      reports: [{ reason: 'insulting', words: 'Rude.' }],
      isHidden: false,
    });
    expect(counts).toEqual({ reported: 1, hidden: 0 });
    await decide(ids[0], 'approve').expect(200);
  });

  it('are filtered by stars and product, newest first, in pages', async () => {
    const { product, ids } = await reviewed(5, 1, 5);
    const found = (answer: { reviews: { _id: string }[] }) => answer.reviews.map(({ _id }) => _id);
    expect(found(await list({ product }))).toEqual(ids.toReversed());
    expect(found(await list({ product, stars: 5 }))).toEqual([ids[2], ids[0]]);
    expect(found(await list({ product, page: 2, limit: 2 }))).toEqual([ids[0]]);
  });

  it('are hidden from shoppers and from the rating in one go, with a trace, and can be shown again', async () => {
    const { product, ids } = await reviewed(5, 1);
    await report(ids[1]!);
    expect(await ratingOf(product)).toMatchObject({ average: 3, count: 2 });
    const { body } = await decide(ids[1]!, 'hide').expect(200);
    expect(body).toMatchObject({
      isHidden: true,
      reports: [],
      decision: { by: { _id: owner.id }, at: shop.now().toISOString(), reason: 'It insults somebody.' },
    });
    expect(await ratingOf(product)).toMatchObject({ average: 5, count: 1 });
    const shown = await publicly(product);
    expect(shown.reviews.map(({ _id }: { _id: string }) => _id)).toEqual([ids[0]]);
    expect(shown.summary).toMatchObject({ average: 5, count: 1 });
    expect((await list({ show: 'hidden' })).reviews[0]._id).toBe(ids[1]);
    expect(await ratingsMatchReviews.check(shop.database)).toMatchObject({ breaches: [] });
    await shop.request().post(`/api/v1/review/${ids[1]}/report`).send({ reason: 'insulting' }).expect(404);

    await decide(ids[1]!, 'approve', 'Harsh, but about the shirt.').expect(200);
    expect(await ratingOf(product)).toMatchObject({ average: 3, count: 2 });
    expect(await ratingsMatchReviews.check(shop.database)).toMatchObject({ breaches: [] });
    const { body: trail } = await owner.agent
      .get('/api/v1/admin/audit')
      .query({ kind: 'review', id: ids[1] });
    expect(trail.entries.map(({ what }: { what: string }) => what)).toEqual([
      'review.approved',
      'review.hidden',
    ]);
    expect(trail.entries[1].after).toMatchObject({ isHidden: true, reason: 'It insults somebody.' });
  });

  it('are as before after an undo: shown or hidden, reported, without the decision', async () => {
    const { product, ids } = await reviewed(5, 1);
    await report(ids[1]!);
    await decide(ids[1]!, 'hide').expect(200);
    expect((await list({ product, show: 'reported' })).reviews).toEqual([]);
    shop.passTime(1000);
    const { body: shown } = await decide(ids[1]!, 'undo').expect(200);
    expect(shown).toMatchObject({ isHidden: false, reports: [{ reason: 'insulting', words: 'Rude.' }] });
    expect(shown).not.toHaveProperty('decision');
    expect(await ratingOf(product)).toMatchObject({ average: 3, count: 2 });
    expect((await list({ product, show: 'reported' })).counts).toMatchObject({ reported: 1 });
    const { body: trail } = await owner.agent
      .get('/api/v1/admin/audit')
      .query({ kind: 'review', id: ids[1] });
    expect(trail.entries[0]).toMatchObject({
      what: 'review.undone',
      before: { isHidden: true, reports: 0 },
      after: { isHidden: false, reports: 1 },
    });

    const { body: refused } = await decide(ids[1]!, 'undo').expect(409);
    expect(refused.message).toBe('Your decision about this review can no longer be undone.');
    const other = await shop.signIn('Admin');
    const decision = { decision: 'approve', reason: 'Harsh, but about the shirt.' };
    await other.agent.put(`${PATH}/${ids[1]}`).send(decision).expect(200);
    await decide(ids[1]!, 'undo').expect(409);
    expect((await list({ product, show: 'reported' })).reviews).toEqual([]);

    await decide(ids[1]!, 'hide', 'Phone number in it.').expect(200);
    const hiddenAt = shop.now();
    shop.passTime(1000);
    await decide(ids[1]!, 'approve').expect(200);
    expect((await decide(ids[1]!, 'undo').expect(200)).body).toMatchObject({
      isHidden: true,
      reports: [],
      decision: { at: hiddenAt.toISOString(), reason: 'Phone number in it.' },
    });
    const stored = await shop.database.reviews.findById(ids[1]).orFail().lean();
    expect(stored.hiddenAt).toEqual(hiddenAt);
  });

  it('are not shown by an undo after a day, nor with words that were written since', async () => {
    const { _id } = await shop.addProduct();
    const shopper = await shop.signIn();
    await deliverOrder(shop, shopper, [{ product: _id }]);
    const path = `/api/v1/product/${String(_id)}/reviews`;
    const { body } = await shopper.agent.post(path).send({ stars: 1, words: WORDS }).expect(201);
    await decide(body._id, 'hide').expect(200);
    shop.passTime(1000);
    await shopper.agent.put(`${path}/mine`).send({ stars: 1, words: 'Worse words.' }).expect(200);
    await decide(body._id, 'undo').expect(409);
    await decide(body._id, 'hide').expect(200);
    await shop.database.reviews.updateOne(
      { _id: body._id },
      {
        $set: { 'decision.at': new Date(shop.now().getTime() - 25 * 60 * 60 * 1000) },
        $unset: { editedAt: 1 },
      },
    );
    await shop.database.reviews.updateOne({ _id: body._id }, { $set: { createdAt: new Date(0) } });
    await decide(body._id, 'undo').expect(409);
  });

  it('count a new report of the same person after a decision', async () => {
    const { product, ids } = await reviewed(2);
    await report(ids[0]);
    await decide(ids[0], 'approve').expect(200);
    await report(ids[0]);
    await report(ids[0]);
    const { reviews } = await list({ product, show: 'reported' });
    expect(reviews[0].reports).toHaveLength(1);
    await decide(ids[0], 'undo').expect(200);
    expect((await list({ product, show: 'reported' })).reviews[0].reports).toHaveLength(1);
  });

  it('stay hidden when their author changes them', async () => {
    const { _id } = await shop.addProduct();
    const shopper = await shop.signIn();
    await deliverOrder(shop, shopper, [{ product: _id }]);
    const mine = `/api/v1/product/${String(_id)}/reviews`;
    const { body } = await shopper.agent.post(mine).send({ stars: 1, words: WORDS }).expect(201);
    await decide(body._id, 'hide').expect(200);
    await shopper.agent.put(`${mine}/mine`).send({ stars: 5, words: WORDS }).expect(200);
    expect((await publicly(String(_id))).reviews).toEqual([]);
    expect(await ratingOf(String(_id))).toMatchObject({ count: 0 });
  });

  it('stay hidden, with their decision, when their author deletes them and writes again', async () => {
    const { _id } = await shop.addProduct();
    const shopper = await shop.signIn();
    await deliverOrder(shop, shopper, [{ product: _id }]);
    const path = `/api/v1/product/${String(_id)}/reviews`;
    const review = { stars: 1, words: WORDS };
    const { body: first } = await shopper.agent.post(path).send(review).expect(201);
    await decide(first._id, 'hide').expect(200);
    expect((await shopper.agent.get(`${path}/mine`).expect(200)).body.isHidden).toBe(true);
    await shopper.agent.delete(`${path}/mine`).expect(200);
    await shopper.agent.delete(`${path}/mine`).expect(404);
    await shopper.agent.put(`${path}/mine`).send(review).expect(404);
    await decide(first._id, 'approve').expect(404);
    expect(await shop.database.reviews.findById(first._id).lean()).toMatchObject({ words: '' });
    expect((await list({ product: String(_id) })).reviews).toEqual([]);
    const { body: between } = await shopper.agent.get(`${path}/mine`).expect(200);
    expect(between).toMatchObject({ review: null, mayWrite: true });

    const { body: second } = await shopper.agent.post(path).send(review).expect(201);
    expect(second).toMatchObject(review);
    await shopper.agent.post(path).send(review).expect(409);
    expect((await publicly(String(_id))).reviews).toEqual([]);
    expect(await ratingOf(String(_id))).toMatchObject({ count: 0 });
    const { body: mine } = await shopper.agent.get(`${path}/mine`).expect(200);
    expect(mine).toMatchObject({ review: second, isHidden: true });
    const { reviews } = await list({ product: String(_id), show: 'hidden' });
    expect(reviews).toMatchObject([{ isHidden: true, decision: { reason: 'It insults somebody.' } }]);
    await decide(second._id, 'approve').expect(200);
    expect((await publicly(String(_id))).reviews).toEqual([second]);
  });

  it('keep a true rating when two are decided at once', async () => {
    const { product, ids } = await reviewed(5, 3, 1);
    await Promise.all([decide(ids[1]!, 'hide').expect(200), decide(ids[2]!, 'hide').expect(200)]);
    expect(await ratingOf(product)).toMatchObject({ average: 5, count: 1 });
  });

  it('are not decided without a reason, nor when they are gone', async () => {
    const { ids } = await reviewed(5);
    const { body } = await decide(ids[0], 'hide', ' ').expect(400);
    expect(body.fields).toEqual({ reason: 'Enter a reason.' });
    await decide('0123456789abcdef01234567', 'hide').expect(404);
  });
});
