import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setStatus } from '../../../testing/placed-order.ts';
import {
  type GatewayShop,
  startGatewayShop,
  placeOnlineOrder,
  placePaidOrder,
} from '../../../testing/start-gateway-shop.ts';
import { ledgerMatchesPayments } from '../../payments/payment-ledger.ts';
import { cashBookMatchesOrders } from '../../transactions/build-transactions.ts';
import { reconcilePayments } from './reconcile-payments.ts';

let shop: GatewayShop;
let admin: ReturnType<GatewayShop['agent']>;
beforeAll(async () => {
  shop = await startGatewayShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());
afterEach(async () => {
  shop.gateway.control.setRefundOutcome({ status: 'processed' });
  await shop.gateway.control.webhooksSettled();
});

type Placed = Awaited<ReturnType<typeof placeOnlineOrder>>;

async function placeCancelledOrder(): Promise<Placed> {
  const placed = await placePaidOrder(shop);
  const { agent, id } = placed;
  await agent.post(`/api/v1/order/${id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
  return placed;
}

const refund = ({ id }: Placed, body: object = { online: true }) =>
  admin.post(`/api/v1/admin/payments/${id}/refund`).send(body);
const stored = ({ id }: Placed) => shop.database.orders.findById(id).orFail().lean();
const refundsAt = async (placed: Placed) => {
  const { reference } = (await stored(placed)).payment;
  return shop.gateway.control.state().refunds.filter(({ payment_id }) => payment_id === reference);
};
const returnMails = ({ id }: Placed) =>
  shop.database.outboxMails.find({ order: id, kind: 'refund-paid' }).lean();
async function acceptReturn({ agent, id, tee }: Placed, exchange = false) {
  await setStatus(shop, id, 'Delivered');
  const { body: returned } = await agent
    .post(`/api/v1/order/${id}/returns`)
    .send({
      lines: [{ product: String(tee._id), size: 'M', quantity: 1 }],
      reason: 'too-small',
      refundTo: { method: 'upi', upiId: 'asha@okbank' },
      exchange,
    })
    .expect(200);
  const [{ _id: returnId, refund: due }] = returned.returns;
  const decision = { accepted: true, restocked: [1], exchange };
  await admin.post(`/api/v1/admin/orders/${id}/return`).send(decision).expect(200);
  return { returnId: String(returnId), due: due as { total: number } };
}
const refundLines = ({ id }: Placed) =>
  shop.database.paymentLedger.find({ order: id, kind: 'refund' }).lean();

describe('a refund through the gateway', () => {
  it('pays back a cancelled order in full, once', async () => {
    const placed = await placeCancelledOrder();
    const { body } = await refund(placed).expect(200);
    expect(body.payment).toMatchObject({
      state: 'refunded',
      refundDue: 0,
      refunded: 979,
      refunds: [{ amount: 979, state: 'processed', reference: expect.stringMatching(/^rfnd_/) }],
    });
    await refund(placed).expect(409);
    const audited = { 'subject.id': placed.id, what: 'order.refundStarted' };
    expect(await shop.database.auditEntries.find(audited).lean()).toMatchObject([
      { after: { refundsStarted: [979] } },
    ]);
    await shop.gateway.control.webhooksSettled();
    expect(await refundsAt(placed)).toMatchObject([{ amount: 97_900 }]);
    expect(await refundLines(placed)).toMatchObject([
      { amount: -979, method: 'ONLINE', reference: expect.stringMatching(/^rfnd_/) },
    ]);
  });

  it('that is pending is counted when its event says that it was paid', async () => {
    shop.gateway.control.setRefundOutcome({ status: 'pending' });
    const placed = await placeCancelledOrder();
    const { body } = await refund(placed).expect(200);
    expect(body.payment).toMatchObject({ refundDue: 979, refunded: 0, refunds: [{ state: 'pending' }] });
    const again = await refund(placed).expect(409);
    expect(again.body.message).toBe('A refund of this order is already on its way.');
    await refund(placed, { reference: 'NEFT 1' }).expect(409);
    const [atGateway] = await refundsAt(placed);
    shop.gateway.control.completeRefund({ refundId: atGateway!.id, status: 'processed' });
    await shop.gateway.control.webhooksSettled();
    expect((await stored(placed)).payment).toMatchObject({ state: 'refunded', refundDue: 0, refunded: 979 });
    expect(await refundLines(placed)).toHaveLength(1);
  });

  it('that fails stays due, tells staff why, and can be tried again or paid by hand', async () => {
    shop.gateway.control.setRefundOutcome({ status: 'failed' });
    const placed = await placeCancelledOrder();
    const { body } = await refund(placed).expect(200);
    expect(body).toMatchObject({ payment: { refundDue: 979, refunds: [{ state: 'failed' }] } });
    expect(body.refundProblem).toBe('The refund failed.');
    await shop.gateway.control.webhooksSettled();
    expect(await refundLines(placed)).toEqual([]);
    const byHand = await refund(placed, { reference: 'NEFT 100200' }).expect(200);
    expect(byHand.body.payment).toMatchObject({ state: 'refunded', refundDue: 0 });
    expect(await refundLines(placed)).toMatchObject([{ reference: 'NEFT 100200' }]);
  });

  it('whose answer was lost is sent again with the same key', async () => {
    const placed = await placeCancelledOrder();
    shop.gateway.control.failNextCalls({ count: 3, isProcessed: true });
    shop.gateway.control.holdWebhooks();
    const { body } = await refund(placed).expect(200);
    expect(body.payment).toMatchObject({ refundDue: 979, refunds: [{ state: 'pending' }] });
    await reconcilePayments(shop);
    shop.gateway.control.releaseWebhooks({ copies: 2 });
    await shop.gateway.control.webhooksSettled();
    expect((await stored(placed)).payment).toMatchObject({ refundDue: 0, refunded: 979 });
    expect(await refundsAt(placed)).toHaveLength(1);
    expect(await refundLines(placed)).toHaveLength(1);
  });

  it('pays a return in part, with its mail', async () => {
    const placed = await placePaidOrder(shop);
    const { id } = placed;
    const { returnId, due } = await acceptReturn(placed);
    const { body } = await admin
      .post(`/api/v1/admin/orders/${id}/refunds/${returnId}`)
      .send({ online: true })
      .expect(200);
    expect(body.refunds[0].reference).toMatch(/^rfnd_/);
    expect(await refundsAt(placed)).toMatchObject([{ amount: due.total * 100 }]);
    expect((await stored(placed)).payment).toMatchObject({ refunded: due.total, refundDue: 0 });
    expect(await returnMails(placed)).toHaveLength(1);
    await admin.post(`/api/v1/admin/orders/${id}/refunds/${returnId}`).send({ online: true }).expect(409);
  });

  it.each(['processed', 'failed'] as const)(
    'pays a return in two parts, which counts once the second is %s, too',
    async (status) => {
      const { control } = shop.gateway;
      const placed = await placePaidOrder(shop);
      const { reference = '' } = (await stored(placed)).payment;
      const second = control.payOrder({ orderId: placed.gatewayOrder, isSecond: true });
      control.refundPayment({ paymentId: reference, amount: 500_00 });
      control.refundPayment({ paymentId: second.id, amount: 479_00 });
      await control.webhooksSettled();
      const { returnId, due } = await acceptReturn(placed);
      control.setRefundOutcome({ status: 'pending' });
      const path = `/api/v1/admin/orders/${placed.id}/refunds/${returnId}`;
      await admin.post(path).send({ online: true }).expect(200);
      const [one, other] = (await stored(placed)).payment.refunds!.slice(2);
      control.completeRefund({ refundId: one!.reference!, status: 'processed' });
      await control.webhooksSettled();
      const halfway = await stored(placed);
      expect(halfway.payment).toMatchObject({ refunded: 979 + one!.amount, refundDue: other!.amount });
      expect(halfway.returns[0]).not.toHaveProperty('refundPaid');
      expect(await returnMails(placed)).toEqual([]);
      const refunds = await shop.database.transactions.find({ order: placed.id, kind: 'refund' }).lean();
      expect(refunds).toMatchObject([{ amount: due.total, status: 'inProgress' }]);
      expect((await cashBookMatchesOrders.check(shop.database)).breaches).toEqual([]);
      control.completeRefund({ refundId: other!.reference!, status });
      await control.webhooksSettled();
      expect((await stored(placed)).returns[0]?.refundPaid?.reference).toMatch(/^rfnd_/);
      expect(await returnMails(placed)).toHaveLength(1);
      if (status === 'failed') await refund(placed, { reference: 'NEFT 1' }).expect(200);
      expect((await stored(placed)).payment).toMatchObject({ refunded: 979 + due.total, refundDue: 0 });
      expect((await cashBookMatchesOrders.check(shop.database)).breaches).toEqual([]);
    },
  );

  it('of a return that failed is named with its return, and not with what was paid twice', async () => {
    const placed = await placePaidOrder(shop);
    shop.gateway.control.payOrder({ orderId: placed.gatewayOrder, isSecond: true });
    await shop.gateway.control.webhooksSettled();
    const { returnId } = await acceptReturn(placed);
    shop.gateway.control.setRefundOutcome({ status: 'failed' });
    const path = `/api/v1/admin/orders/${placed.id}/refunds/${returnId}`;
    const { body: shown } = await admin.post(path).send({ online: true }).expect(200);
    expect(shown.order.payment.refunds).toMatchObject([{ state: 'failed', return: returnId }]);
    const { body: list } = await admin.get('/api/v1/admin/payments?tab=refunds').expect(200);
    const row = list.payments.find(({ order }: { order: string }) => order === placed.id);
    expect(row).toMatchObject({ payment: { refundDue: 1958 } });
    expect(row).not.toHaveProperty('refundProblem');
    const { body: failed } = await refund(placed).expect(200);
    expect(failed.refundProblem).toBe('The refund failed.');
    expect(failed.payment.refunds[1]).not.toHaveProperty('return');
  });

  it('of a return needs no account; an exchange does, for the refund of its new order', async () => {
    const placed = await placePaidOrder(shop);
    const { agent, id, tee } = placed;
    await setStatus(shop, id, 'Delivered');
    const lines = [{ product: String(tee._id), size: 'M', quantity: 1 }];
    const ask = (changes = {}) =>
      agent.post(`/api/v1/order/${id}/returns`).send({ lines, reason: 'too-small', ...changes });
    const { body: refused } = await ask({ exchange: true }).expect(400);
    expect(refused.fields).toEqual({ refundTo: 'Choose UPI or a bank account.' });
    const { body: first } = await ask().expect(200);
    expect((await ask().expect(200)).body).toEqual(first);
    const [{ _id: returnId, refund: due, ...shown }] = first.returns;
    expect(due.total).toBe(979);
    expect(shown).not.toHaveProperty('refundTo');
    await ask({ refundTo: { method: 'upi', upiId: 'asha@okbank' } }).expect(409);
    const order = `/api/v1/admin/orders/${id}`;
    const decision = { accepted: true, restocked: [1] };
    const { body: decided } = await admin.post(`${order}/return`).send(decision).expect(200);
    expect(decided.refunds).toMatchObject([{ amount: 979 }]);
    expect(decided.refunds[0]).not.toHaveProperty('payTo');
    await admin.post(`${order}/refunds/${returnId}`).send({ online: true }).expect(200);
    expect(await refundsAt(placed)).toMatchObject([{ amount: 97_900 }]);
    expect(await returnMails(placed)).toHaveLength(1);
  });

  it('is not asked for by an exchange, whose new order is refunded by hand', async () => {
    const placed = await placePaidOrder(shop);
    const { due } = await acceptReturn(placed, true);
    const { payment, returns } = await stored(placed);
    expect(payment).toMatchObject({ state: 'refunded', refundDue: 0, refunded: due.total });
    expect(await refundsAt(placed)).toEqual([]);
    const before = await shop.database.paymentDiscrepancies.countDocuments();
    await reconcilePayments(shop);
    expect(await shop.database.paymentDiscrepancies.countDocuments()).toBe(before);
    expect(await stored(placed)).toMatchObject({ payment, returns });

    const id = String(returns[0]?.replacement?.order);
    await placed.agent.post(`/api/v1/order/${id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    const { body } = await refund({ ...placed, id }).expect(400);
    expect(body.fields).toEqual({ reference: 'Enter the reference of the refund.' });
    await refund({ ...placed, id }, { reference: 'UTR 9' }).expect(200);
    expect((await cashBookMatchesOrders.check(shop.database)).breaches).toEqual([]);
  });

  it('needs a reference for an order that was not paid online', async () => {
    const { agent, id } = await placeOnlineOrder(shop);
    await agent.post(`/api/v1/order/${id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    await shop.database.orders.updateOne(
      { _id: id },
      { $set: { 'payment.method': 'UPI', 'payment.paid': 979, 'payment.refundDue': 979 } },
    );
    const { body } = await admin
      .post(`/api/v1/admin/payments/${id}/refund`)
      .send({ online: true })
      .expect(400);
    expect(body.fields).toEqual({ reference: 'Enter the reference of the refund.' });
    await shop.database.orders.updateOne(
      { _id: id },
      { $set: { 'payment.method': 'ONLINE', 'payment.paid': 0, 'payment.refundDue': 0 } },
    );
  });

  it('leaves a ledger that adds up', async () => {
    const { checked, breaches } = await ledgerMatchesPayments.check(shop.database);
    expect({ breaches, isEmpty: checked === 0 }).toEqual({ breaches: [], isEmpty: false });
  });
});
