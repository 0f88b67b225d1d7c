import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Order } from '@e-store/shared/orders/order';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = (id: string) => `/api/v1/admin/order/${id}`;
const UNKNOWN = '0123456789abcdef01234567';
const HALF_AN_HOUR = 30 * 60 * 1000;

async function ordered() {
  const shopper = await shop.signIn();
  const product = await shop.addProduct();
  const { body } = await shopper.agent
    .post('/api/v1/order/new')
    .send(orderPayload([{ product: product._id }]))
    .expect(201);
  return { ...shopper, order: body };
}

describe('order by id', () => {
  it('is shown to its owner, as it was answered when it was placed [spec 7-15] [I3]', async () => {
    const { agent, order } = await ordered();
    const { body, headers } = await agent.get(path(order._id)).expect(200);
    expect(body).toEqual(order);
    expect(Order.parse(body)).toEqual(body);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('shows nothing of its key, its hash or its owner’s account', async () => {
    const { agent, order } = await ordered();
    const { body } = await agent.get(path(order._id)).expect(200);
    for (const name of ['user', 'idempotencyKey', 'requestHash', '__v'])
      expect(body).not.toHaveProperty(name);
  });

  it('is shown to its owner however long ago the password was typed', async () => {
    const { agent, order } = await ordered();
    shop.passTime(HALF_AN_HOUR);
    await agent.get(path(order._id)).expect(200);
  });

  it('answers a stranger’s order to the byte like one that does not exist [spec 7-15] [G8] [R2]', async () => {
    const { order } = await ordered();
    const { agent } = await shop.signIn();
    const others = await agent.get(path(order._id)).expect(404);
    const unknown = await agent.get(path(UNKNOWN)).expect(404);
    const withoutId = ({ text, body }: { text: string; body: { requestId: string } }) =>
      text.replace(body.requestId, '');
    expect(withoutId(others)).toBe(withoutId(unknown));
    expect(others.body).toMatchObject({
      success: false,
      code: 'NOT_FOUND',
      message: 'This order is not in your account.',
    });
  });

  it('answers neighbours of one’s own id so too [R8]', async () => {
    const { agent, order } = await ordered();
    await ordered();
    const next = (BigInt(`0x${order._id}`) + 1n).toString(16).padStart(24, '0');
    await agent.get(path(next)).expect(404);
  });

  it('is shown to an Admin, whose password was typed within half an hour', async () => {
    const { order } = await ordered();
    const { agent, person } = await shop.signIn('Admin');
    const { body } = await agent.get(path(order._id)).expect(200);
    expect(body._id).toBe(order._id);
    shop.passTime(HALF_AN_HOUR);
    for (const id of [order._id, UNKNOWN]) {
      const { body: refused } = await agent.get(path(id)).expect(403);
      expect(refused.code).toBe('PASSWORD_CONFIRMATION_REQUIRED');
    }
    await agent.post('/api/v1/admin/confirm').send({ password: person.password }).expect(200);
    await agent.get(path(order._id)).expect(200);
    await agent.get(path(UNKNOWN)).expect(404);
  });

  it('is shown to an Admin who ordered it without asking for the password', async () => {
    const { agent, order, id } = await ordered();
    await shop.database.users.updateOne({ _id: id }, { $set: { role: 'Admin' } });
    shop.passTime(HALF_AN_HOUR);
    await agent.get(path(order._id)).expect(200);
  });

  it('is not shown to an Admin who lost the role, from the next request on [R2]', async () => {
    const { order } = await ordered();
    const { agent, id } = await shop.signIn('Admin');
    await agent.get(path(order._id)).expect(200);
    await shop.database.users.updateOne({ _id: id }, { $set: { role: 'Customer' } });
    await agent.get(path(order._id)).expect(404);
  });

  it('needs a session', async () => {
    const { order } = await ordered();
    await shop.request().get(path(order._id)).expect(401);
  });

  it.each(['me', '1', '%7B%22%24ne%22%3A1%7D'])('refuses the malformed id %p [R55]', async (id) => {
    const { agent } = await shop.signIn();
    const { body } = await agent.get(path(id)).expect(400);
    expect(Object.keys(body.fields)).toEqual(['id']);
  });
});
