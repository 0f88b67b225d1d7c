import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Types } from 'mongoose';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

type Agent = ReturnType<TestShop['agent']>;
const line = (product: { _id: Types.ObjectId }, size?: string) => ({
  product: String(product._id),
  quantity: 1,
  ...(size !== undefined && { size }),
});
const cartOf = async (agent: Agent) =>
  (await agent.get('/api/v1/cart').expect(200)).body.lines.map(
    ({ name, size }: { name: string; size?: string }) => [name, size].filter(Boolean).join(' '),
  );
async function shopperWithCart() {
  const sizes = ['M', 'L'].map((size) => ({ size, stock: 5 }));
  const [a, b] = [await shop.addProduct({ name: 'A', sizes }), await shop.addProduct({ name: 'B' })];
  const { agent } = await shop.signIn();
  const changes = [line(a, 'M'), line(a, 'L'), line(b)];
  await agent.put('/api/v1/cart').send({ changes }).expect(200);
  return { agent, a, b };
}

describe('an order that was placed', () => {
  it('takes exactly its lines out of the account’s cart', async () => {
    const { agent, a, b } = await shopperWithCart();
    const payload = orderPayload([{ product: a._id, size: 'M' }, { product: b._id }]);
    await agent.post('/api/v1/order/new').send(payload).expect(201);
    expect(await cartOf(agent)).toEqual(['A L']);
  });

  it('takes the default size out when it named none', async () => {
    const { agent, a } = await shopperWithCart();
    await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: a._id }]))
      .expect(201);
    expect(await cartOf(agent)).toEqual(['A L', 'B']);
  });

  it('takes nothing out the second time it is asked for', async () => {
    const { agent, b } = await shopperWithCart();
    const payload = orderPayload([{ product: b._id }]);
    const order = () => agent.post('/api/v1/order/new').set('Idempotency-Key', 'k'.repeat(16)).send(payload);
    await order().expect(201);
    await agent
      .put('/api/v1/cart')
      .send({ changes: [line(b)] })
      .expect(200);
    await order().expect(201);
    expect(await cartOf(agent)).toEqual(['A M', 'A L', 'B']);
  });

  it('leaves the cart alone when it was refused [R64] [R68]', async () => {
    const { agent, a, b } = await shopperWithCart();
    const payload = orderPayload([{ product: b._id }, { product: a._id, size: 'M', quantity: 6 }]);
    await agent.post('/api/v1/order/new').send(payload).expect(409);
    expect(await cartOf(agent)).toEqual(['A M', 'A L', 'B']);
  });

  it('leaves in the cart what another device puts there at the same moment', async () => {
    const { agent, b } = await shopperWithCart();
    const others = await Promise.all(
      [1, 2, 3, 4].map((number) => shop.addProduct({ name: `New ${number}` })),
    );
    await Promise.all([
      agent
        .post('/api/v1/order/new')
        .send(orderPayload([{ product: b._id }]))
        .expect(201),
      ...others.map((other) =>
        agent
          .put('/api/v1/cart')
          .send({ changes: [line(other)] })
          .expect(200),
      ),
    ]);
    expect((await cartOf(agent)).toSorted()).toEqual(['A L', 'A M', 'New 1', 'New 2', 'New 3', 'New 4']);
  });
});
