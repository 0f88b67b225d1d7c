import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { setStatus } from '../../../testing/placed-order.ts';
import { readMails } from '../../../testing/read-mails.ts';
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
let control: GatewayShop['gateway']['control'];
beforeAll(async () => {
  shop = await startGatewayShop();
  admin = (await shop.signIn('Admin')).agent;
  ({ control } = shop.gateway);
});
afterAll(() => shop.stop());
afterEach(async () => {
  control.releaseWebhooks({ only: [] });
  control.setRefundOutcome({ status: 'processed' });
  await control.webhooksSettled();
});

type Placed = Awaited<ReturnType<typeof placePaidOrder>>;

const refundAtGateway = ({ reference: paymentId }: { reference: string }, rupees?: number) =>
  control.refundPayment({ paymentId, ...(rupees !== undefined && { amount: rupees * 100 }) });
const stored = ({ id }: Placed) => shop.database.orders.findById(id).orFail().lean();
const refundLines = ({ id }: Placed) =>
  shop.database.paymentLedger.find({ order: id, kind: 'refund' }).lean();
const refundMails = ({ id }: Placed) =>
  shop.database.outboxMails.find({ order: id, kind: 'order-refunded' }).lean();
const listDiscrepancies = async () =>
  (await admin.get('/api/v1/admin/payments').expect(200)).body.discrepancies as unknown[];

it('is no payment when the gateway sends back by itself what nobody captured', async () => {
  const reports = await listDiscrepancies();
  control.setAutoCapture({ isOn: false });
  control.holdWebhooks();
  const placed = await placeOnlineOrder(shop);
  const { id: paymentId } = control.payOrder({ orderId: placed.gatewayOrder });
  control.releaseWebhooks({ only: [] });
  control.releasePayment({ paymentId });
  await control.webhooksSettled();
  await reconcilePayments(shop);
  control.setAutoCapture({ isOn: true });
  const { payment, paymentStatus } = await shop.database.orders.findById(placed.id).orFail().lean();
  expect({ payment, paymentStatus }).toMatchObject({ payment: { paid: 0 }, paymentStatus: 'pending' });
  expect(await listDiscrepancies()).toHaveLength(reports.length);
});

async function placeAcceptedReturn() {
  const placed = await placePaidOrder(shop);
  await setStatus(shop, placed.id, 'Delivered');
  return { placed, ...(await acceptReturn(placed)) };
}

async function acceptReturn({ agent, id, tee }: Placed) {
  const { body } = await agent
    .post(`/api/v1/order/${id}/returns`)
    .send({
      lines: [{ product: String(tee._id), size: 'M', quantity: 1 }],
      reason: 'too-small',
      refundTo: { method: 'upi', upiId: 'asha@okbank' },
    })
    .expect(200);
  const decision = { accepted: true, restocked: [1] };
  await admin.post(`/api/v1/admin/orders/${id}/return`).send(decision).expect(200);
  const [{ _id: returnId, refund }] = body.returns;
  return { returnId: String(returnId), total: Number(refund.total) };
}

describe('a refund in the dashboard of the gateway', () => {
  it('is recorded once, however often and in whatever order it is reported', async () => {
    const placed = await placePaidOrder(shop);
    control.holdWebhooks();
    const { id: reference } = refundAtGateway(placed);
    expect(control.heldEvents().map(({ body }) => body.event)).toEqual([
      'refund.created',
      'refund.processed',
    ]);
    control.releaseWebhooks({ isReversed: true, copies: 2 });
    await Promise.all([control.webhooksSettled(), reconcilePayments(shop), reconcilePayments(shop)]);
    const { payment, paymentStatus } = await stored(placed);
    expect(paymentStatus).toBe('refunded');
    expect(payment).toMatchObject({
      state: 'refunded',
      refunded: 979,
      refundDue: 0,
      refunds: [{ payment: placed.reference, amount: 979, state: 'processed', reference }],
    });
    expect(payment.refunds).toHaveLength(1);
    expect(await refundLines(placed)).toMatchObject([{ amount: -979, reference }]);
    expect(await refundMails(placed)).toHaveLength(1);
  });

  it('is found by reconciliation when its events were lost, also in parts', async () => {
    const placed = await placePaidOrder(shop);
    control.holdWebhooks();
    refundAtGateway(placed, 100);
    refundAtGateway(placed, 79);
    await reconcilePayments(shop);
    await reconcilePayments(shop);
    expect((await stored(placed)).payment).toMatchObject({ state: 'partially refunded', refunded: 179 });
    const lines = await refundLines(placed);
    expect(lines.map(({ amount }) => amount).toSorted()).toEqual([-100, -79]);
    expect(await admin.get(`/api/v1/admin/orders/${placed.id}`)).not.toHaveProperty('body.isRefunded');
  });

  it('also arrives before the payment itself', async () => {
    const placed = await placeOnlineOrder(shop);
    control.holdWebhooks();
    const { id: reference } = control.payOrder({ orderId: placed.gatewayOrder });
    refundAtGateway({ reference }, 100);
    control.releaseWebhooks({ only: ['refund.processed'] });
    await control.webhooksSettled();
    expect((await stored({ ...placed, reference })).payment).toMatchObject({ paid: 979, refunded: 100 });
  });

  it('of a second payment belongs to its order, which goes on', async () => {
    const placed = await placePaidOrder(shop);
    const second = control.payOrder({ orderId: placed.gatewayOrder, isSecond: true });
    await control.webhooksSettled();
    control.holdWebhooks();
    refundAtGateway({ reference: second.id });
    await reconcilePayments(shop);
    expect((await stored(placed)).payment).toMatchObject({ paid: 1958, refunded: 979, refundDue: 0 });
    expect(await admin.get(`/api/v1/admin/orders/${placed.id}`)).not.toHaveProperty('body.isRefunded');
  });

  it('counts when it was paid, and not when it failed', async () => {
    control.setRefundOutcome({ status: 'pending' });
    const [paid, failed] = [await placePaidOrder(shop), await placePaidOrder(shop)];
    const [good, bad] = [refundAtGateway(paid), refundAtGateway(failed)];
    await control.webhooksSettled();
    expect((await stored(paid)).payment).toMatchObject({ refunded: 0, refunds: [{ state: 'pending' }] });
    control.holdWebhooks();
    control.completeRefund({ refundId: good.id, status: 'processed' });
    control.completeRefund({ refundId: bad.id, status: 'failed' });
    await reconcilePayments(shop);
    expect((await stored(paid)).payment).toMatchObject({ state: 'refunded', refunded: 979 });
    expect(await stored(failed)).toMatchObject({
      paymentStatus: 'collected',
      payment: { refunded: 0, refunds: [{ state: 'failed' }] },
    });
  });

  it('shows packers and Admins that an order which is still here was refunded in full', async () => {
    const placed = await placePaidOrder(shop);
    refundAtGateway(placed);
    await control.webhooksSettled();
    const { agent: packer } = await shop.signIn('Packer');
    const check = async (agent: typeof admin) => {
      const { body } = await agent.get(`/api/v1/admin/orders/${placed.id}`).expect(200);
      expect(body).toMatchObject({ isRefunded: true, moves: expect.arrayContaining(['Confirmed']) });
      const { body: list } = await agent.get('/api/v1/admin/orders').expect(200);
      expect(list.orders).toContainEqual(expect.objectContaining({ _id: placed.id, isRefunded: true }));
    };
    await Promise.all([check(admin), check(packer)]);
    await placed.agent.post(`/api/v1/order/${placed.id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    expect(await stored(placed)).toMatchObject({ paymentStatus: 'refunded', payment: { refundDue: 0 } });
    const { body } = await admin.get(`/api/v1/admin/orders/${placed.id}`).expect(200);
    expect(body).not.toHaveProperty('isRefunded');
  });

  it('pays a return that is due, so that staff cannot pay it again', async () => {
    const { placed, returnId, total } = await placeAcceptedReturn();
    const { id: reference } = refundAtGateway(placed, total);
    await control.webhooksSettled();
    expect(await stored(placed)).toMatchObject({
      paymentStatus: 'refunded',
      returns: [{ refundPaid: { reference } }],
    });
    const path = `/api/v1/admin/orders/${placed.id}/refunds/${returnId}`;
    await admin.post(path).send({ reference }).expect(409);
    expect(await refundLines(placed)).toHaveLength(1);
  });

  it('in full leaves nothing due for a later return', async () => {
    const placed = await placePaidOrder(shop);
    await setStatus(shop, placed.id, 'Delivered');
    const { id: reference } = refundAtGateway(placed);
    await control.webhooksSettled();
    await acceptReturn(placed);
    const { paymentStatus, payment, returns } = await stored(placed);
    expect({ paymentStatus, due: payment.refundDue }).toEqual({ paymentStatus: 'refunded', due: 0 });
    expect(returns).toMatchObject([{ status: 'accepted', refundPaid: { reference } }]);
  });

  it.each([
    ['before a return', true],
    ['after a return', false],
  ])('in part leaves the rest to be paid: %s', async (_when, isBefore) => {
    const placed = await placePaidOrder(shop);
    await setStatus(shop, placed.id, 'Delivered');
    const refundPart = async () => {
      refundAtGateway(placed, 100);
      await control.webhooksSettled();
    };
    if (isBefore) await refundPart();
    const { returnId } = await acceptReturn(placed);
    if (!isBefore) await refundPart();
    const { body: shown } = await admin.get(`/api/v1/admin/orders/${placed.id}`).expect(200);
    expect(shown).toMatchObject({ order: { payment: { refundDue: 879 } }, refunds: [{ amount: 879 }] });
    expect(shown).not.toHaveProperty('refundDue');
    const path = `/api/v1/admin/orders/${placed.id}/refunds/${returnId}`;
    await admin.post(path).send({ online: true }).expect(200);
    await control.webhooksSettled();
    await admin.post(path).send({ reference: 'by hand' }).expect(409);
    expect((await stored(placed)).payment).toMatchObject({ paid: 979, refunded: 979, refundDue: 0 });
    expect((await refundLines(placed)).map(({ amount }) => amount).toSorted()).toEqual([-100, -879]);
    const book = await shop.database.transactions.find({ order: placed.id, kind: 'refund' }).lean();
    expect(book.map(({ amount }) => amount).toSorted()).toEqual([100, 879]);
    const { body: after } = await admin.get(`/api/v1/admin/orders/${placed.id}`).expect(200);
    expect(after.refunds).toMatchObject([{ amount: 879, paidAt: expect.any(String) }]);
    expect((await readMails(shop, placed.id, 'refund-paid'))[0]?.text).toContain('We have refunded ₹879');
    for (const invariant of [ledgerMatchesPayments, cashBookMatchesOrders])
      expect((await invariant.check(shop.database)).breaches).toEqual([]);
  });

  it('in part, before a second payment, leaves all of the second to be paid back', async () => {
    const placed = await placePaidOrder(shop);
    refundAtGateway(placed, 100);
    control.payOrder({ orderId: placed.gatewayOrder, isSecond: true });
    await control.webhooksSettled();
    const { body: shown } = await admin.get(`/api/v1/admin/orders/${placed.id}`).expect(200);
    expect(shown).toMatchObject({ refundDue: 979, order: { payment: { refundDue: 979 } } });
    const readRefunds = async () => {
      const book = await shop.database.transactions.find({ order: placed.id, kind: 'refund' }).lean();
      return book.map(({ amount, status }) => [amount, status]);
    };
    expect(await readRefunds()).toEqual([[100, 'completed']]);
    await admin.post(`/api/v1/admin/payments/${placed.id}/refund`).send({ online: true }).expect(200);
    expect((await stored(placed)).payment).toMatchObject({ paid: 1958, refunded: 1079, refundDue: 0 });
    expect(await readRefunds()).toEqual([[100, 'completed']]);
  });

  it('is not recorded while a refund on its way may already give back what was paid', async () => {
    const placed = await placePaidOrder(shop);
    const { agent, id } = placed;
    await agent.post(`/api/v1/order/${id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    await shop.database.orders.updateOne(
      { _id: id },
      { $set: { 'payment.refundDue': 200, 'payment.refunded': 779 } },
    );
    const line = { order: id, number: placed.order.number, method: 'ONLINE', at: shop.now() };
    await shop.database.paymentLedger.create([{ ...line, kind: 'refund', amount: -779 }]);
    control.setRefundOutcome({ status: 'pending' });
    await admin.post(`/api/v1/admin/payments/${id}/refund`).send({ online: true }).expect(200);
    const [own] = (await stored(placed)).payment.refunds!;
    control.setRefundOutcome({ status: 'processed' });
    const { id: reference } = refundAtGateway(placed, 150);
    await control.webhooksSettled();
    expect((await stored(placed)).payment).toMatchObject({ refunded: 779, refundDue: 200 });
    const found = expect.objectContaining({ kind: 'refund-other-amount', reference, amount: 150 });
    expect(await listDiscrepancies()).toContainEqual(found);
    control.completeRefund({ refundId: own!.reference!, status: 'failed' });
    await control.webhooksSettled();
    await reconcilePayments(shop);
    expect((await stored(placed)).payment).toMatchObject({ refunded: 929, refundDue: 50 });
    expect(await listDiscrepancies()).not.toContainEqual(found);
  });

  it('of a deleted account is recorded without a mail, and its order takes no note', async () => {
    const placed = await placePaidOrder(shop);
    await setStatus(shop, placed.id, 'Delivered');
    const { password } = placed.person;
    await placed.agent.post('/api/v1/me/erase').send({ password }).expect(200);
    refundAtGateway(placed);
    await control.webhooksSettled();
    expect((await stored(placed)).payment).toMatchObject({ refunded: 979 });
    expect(await refundMails(placed)).toEqual([]);
    const { body } = await admin
      .post(`/api/v1/admin/orders/${placed.id}/notes`)
      .send({ text: 'Call 98765 43210.' })
      .expect(409);
    expect(body.message).toMatch(/account/);
  });

  it('that staff recorded by hand is not counted again', async () => {
    const { placed, returnId, total } = await placeAcceptedReturn();
    control.holdWebhooks();
    const { id: reference } = refundAtGateway(placed, total);
    const path = `/api/v1/admin/orders/${placed.id}/refunds/${returnId}`;
    await admin.post(path).send({ reference }).expect(200);
    await reconcilePayments(shop);
    expect((await stored(placed)).payment.refunded).toBe(total);
    expect(await refundLines(placed)).toHaveLength(1);
  });
});

it('counts a refund of the shop once when its events come before the answer to the request', async () => {
  const placed = await placePaidOrder(shop);
  await placed.agent.post(`/api/v1/order/${placed.id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
  control.failNextCalls({ count: 3, isProcessed: true });
  await admin.post(`/api/v1/admin/payments/${placed.id}/refund`).send({ online: true }).expect(200);
  await control.webhooksSettled();
  await reconcilePayments(shop);
  const { payment } = await stored(placed);
  expect(payment).toMatchObject({ refunded: 979, refundDue: 0, refunds: [{ state: 'processed' }] });
  expect(payment.refunds).toHaveLength(1);
  expect(await refundLines(placed)).toHaveLength(1);
});

it.each([ledgerMatchesPayments, cashBookMatchesOrders])('keeps invariant $id', async ({ check }) => {
  const { checked, breaches } = await check(shop.database);
  expect({ breaches, isEmpty: checked === 0 }).toEqual({ breaches: [], isEmpty: false });
});
