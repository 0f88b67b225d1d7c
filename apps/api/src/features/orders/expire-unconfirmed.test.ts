import { invariants } from '../../app/features.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createContext } from '../../app/create-context.ts';
import { takeLease } from '../../platform/jobs/take-lease.ts';
import { placeTestOrder, advanceOrder } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { expireUnconfirmed } from './expire-unconfirmed.ts';
import { lockKeysOf } from './order-locks.ts';

const HOUR_MS = 60 * 60_000;
/** Enough to read the due orders and wait for the lock. */
const LOCK_WAIT_MS = 500;

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(() => endAfter(48));
afterAll(() => shop.stop());

const endAfter = (unconfirmedHours: number) =>
  shop.database.settings.updateOne({ _id: 'store' }, { $set: { unconfirmedHours } }, { upsert: true });
const orderOf = (id: string) => shop.database.orders.findById(id).orFail().lean();
const stockOf = async (id: unknown) => (await shop.database.products.findById(id).orFail().lean()).stock;

async function expectTrueBooks() {
  for (const { id, check } of invariants)
    expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
}

describe('an order that nobody confirms', () => {
  it('ends after the hours that the owner set and not before, its pieces back and its owner told [R75]', async () => {
    const { orderId, shirt } = await placeTestOrder(shop);
    const before = await stockOf(shirt._id);
    shop.passTime(47 * HOUR_MS);
    expect(await expireUnconfirmed(shop)).toBe(0);
    shop.passTime(HOUR_MS);
    expect(await expireUnconfirmed(shop)).toBe(1);
    const order = await orderOf(orderId);
    expect(order.orderStatus).toBe('Cancelled');
    expect(order.cancellation).toEqual({ by: 'staff', reason: 'not-confirmed' });
    expect(await stockOf(shirt._id)).toBeGreaterThan(before);
    expect(await shop.database.outboxMails.countDocuments({ order: orderId, kind: 'order-cancelled' })).toBe(
      1,
    );
    expect(await expireUnconfirmed(shop)).toBe(0);
    await expectTrueBooks();
  });

  it('ends only after hours that the owner has just set, also when it is older [R75]', async () => {
    await endAfter(0);
    const { orderId } = await placeTestOrder(shop);
    shop.passTime(5 * HOUR_MS);
    const setHours = async (unconfirmedHours: number) => {
      const { agent } = await shop.signIn('Admin');
      const { body } = await agent.get('/api/v1/admin/settings').expect(200);
      await agent
        .put('/api/v1/admin/settings/rules')
        .set('If-Match', `"${body.versions.rules}"`)
        .send({ ...body.rules, lowStock: body.rules.lowStock + 1, unconfirmedHours })
        .expect(200);
    };
    await setHours(2);
    shop.passTime(1.9 * HOUR_MS);
    await setHours(2);
    expect(await expireUnconfirmed(shop)).toBe(0);
    shop.passTime(0.1 * HOUR_MS);
    expect(await expireUnconfirmed(shop)).toBe(1);
    expect((await orderOf(orderId)).orderStatus).toBe('Cancelled');
    await shop.database.settings.updateOne({ _id: 'store' }, { $unset: { unconfirmedHoursSince: 1 } });
  });

  it('ends with its payment as it is then, not as it was read', async () => {
    const { orderId } = await placeTestOrder(shop);
    shop.passTime(48 * HOUR_MS);
    const failed = { state: 'failed', at: shop.now() } as const;
    const { expired } = await shop.withLock(lockKeysOf(await orderOf(orderId)), async () => {
      const running = expireUnconfirmed(shop);
      await wait(LOCK_WAIT_MS);
      await shop.database.orders.updateOne({ _id: orderId }, { $push: { 'payment.events': failed } });
      return { expired: running };
    });
    expect(await expired).toBe(1);
    const { payment } = await orderOf(orderId);
    expect(payment.events.map(({ state }) => state)).toEqual(['pending', 'failed', 'cancelled']);
  });

  it('waits for as long as it takes while the owner has set no hours', async () => {
    await endAfter(0);
    const { orderId } = await placeTestOrder(shop);
    shop.passTime(1000 * HOUR_MS);
    expect(await expireUnconfirmed(shop)).toBe(0);
    expect((await orderOf(orderId)).orderStatus).toBe('Processing');
  });

  it('is confirmed or ended, once and never both, when staff and several processes come at the same moment [R75]', async () => {
    const placed = [];
    for (let count = 0; count < 8; count += 1) placed.push(await placeTestOrder(shop));
    shop.passTime(49 * HOUR_MS);
    const { agent } = await shop.signIn('Admin');
    const other = createContext(shop.config, { now: shop.now, log: shop.log });
    try {
      await Promise.all([
        expireUnconfirmed(shop),
        expireUnconfirmed(other.context),
        expireUnconfirmed(other.context),
        ...placed.map(({ orderId }) =>
          agent.post(`/api/v1/admin/orders/${orderId}/move`).send({ to: 'Confirmed' }),
        ),
      ]);
    } finally {
      await other.stop();
    }
    for (const { orderId } of placed) {
      const { orderStatus, history } = await orderOf(orderId);
      expect(history).toHaveLength(2);
      expect(['Confirmed', 'Cancelled']).toContain(orderStatus);
    }
    await expectTrueBooks();
  });

  it('stays when it was confirmed in time', async () => {
    const { orderId } = await placeTestOrder(shop);
    await advanceOrder((await shop.signIn('Admin')).agent, orderId, 'Confirmed');
    shop.passTime(100 * HOUR_MS);
    await expireUnconfirmed(shop);
    expect((await orderOf(orderId)).orderStatus).toBe('Confirmed');
  });
});

it('of many processes one gets the lease of a job, and another when its time is over', async () => {
  const ask = () => takeLease(shop.database, 'a job', { forMs: 1000, now: shop.now() });
  const asked = await Promise.all(Array.from({ length: 10 }, ask));
  expect(asked.filter(Boolean)).toHaveLength(1);
  shop.passTime(1000);
  expect(await ask()).toBe(true);
  expect(await ask()).toBe(false);
});
