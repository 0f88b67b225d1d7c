import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invariants } from '../../../app/features.ts';
import { trusted, Types } from 'mongoose';
import { checkInvariants } from '../../../platform/invariants/check-invariants.ts';
import { deliverExchangeable, upi } from '../../../testing/exchangeable-order.ts';
import { advanceOrder, DELIVERED } from '../../../testing/placed-order.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { transactionsMigrations } from '../../transactions/migrations.ts';
import { expireUnconfirmed } from '../expire-unconfirmed.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const set = (settings: object) =>
  shop.database.settings.updateOne({ _id: 'store' }, { $set: settings }, { upsert: true });

async function replaced() {
  const placed = await deliverExchangeable(shop);
  await placed.ask([placed.tee(1, 'L')]).expect(200);
  const { body } = await placed.accept().expect(200);
  const [{ replacement, refund }] = body.order.returns;
  const id = String(replacement.order);
  const read = async () => (await placed.admin.get(`/api/v1/admin/orders/${id}`).expect(200)).body;
  const cancel = () =>
    placed.agent.post(`/api/v1/order/${id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
  return { ...placed, id, refund, read, cancel };
}

describe('a replacement', () => {
  let order: Awaited<ReturnType<typeof replaced>>;
  beforeEach(async () => {
    order = await replaced();
  });

  it('stays paid when its delivery is corrected, and is refunded once it is cancelled', async () => {
    const { admin, id, refund, read } = order;
    await advanceOrder(admin, id, ...DELIVERED);
    for (const from of ['Delivered', 'Out for delivery', 'Shipped'])
      await admin
        .post(`/api/v1/admin/orders/${id}/correction`)
        .send({ from, reason: 'A mistake.' })
        .expect(200);
    expect((await read()).order).toMatchObject({
      orderStatus: 'Packed',
      paymentInfo: { status: 'collected' },
      payment: { state: 'captured' },
    });
    const move = { to: 'Cancelled', reason: 'not-reachable' };
    await admin.post(`/api/v1/admin/orders/${id}/move`).send(move).expect(200);
    expect((await read()).order.payment.refundDue).toBe(refund.total);
  });

  it('that its shopper cancels needs the second Admin, who sees where the refund goes', async () => {
    const { admin, id, refund, cancel } = order;
    await set({ 'payments.refundApprovalAbove': 100 });
    await cancel();
    const pay = () => admin.post(`/api/v1/admin/payments/${id}/refund`).send({ reference: 'UTR 1' });
    await pay().expect(409);
    await admin.post(`/api/v1/admin/payments/${id}/approval`).send({ return: null }).expect(200);
    const second = (await shop.signIn('Admin')).agent;
    const { body } = await second.get('/api/v1/admin/payments?tab=to-approve').expect(200);
    expect(body.payments).toMatchObject([
      { order: id, approval: { amount: refund.total, payTo: upi.upiId, state: 'waiting' } },
    ]);
    await second.post(`/api/v1/admin/payments/${id}/approval/decision`).send({ approved: true }).expect(200);
    await pay().expect(200);
    await set({ 'payments.refundApprovalAbove': null });
  });

  it('shows its first order as exchanged in the list of orders', async () => {
    const { admin, orderId } = order;
    const { body } = await admin.get('/api/v1/admin/orders').expect(200);
    const find = (id: string) => body.orders.find(({ _id }: { _id: string }) => _id === id);
    expect(find(orderId)).toMatchObject({ paymentInfo: { status: 'refunded' }, isExchanged: true });
    expect(find(order.id)).not.toHaveProperty('isExchanged');
  });

  it('is not cancelled for want of a confirmation', async () => {
    const { id } = order;
    await set({ unconfirmedHours: 1, unconfirmedHoursSince: new Date(0) });
    shop.passTime(2 * 60 * 60_000);
    expect(await expireUnconfirmed(shop)).toBe(0);
    const { orderStatus } = await shop.database.orders.findById(id).orFail().lean();
    expect(orderStatus).toBe('Processing');
    await set({ unconfirmedHours: 0 });
  });

  it('is an exchange in both histories, and no payment or refund in the cash book, also of an earlier release', async () => {
    const { admin, orderId, id, refund } = order;
    const { transactions, connection } = shop.database;
    const kindsOf = async (of: string) => {
      const { body } = await admin.get(`/api/v1/admin/orders/${of}`).expect(200);
      return body.timeline.flatMap((entry: { kind: string; amount?: number }) =>
        entry.amount === undefined ? [] : [[entry.kind, entry.amount]],
      );
    };
    expect(await kindsOf(id)).toEqual([['exchange', refund.total]]);
    expect((await kindsOf(orderId))[0]).toEqual(['exchange', refund.total]);
    await shop.orderPosting.idle();
    const both = { order: trusted({ $in: [orderId, id] }) };
    const lines = () => transactions.find(both).lean();
    const [paid, ...others] = await lines();
    expect([paid?.kind, others]).toEqual(['cod', []]);
    const { returns } = await shop.database.orders.findById(orderId).orFail().lean();
    const before = { ...paid!, kind: 'refund', amount: refund.total } as const;
    await transactions.create([
      { ...before, _id: returns[0]!._id },
      { ...before, _id: new Types.ObjectId(id), order: new Types.ObjectId(id), kind: 'prepaid' },
    ]);
    const migration = transactionsMigrations.find(({ name }) => name === '116-exchanges')!;
    for (const _time of ['first', 'again']) await migration.up(connection, []);
    expect(await lines()).toEqual([paid]);
  });

  it('moves no money in the daily closing, until it is refunded', async () => {
    const { admin, id, refund, cancel } = order;
    const totals = async () => {
      const day = new Date(shop.now().getTime() + 330 * 60_000).toISOString().slice(0, 10);
      const { body } = await admin.get(`/api/v1/admin/cash/closing?from=${day}&to=${day}`).expect(200);
      const { prepaid, refunded } = body.days[0].totals;
      return [prepaid.amount, refunded.amount];
    };
    const before = await totals();
    await cancel();
    await admin.post(`/api/v1/admin/payments/${id}/refund`).send({ reference: 'UTR 3' }).expect(200);
    expect(await totals()).toEqual([0, (before[1] ?? 0) - refund.total * 100]);
    expect(before[0]).toBe(0);
  });

  it('loses the account for its refund with the account of its owner', async () => {
    const { agent, admin, id, person } = order;
    const stored = () => shop.database.orders.findById(id).orFail().lean();
    expect((await stored()).exchangeFor?.refundTo).toEqual(upi);
    await advanceOrder(admin, id, ...DELIVERED);
    await agent.post('/api/v1/login').send({ email: person.email, password: person.password }).expect(200);
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    expect((await stored()).exchangeFor).toEqual({ order: expect.anything(), number: order.order.number });
  });

  it('is not sent while the payment goes back, and the mail of a refund says that it was not', async () => {
    const { agent, admin, orderId, ask, accept, tee } = await deliverExchangeable(shop);
    await ask([tee(1, 'L')]).expect(200);
    const stored = await shop.database.orders.findById(orderId).orFail().lean();
    await shop.database.orders.updateOne(
      { _id: orderId },
      { $set: { 'payment.refunded': stored.totalPrice } },
    );
    const { body } = await accept().expect(409);
    expect(body.message).toMatch(/has gone back already\. Accept the return without an exchange\.$/);
    await shop.database.orders.updateOne({ _id: orderId }, { $set: { 'payment.refunded': 0 } });
    await accept({ exchange: false }).expect(200);
    const [mail] = await readMails(shop, orderId, 'return-accepted');
    expect(mail?.text).toMatch(
      /1 × Plain T-Shirt, M\n\nWe could not exchange these items\. We will refund ₹/,
    );
    const { body: seen } = await agent.get(`/api/v1/admin/order/${orderId}`).expect(200);
    expect(seen.returns[0]).not.toHaveProperty('replacement');
    await admin
      .post(`/api/v1/admin/orders/${orderId}/refunds/${seen.returns[0]._id}`)
      .send({ reference: 'UTR 4' })
      .expect(200);
  });

  it('satisfies every invariant', async () => {
    await shop.orderPosting.idle();
    const breaches: string[] = [];
    const failed = await checkInvariants(shop.database, invariants, (line) => breaches.push(line));
    expect(failed === 0 ? [] : breaches).toEqual([]);
  });
});
