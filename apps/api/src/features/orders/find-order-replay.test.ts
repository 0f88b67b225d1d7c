import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NewOrder } from '@e-store/shared/orders/new-order';
import { orderPayload, shippingInfo } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { findReplay, readAttempt, attemptLockKeys } from './find-order-replay.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const product = '0123456789abcdef01234567';
const hashOf = (body: object, key = 'a-key') => readAttempt('user', key, NewOrder.parse(body)).requestHash;

describe('what makes two attempts the same', () => {
  it('is what is ordered, not the order of its fields nor fields that nobody reads', () => {
    const payload = orderPayload([{ product }]);
    const reversed = Object.fromEntries(Object.entries(payload).toReversed());
    expect(hashOf(reversed)).toBe(hashOf(payload));
    expect(hashOf({ ...payload, itemsPrice: 5, paymentInfo: {}, deliveryMethod: 'standard' })).toBe(
      hashOf(payload),
    );
  });

  it('is what ids mean: one in capitals is the same product', () => {
    const shouted = orderPayload([{ product: product.toUpperCase() }]);
    expect(hashOf(shouted)).toBe(hashOf(orderPayload([{ product }])));
  });

  it.each([
    ['another quantity', { orderItems: [{ product, quantity: 2 }] }],
    ['another size', { orderItems: [{ product, quantity: 1, size: 'L' }] }],
    ['another address', { shippingInfo: { ...shippingInfo, address: '13 Lake Road' } }],
    ['another delivery', { deliveryMethod: 'express' }],
    ['another total', { totalPrice: 1 }],
  ])('is not %s', (_what, changes) => {
    const payload = orderPayload([{ product }]);
    expect(hashOf({ ...payload, ...changes })).not.toBe(hashOf(payload));
  });

  it.each(['', ' ', 'with space', 'x'.repeat(201), 'é', 'line\nbreak'])('cannot be the key %j', (key) => {
    expect(() => hashOf(orderPayload([{ product }]), key)).toThrow(/1 to 200 printable characters/);
  });
});

describe('what is known of an attempt', () => {
  it('is the order that it made, to its shopper alone, and to the same content alone', async () => {
    const { agent, id } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const payload = orderPayload([{ product: _id }]);
    const key = 'k'.repeat(200);
    const { body } = await agent
      .post('/api/v1/order/new')
      .set('Idempotency-Key', key)
      .send(payload)
      .expect(201);
    const attempt = readAttempt(id, key, NewOrder.parse(payload));
    expect(String((await findReplay(shop.database, attempt))?._id)).toBe(body._id);
    const { id: other } = await shop.signIn();
    expect(await findReplay(shop.database, { ...attempt, user: other })).toBeUndefined();
    expect(await findReplay(shop.database, { ...attempt, key: 'another' })).toBeUndefined();
    expect(await findReplay(shop.database, { ...attempt, key: undefined })).toBeUndefined();
    await expect(findReplay(shop.database, { ...attempt, requestHash: 'another' })).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_KEY_REUSED',
      message: 'This key was used for another order. Use a new key for a new order.',
    });
  });

  it('is nothing of what had no key, though it was ordered without one', async () => {
    const { agent, id } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const payload = orderPayload([{ product: _id }]);
    await agent.post('/api/v1/order/new').send(payload).expect(201);
    const attempt = readAttempt(id, undefined, NewOrder.parse(payload));
    expect(await findReplay(shop.database, attempt)).toBeUndefined();
  });
});

describe('what attempts take turns for', () => {
  const lockKeys = (user: string, key?: string) => attemptLockKeys({ user, key, requestHash: '' });

  it('is their key, of its shopper, and nothing where there is none', () => {
    expect(lockKeys('asha', 'a-key')).toHaveLength(1);
    expect(lockKeys('asha', 'a-key')).toEqual(lockKeys('asha', 'a-key'));
    expect(lockKeys('asha', 'a-key')).not.toEqual(lockKeys('asha', 'another'));
    expect(lockKeys('asha', 'a-key')).not.toEqual(lockKeys('ravi', 'a-key'));
    expect(lockKeys('asha')).toEqual([]);
  });
});

describe('orders under one key', () => {
  const send = (agent: Awaited<ReturnType<TestShop['signIn']>>['agent'], key: string, payload: object) =>
    agent.post('/api/v1/order/new').set('Idempotency-Key', key).send(payload);

  it('refuse a key that is none by its name', async () => {
    const { agent } = await shop.signIn();
    const { body } = await send(agent, 'x'.repeat(201), orderPayload([{ product }])).expect(400);
    expect(Object.keys(body.fields)).toEqual(['Idempotency-Key']);
  });

  it('are one order for everybody who asked, also when it takes the last piece [G2] [T3]', async () => {
    const { agent, id } = await shop.signIn();
    for (let round = 0; round < 4; round += 1) {
      const { _id } = await shop.addProduct({ stock: 1 });
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => send(agent, key, orderPayload([{ product: _id }]))),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(201));
      expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
      expect(await shop.database.orders.countDocuments({ user: id, idempotencyKey: key })).toBe(1);
      expect((await shop.database.products.findById(_id).lean())?.stock).toBe(0);
    }
  });

  it('queue one mail [I6]', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send(agent, key, orderPayload([{ product: _id }]))),
    );
    const order = answers[0]!.body._id;
    expect(await shop.database.outboxMails.countDocuments({ order })).toBe(1);
  });

  it('are one order still after a month [G2] [R66] [T3]', async () => {
    const { agent, person } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const key = randomUUID();
    const { body: first } = await send(agent, key, orderPayload([{ product: _id }])).expect(201);
    shop.passTime(31 * 24 * 60 * 60 * 1000);
    await agent.post('/api/v1/login').send(person).expect(200);
    const again = await send(agent, key, orderPayload([{ product: _id }])).expect(201);
    expect(again.body._id).toBe(first._id);
    expect(again.headers['idempotent-replayed']).toBe('true');
  });

  it('may be tried again under the same key after a refusal', async () => {
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct({ stock: 0 });
    const key = randomUUID();
    await send(agent, key, orderPayload([{ product: _id }])).expect(409);
    await shop.database.products.updateOne({ _id }, { $set: { stock: 1 } });
    const { headers } = await send(agent, key, orderPayload([{ product: _id }])).expect(201);
    expect(headers['idempotent-replayed']).toBeUndefined();
  });
});

describe('an order that falls short between the look and the taking', () => {
  it('is refused with what fell short and how much is left [R65]', async () => {
    const { _id } = await shop.addProduct({ name: 'Contested Shirt', stock: 3 });
    const shoppers = await Promise.all(Array.from({ length: 5 }, () => shop.signIn()));
    const answers = await Promise.all(
      shoppers.map(({ agent }) =>
        agent.post('/api/v1/order/new').send(orderPayload([{ product: _id, quantity: 2 }])),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { body } of answers.filter(({ status }) => status !== 201)) {
      expect(body).toMatchObject({
        code: 'OUT_OF_STOCK',
        message: 'Contested Shirt: only 1 left. Nothing was ordered.',
        lines: [{ product: String(_id), stock: 1, quantity: 2 }],
      });
    }
  });
});
