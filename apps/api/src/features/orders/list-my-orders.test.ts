import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/orders/me';
const place = async ({ agent }: Awaited<ReturnType<TestShop['signIn']>>) => {
  const product = await shop.addProduct();
  const { body } = await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: product._id }]))
    .expect(201);
  return String(body._id);
};
const idsOf = (body: { orders: { _id: string }[] }) => body.orders.map(({ _id }) => _id);

describe('my orders', () => {
  it('are the caller’s own, newest first, and in no cache [spec 7-14]', async () => {
    const me = await shop.signIn();
    const other = await shop.signIn();
    const first = await place(me);
    await place(other);
    shop.passTime(1000);
    const second = await place(me);
    const third = await place(me);
    const { body, headers } = await me.agent.get(path).expect(200);
    expect(idsOf(body)).toEqual([third, second, first]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are none for who ordered nothing', async () => {
    const { agent } = await shop.signIn();
    const { body } = await agent.get(path).expect(200);
    expect(body).toEqual({ orders: [], page: 1, limit: 100, total: 0 });
  });

  it('are the same as each order by its id', async () => {
    const me = await shop.signIn();
    const id = await place(me);
    const { body } = await me.agent.get(path).expect(200);
    const { body: order } = await me.agent.get(`/api/v1/admin/order/${id}`).expect(200);
    expect(body.orders).toEqual([order]);
  });

  it('stay the caller’s own whatever the query says [R3]', async () => {
    const me = await shop.signIn();
    const other = await shop.signIn();
    const mine = await place(me);
    await place(other);
    const attempts = [
      `user=${other.id}`,
      `user[]=${other.id}`,
      `user[$ne]=x`,
      `user[$gt]=`,
      `userId=${other.id}`,
      `_id[$ne]=x`,
      `$where=1`,
      `$or[0][user]=${other.id}`,
      `filter={}`,
      `limit=100&page=1`,
      `role=Admin`,
      `__proto__[user]=${other.id}`,
    ];
    for (const query of attempts) {
      const { body } = await me.agent.get(`${path}?${query}`).expect(200);
      expect(idsOf(body)).toEqual([mine]);
    }
  });

  it('come in pages that lose and repeat none, each with the number of all [spec 2-94]', async () => {
    const me = await shop.signIn();
    const placed: string[] = [];
    for (let count = 0; count < 5; count += 1) placed.unshift(await place(me));
    const pages = await Promise.all(
      [1, 2, 3, 4].map(async (page) => (await me.agent.get(`${path}?limit=2&page=${page}`).expect(200)).body),
    );
    expect(pages.flatMap(idsOf)).toEqual(placed);
    expect(pages.map(({ orders, total, limit, page }) => [orders.length, total, limit, page])).toEqual([
      [2, 5, 2, 1],
      [2, 5, 2, 2],
      [1, 5, 2, 3],
      [0, 5, 2, 4],
    ]);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'page=1e309', 'limit=0', 'limit=101', 'limit=2;', 'page[$gt]=1'])(
    'are not guessed when %s makes no sense: it is refused by name [spec 7-14]',
    async (query) => {
      const { agent } = await shop.signIn();
      const { body } = await agent.get(`${path}?${query}`).expect(400);
      expect(body.code).toBe('VALIDATION_FAILED');
      expect(Object.keys(body.fields)).toEqual([query.slice(0, query.startsWith('page') ? 4 : 5)]);
    },
  );

  it('come newest first also when no index happens to keep them so', async () => {
    const me = await shop.signIn();
    const placed: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      placed.unshift(await place(me));
      shop.passTime(1000);
    }
    const { collection } = shop.database.orders;
    for (const { name, key } of await collection.indexes())
      if (name !== undefined && 'user' in key) await collection.dropIndex(name);
    const { body } = await me.agent.get(path).expect(200);
    expect(idsOf(body)).toEqual(placed);
  });

  it('need a session', async () => {
    await shop.request().get(path).expect(401);
  });
});
