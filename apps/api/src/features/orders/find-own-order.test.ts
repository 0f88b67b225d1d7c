import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { findOwnOrder } from './own-orders.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function ordered() {
  const { agent, id: user } = await shop.signIn();
  const { _id: product } = await shop.addProduct();
  const { body } = await agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product }]))
    .expect(201);
  return { id: String(body._id), user };
}

describe('an own order', () => {
  it('is found as the transaction sees it, which nobody else does yet', async () => {
    const mine = await ordered();
    const { connection, orders } = shop.database;
    await connection.transaction(async (session) => {
      await orders.updateOne({ _id: mine.id }, { $set: { orderStatus: 'Packed' } }, { session });
      expect((await findOwnOrder(shop.database, mine, session)).orderStatus).toBe('Packed');
      expect((await findOwnOrder(shop.database, mine)).orderStatus).toBe('Processing');
    });
  });

  it('of somebody else is not found, in a transaction neither', async () => {
    const { id } = await ordered();
    const { id: user } = await shop.signIn();
    const refusal = { status: 404, message: 'This order is not in your account.' };
    await expect(findOwnOrder(shop.database, { id, user })).rejects.toMatchObject(refusal);
    await shop.database.connection.transaction(async (session) => {
      await expect(findOwnOrder(shop.database, { id, user }, session)).rejects.toMatchObject(refusal);
    });
  });
});
