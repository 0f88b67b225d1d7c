import { invariants } from '../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { indiaDay } from '@e-store/shared/india-day';
import { ORDER_STATUSES, transitionError } from '@e-store/shared/orders/order-lifecycle';
import { placeTestOrder, setStatus, advanceOrder } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = (id: string) => `/api/v1/order/${id}/cancel`;
const UNKNOWN = '0123456789abcdef01234567';
const stockOf = async (id: unknown) => (await shop.database.products.findById(id).orFail().lean()).stock;
const movementsBack = (order: string) =>
  shop.database.stockMovements.find({ order, reason: 'cancel' }).lean();

async function breaches() {
  const found = await Promise.all(invariants.map(async ({ check }) => (await check(shop.database)).breaches));
  return found.flat();
}

describe('cancel an order', () => {
  it('ends it with the reason, brings every piece back with a line in the ledger, and owes nothing', async () => {
    const { agent, orderId, shirt, jeans } = await placeTestOrder(shop);
    expect([await stockOf(shirt._id), await stockOf(jeans._id)]).toEqual([3, 2]);
    shop.passTime(60_000);
    const { body } = await agent
      .post(path(orderId))
      .send({ reason: 'other-size-or-colour', note: 'L, please' })
      .expect(200);
    expect(body).toMatchObject({
      orderStatus: 'Cancelled',
      paymentInfo: { method: 'COD', status: 'cancelled' },
      cancellation: { by: 'shopper', reason: 'other-size-or-colour', note: 'L, please' },
    });
    expect(body.history.at(-1)).toEqual({ status: 'Cancelled', at: shop.now().toISOString() });
    expect([await stockOf(shirt._id), await stockOf(jeans._id)]).toEqual([5, 3]);
    const { sizes, sold } = await shop.database.products.findById(shirt._id).orFail().lean();
    expect({ sizes, sold }).toEqual({ sizes: [{ size: 'M', stock: 5 }], sold: 0 });
    expect((await movementsBack(orderId)).map(({ size, delta }) => [size, delta]).toSorted()).toEqual([
      ['32', 1],
      ['M', 2],
    ]);
    const { body: read } = await agent.get(`/api/v1/admin/order/${orderId}`).expect(200);
    expect(read).toEqual(body);
    expect(await breaches()).toEqual([]);
  });

  it('gives the use of a promo code back, once', async () => {
    const { code } = await shop.addPromoCode({ limitPerPerson: 1 });
    const { agent, orderId } = await placeTestOrder(shop, {}, { promoCode: code });
    const cancel = () => agent.post(path(orderId)).send({ reason: 'changed-mind' }).expect(200);
    await Promise.all([cancel(), cancel(), cancel()]);
    expect((await shop.database.promoCodes.findOne({ code }).orFail().lean()).used).toBe(0);
    expect(await breaches()).toEqual([]);
  });

  it('writes the mail in the same transaction', async () => {
    const { agent, person, orderId, id } = await placeTestOrder(shop);
    await agent.post(path(orderId)).send({ reason: 'changed-mind' }).expect(200);
    const mails = await shop.database.outboxMails.find({ order: orderId, kind: 'order-cancelled' }).lean();
    expect(mails.map(({ to, user }) => [to, String(user)])).toEqual([[person.email, id]]);
  });

  it('happens once for twenty concurrent requests, and all get the cancelled order [spec 4-23] [R70]', async () => {
    const { agent, orderId, shirt } = await placeTestOrder(shop);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => agent.post(path(orderId)).send({ reason: 'changed-mind' })),
    );
    expect(answers.map(({ status, body }) => `${status} ${body.orderStatus}`)).toEqual(
      Array.from({ length: 20 }, () => '200 Cancelled'),
    );
    expect(await stockOf(shirt._id)).toBe(5);
    expect(await movementsBack(orderId)).toHaveLength(2);
    const { history } = await shop.database.orders.findById(orderId).orFail().lean();
    expect(history.map(({ status }) => status)).toEqual(['Processing', 'Cancelled']);
    expect(await shop.database.outboxMails.countDocuments({ order: orderId, kind: 'order-cancelled' })).toBe(
      1,
    );
    expect(await breaches()).toEqual([]);
  });

  it('asked again answers the order as it was cancelled, and changes nothing', async () => {
    const { agent, orderId, shirt } = await placeTestOrder(shop);
    const first = await agent.post(path(orderId)).send({ reason: 'changed-mind' }).expect(200);
    const second = await agent.post(path(orderId)).send({ reason: 'too-late' }).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await stockOf(shirt._id)).toBe(5);
  });

  it.each(ORDER_STATUSES)(
    'of an order that is %s does what the table of moves says [spec 4-23] [R11]',
    async (status) => {
      const { agent, orderId, shirt } = await placeTestOrder(shop);
      if (status !== 'Processing') await setStatus(shop, orderId, status);
      const answer = await agent.post(path(orderId)).send({ reason: 'changed-mind' });
      const reason = transitionError(status, 'Cancelled', 'shopper');
      const isDone = ['Processing', 'Confirmed'].includes(status);
      expect(answer.status).toBe(isDone || status === 'Cancelled' ? 200 : 409);
      expect(answer.body.message).toBe(answer.status === 409 ? reason : undefined);
      expect(await stockOf(shirt._id)).toBe(isDone ? 5 : 3);
      const { orderStatus } = await shop.database.orders.findById(orderId).orFail().lean();
      expect(orderStatus).toBe(isDone ? 'Cancelled' : status);
      if (!isDone) await setStatus(shop, orderId, 'Packed');
    },
  );

  it('loses to staff who pack it in the same moment, or wins, and never both', async () => {
    const { agent, orderId, shirt } = await placeTestOrder(shop);
    await setStatus(shop, orderId, 'Confirmed');
    const [answer] = await Promise.all([
      agent.post(path(orderId)).send({ reason: 'changed-mind' }),
      shop.database.orders.updateOne(
        { _id: orderId, orderStatus: 'Confirmed' },
        { $set: { orderStatus: 'Packed' } },
      ),
    ]);
    const { orderStatus } = await shop.database.orders.findById(orderId).orFail().lean();
    expect([answer.status, orderStatus, await stockOf(shirt._id)]).toEqual(
      answer.status === 200 ? [200, 'Cancelled', 5] : [409, 'Packed', 3],
    );
  });

  it('brings back a size that was taken off the product meanwhile', async () => {
    const { agent, orderId, shirt } = await placeTestOrder(shop, {
      sizes: [
        { size: 'M', stock: 2 },
        { size: 'L', stock: 4 },
      ],
    });
    await shop.database.products.updateOne({ _id: shirt._id }, { $pull: { sizes: { size: 'M' } } });
    await agent.post(path(orderId)).send({ reason: 'changed-mind' }).expect(200);
    const { stock, sizes } = await shop.database.products.findById(shirt._id).orFail().lean();
    expect({ stock, sizes }).toEqual({
      stock: 6,
      sizes: [
        { size: 'L', stock: 4 },
        { size: 'M', stock: 2 },
      ],
    });
    expect(await breaches()).toEqual([]);
  });

  it('works when the product is gone from the shop', async () => {
    const { agent, orderId, shirt } = await placeTestOrder(shop);
    await shop.database.products.deleteOne({ _id: shirt._id });
    await agent.post(path(orderId)).send({ reason: 'changed-mind' }).expect(200);
  });

  it('of somebody else’s order is answered like one that does not exist [R11]', async () => {
    const { orderId, shirt } = await placeTestOrder(shop);
    const { agent } = await shop.signIn();
    const others = await agent.post(path(orderId)).send({ reason: 'other' }).expect(404);
    const unknown = await agent.post(path(UNKNOWN)).send({ reason: 'other' }).expect(404);
    const comparableText = ({ text, body }: typeof others) => text.replace(body.requestId, '');
    expect(comparableText(others)).toBe(comparableText(unknown));
    expect(await stockOf(shirt._id)).toBe(3);
  });

  it('is for its owner alone: Admin has another way', async () => {
    const { orderId } = await placeTestOrder(shop);
    const { agent } = await shop.signIn('Admin');
    await agent.post(path(orderId)).send({ reason: 'other' }).expect(404);
  });

  it.each([
    [{}],
    [{ reason: 'because' }],
    [{ reason: { $ne: '' } }],
    [{ reason: 'other', note: 'x'.repeat(301) }],
  ])('refuses %j at its field', async (body) => {
    const { agent, orderId } = await placeTestOrder(shop);
    const answer = await agent.post(path(orderId)).send(body).expect(400);
    expect(Object.keys(answer.body.fields)).toEqual(['note' in body ? 'note' : 'reason']);
  });
});

it('leaves word that the figures of a day that is over are no longer true, as nothing else does that sells no less', async () => {
  const day = indiaDay(shop.now());
  const changes = async () => (await shop.database.salesDays.findById(day).lean())?.changes ?? 0;
  const [today, tomorrow] = [await placeTestOrder(shop), await placeTestOrder(shop)];
  const cancel = ({ agent, orderId }: typeof today) =>
    agent.post(path(orderId)).send({ reason: 'changed-mind' }).expect(200);
  await cancel(today);
  expect(await changes()).toBe(0);
  shop.passTime(20 * 60 * 60_000);
  expect(indiaDay(shop.now())).not.toBe(day);
  const { agent: admin } = await shop.signIn('Admin');
  await advanceOrder(admin, tomorrow.orderId, 'Confirmed');
  expect(await changes()).toBe(0);
  await cancel(tomorrow);
  expect(await changes()).toBe(1);
});
