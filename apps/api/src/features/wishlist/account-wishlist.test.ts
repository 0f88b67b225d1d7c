import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WISHLIST_MAX } from '@e-store/shared/wishlist/merge-wishlists';
import type { WishlistEntry } from '@e-store/shared/wishlist/wishlist';
import { Types } from 'mongoose';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Agent = ReturnType<TestShop['agent']>;
const at = (id: unknown) => `/api/v1/wishlist/${String(id)}`;
const get = async (agent: Agent): Promise<WishlistEntry[]> =>
  (await agent.get('/api/v1/wishlist').expect(200)).body.entries;
const idsOf = (entries: readonly WishlistEntry[]) => entries.map(({ product }) => product);
const entry = (product: unknown, changes: Partial<WishlistEntry> = {}) => ({
  product: String(product),
  price: 899,
  savedAt: '2099-11-01T00:00:00.000Z',
  ...changes,
});

describe('the wishlist of an account', () => {
  it('keeps a product with its price of that day; saving it again changes nothing', async () => {
    const tee = await shop.addProduct({ price: 899 });
    const { agent } = await shop.signIn();
    const { body } = await agent.put(at(tee._id)).expect(200);
    expect(body).toEqual({ product: String(tee._id), price: 899, savedAt: shop.now().toISOString() });
    await shop.database.products.updateOne({ _id: tee._id }, { $set: { price: 699 } });
    shop.passTime(1000);
    expect((await agent.put(at(tee._id)).expect(200)).body).toEqual(body);
    expect(await get(agent)).toEqual([body]);
  });

  it('has the latest first, and loses what is taken off, also twice', async () => {
    const [a, b] = [await shop.addProduct(), await shop.addProduct()];
    const { agent } = await shop.signIn();
    await agent.put(at(a._id)).expect(200);
    shop.passTime(1000);
    await agent.put(at(b._id)).expect(200);
    expect(idsOf(await get(agent))).toEqual([String(b._id), String(a._id)]);
    for (const id of [String(b._id).toUpperCase(), b._id]) await agent.delete(at(id)).expect(200);
    expect(idsOf(await get(agent))).toEqual([String(a._id)]);
  });

  it('is nobody else’s', async () => {
    const tee = await shop.addProduct();
    const [{ agent }, { agent: another }] = [await shop.signIn(), await shop.signIn()];
    await agent.put(at(tee._id)).expect(200);
    expect(await get(another)).toEqual([]);
    await another.delete(at(tee._id)).expect(200);
    expect(await get(agent)).toHaveLength(1);
  });

  it('takes only what is in the shop', async () => {
    const archived = await shop.addProduct({ status: 'archived' });
    const { agent } = await shop.signIn();
    for (const id of [archived._id, new Types.ObjectId()]) await agent.put(at(id)).expect(404);
    await agent.put(at('tee')).expect(400);
  });

  it('loses nothing when it is changed several times at the same moment', async () => {
    const { agent } = await shop.signIn();
    const tees = await Promise.all(Array.from({ length: 8 }, () => shop.addProduct()));
    await Promise.all(tees.map(({ _id }) => agent.put(at(_id)).expect(200)));
    expect(idsOf(await get(agent)).toSorted()).toEqual(tees.map(({ _id }) => String(_id)).toSorted());
  });

  it('says in words when it is full', async () => {
    const { agent, id } = await shop.signIn();
    const entries = Array.from({ length: WISHLIST_MAX }, () => ({
      product: new Types.ObjectId(),
      price: 1,
      savedAt: shop.now(),
    }));
    await shop.database.wishlists.create([{ _id: new Types.ObjectId(id), version: 1, entries }]);
    const tee = await shop.addProduct();
    const { body } = await agent.put(at(tee._id)).expect(409);
    expect(body.message).toBe('Your wishlist is full (200 items). Remove an item first.');
    await agent.delete(at(entries[0]!.product)).expect(200);
    await agent.put(at(tee._id)).expect(200);
  });
});

describe('POST /wishlist/merge', () => {
  it('is the union, each as it was first saved; twice is as once', async () => {
    const [a, b] = [await shop.addProduct({ price: 500 }), await shop.addProduct({ price: 500 })];
    const { agent } = await shop.signIn();
    await agent.put(at(a._id)).expect(200);
    const entries = [entry(a._id), entry(b._id, { savedAt: '2099-11-02T00:00:00.000Z' })];
    const merge = async () =>
      (await agent.post('/api/v1/wishlist/merge').send({ entries }).expect(200)).body.entries;
    expect(await merge()).toEqual(entries.toReversed());
    expect(await merge()).toEqual(entries.toReversed());
    expect(await get(agent)).toEqual(entries.toReversed());
  });

  it('takes no more than the list holds', async () => {
    const { agent } = await shop.signIn();
    const entries = Array.from({ length: WISHLIST_MAX + 1 }, () => entry(new Types.ObjectId()));
    await agent.post('/api/v1/wishlist/merge').send({ entries }).expect(400);
  });
});
