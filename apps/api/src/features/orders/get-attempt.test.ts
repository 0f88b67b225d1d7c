import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('the attempt to order', () => {
  it('tells its owner alone which order it became', async () => {
    const { agent } = await shop.signIn();
    const stranger = await shop.signIn();
    const { _id } = await shop.addProduct();
    const { body: order } = await agent
      .post('/api/v1/order/new')
      .set('Idempotency-Key', 'lost-answer')
      .send(orderPayload([{ product: _id }]))
      .expect(201);
    expect((await agent.get('/api/v1/order/attempt/lost-answer').expect(200)).body).toEqual(order);
    await stranger.agent.get('/api/v1/order/attempt/lost-answer').expect(404);
  });

  it('that never arrived became none, and orders nothing by being asked for', async () => {
    const { agent, id } = await shop.signIn();
    const { body } = await agent.get('/api/v1/order/attempt/never-arrived').expect(404);
    expect(body.message).toBe('No order was placed under this key.');
    expect(await shop.database.orders.countDocuments({ user: id })).toBe(0);
  });
});
