import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { NewOrder } from '@e-store/shared/orders/new-order';
import * as fc from 'fast-check';
import { trusted } from 'mongoose';
import { AppError } from '../../platform/errors/errors.ts';
import { createLimits, LIMITS } from '../../platform/rate-limit/limits.ts';
import { scheduleDatabase } from '../../testing/schedule-database.ts';
import { checkInterleavings } from '../../testing/check-interleavings.ts';
import { orderPayload, shippingInfo } from '../../testing/order-payload.ts';
import { startTestShop, TEST_NOW, type TestShop } from '../../testing/start-test-shop.ts';
import { createKeyedMutex } from '../../platform/locks/keyed-mutex.ts';
import { handlePlaceOrder } from './place-order.ts';

const OPEN_ORDERS = 2;

let shop: TestShop;
let order: ReturnType<typeof scheduleDatabase>;
beforeAll(async () => {
  shop = await startTestShop({ config: { workerPort: 1 } });
  order = scheduleDatabase(shop.database, { unscheduled: ['counters'] });
  await shop.database.settings.create({ _id: 'store', orderLimits: { openOrders: OPEN_ORDERS } });
});
afterAll(() => shop.stop());

const startProcess = () => ({
  ...shop,
  database: order.database,
  // Not scheduled, like the counters: a transaction, which is one step here, waits for both.
  limits: createLimits(shop.database, { isOn: true, now: () => TEST_NOW }),
  withLock: createKeyedMutex(),
});

let people = 0;
async function addShopper() {
  people += 1;
  const phoneNo = String(9_000_000_000 + people);
  const record = await shop.database.users.create({
    firstname: 'Test',
    lastname: 'Shopper',
    mobile: phoneNo,
    email: `shopper-${people}@example.com`,
    passwordHash: 'none',
    role: 'Customer',
    createdAt: TEST_NOW,
  });
  return { _id: record._id, phoneNo, email: record.email };
}

const Attempts = fc.array(
  fc.record({
    who: fc.nat(1),
    key: fc.constantFrom('a-key', 'a-key', 'another', undefined),
    quantity: fc.constantFrom(1, 1, 2),
    at: fc.nat(1),
  }),
  { minLength: 2, maxLength: 5 },
);
type Attempt = typeof Attempts extends fc.Arbitrary<(infer One)[]> ? One : never;

async function attemptAll(scheduler: fc.Scheduler, attempts: Attempt[], stock: number) {
  const { _id: product } = await shop.addProduct({ stock });
  const shoppers = [await addShopper(), await addShopper()];
  const processes = [startProcess(), startProcess()];
  const attempt = async ({ who, key, quantity, at }: Attempt, index: number) => {
    await scheduler.schedule(Promise.resolve(), `attempt ${index}`);
    const { _id, phoneNo, email } = shoppers[who]!;
    const body = NewOrder.parse(
      orderPayload([{ product, quantity }], {
        shippingInfo: { ...shippingInfo, phoneNo, address: `${phoneNo} Lake Road` },
      }),
    );
    const asked = {
      body,
      session: { user: { _id: String(_id), email } },
      idempotencyKey: key,
      clientAddress: `the one of shopper ${people}`,
      requestId: 'none',
      answer: { header: () => {} },
    };
    try {
      return { placed: (await handlePlaceOrder(asked as never, processes[at]!))._id };
    } catch (error) {
      if (error instanceof AppError) return { refused: error.code };
      throw error;
    }
  };
  const answers = await order.runScheduled(scheduler, () => Promise.all(attempts.map(attempt)));
  await shop.orderPosting.idle();
  const found = await shop.database.orders.find({ 'orderItems.product': product }).lean();
  const mails = await shop.database.outboxMails.countDocuments({
    user: trusted({ $in: shoppers.map(({ _id }) => _id) }),
  });
  const left = (await shop.database.products.findById(product).lean())?.stock ?? -1;
  return { shoppers, answers, orders: found, mails, left };
}

it('one order is made of each key and none of a refusal, no piece too many, and nobody is refused what is left, whatever the order [T15]', async () => {
  await checkInterleavings(
    fc.tuple(Attempts, fc.integer({ min: 1, max: 3 })),
    async (scheduler, [attempts, stock]) => {
      const { shoppers, answers, orders, mails, left } = await attemptAll(scheduler, attempts, stock);
      const sold = orders
        .flatMap(({ orderItems }) => orderItems)
        .reduce((sum, { quantity }) => sum + quantity, 0);
      expect(left).toBe(stock - sold);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(mails).toBe(orders.length);
      const placed = answers.flatMap((answer) => ('placed' in answer ? [answer.placed] : []));
      expect(new Set(placed)).toEqual(new Set(orders.map(({ _id }) => String(_id))));
      for (const { _id: user } of shoppers)
        expect(orders.filter((one) => one.user.equals(user)).length).toBeLessThanOrEqual(OPEN_ORDERS);
      const keyed = orders.flatMap(({ user, idempotencyKey }) =>
        idempotencyKey ? [`${String(user)} ${idempotencyKey}`] : [],
      );
      expect(new Set(keyed).size).toBe(keyed.length);
      const outcomes = answers.map((answer) => ('placed' in answer ? answer.placed : answer.refused));
      const allowedOutcomes = attempts.map(({ who, key, quantity }) => {
        const others = ['ORDER_LIMIT', ...(left < quantity ? ['OUT_OF_STOCK'] : [])];
        const ofKey = orders.find(
          (one) => key && one.idempotencyKey === key && one.user.equals(shoppers[who]!._id),
        );
        if (!ofKey) return key ? others : [...others, ...placed];
        const isTheSame = ofKey.orderItems[0]?.quantity === quantity;
        return isTheSame ? [String(ofKey._id)] : [...others, 'IDEMPOTENCY_KEY_REUSED'];
      });
      expect(outcomes.map((one, index) => allowedOutcomes[index]?.includes(one) || one)).toEqual(
        outcomes.map(() => true),
      );
    },
  );
});

it('retries of one key that come to one process at once count as one towards the limits, whatever the order [T15]', async () => {
  await checkInterleavings(fc.integer({ min: 2, max: 5 }), async (scheduler, retries) => {
    const attempts = Array.from({ length: retries }, (): Attempt => ({
      who: 0,
      key: 'a-key',
      quantity: 1,
      at: 0,
    }));
    const { shoppers } = await attemptAll(scheduler, attempts, 1);
    const { limits } = startProcess();
    const quota = await limits.take(LIMITS.ordersOfAccount, String(shoppers[0]!._id));
    expect(quota?.left).toBe(LIMITS.ordersOfAccount.max - 2);
  });
});
