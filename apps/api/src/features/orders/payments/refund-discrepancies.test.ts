import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type GatewayShop,
  startGatewayShop,
  placeOnlineOrder,
  placePaidOrder,
} from '../../../testing/start-gateway-shop.ts';
import { createGatewayClient } from '../../payments/gateway/gateway-client.ts';
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
const refundMails = ({ id }: Placed) =>
  shop.database.outboxMails.find({ order: id, kind: 'order-refunded' }).lean();
const listDiscrepancies = async () =>
  (await admin.get('/api/v1/admin/payments').expect(200)).body.discrepancies as unknown[];

describe('a refund that cannot be recorded', () => {
  it('is shown to staff when its payment belongs to no order', async () => {
    const client = createGatewayClient({ ...shop.config.paymentGateway!, timeoutMs: 1000 });
    const { id: orderId } = await client.createOrder({ amountPaise: 50_000, receipt: 'another shop' });
    const payment = control.payOrder({ orderId });
    const { id: reference } = refundAtGateway({ reference: payment.id }, 200);
    await control.webhooksSettled();
    await reconcilePayments(shop);
    const found = await listDiscrepancies();
    expect(found.filter((one) => (one as { reference: string }).reference === reference)).toMatchObject([
      { kind: 'refund-no-order', amount: 200 },
    ]);
  });

  it('is shown with its order when it is not in whole rupees, or more than is left', async () => {
    const [uneven, twice] = [await placePaidOrder(shop), await placePaidOrder(shop)];
    const { id: ofUneven } = refundAtGateway(uneven, 10.5);
    await twice.agent.post(`/api/v1/order/${twice.id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    const byHand = { reference: 'NEFT 100200' };
    await admin.post(`/api/v1/admin/payments/${twice.id}/refund`).send(byHand).expect(200);
    const { id: ofTwice } = refundAtGateway(twice);
    await control.webhooksSettled();
    const kind = 'refund-other-amount';
    expect(await listDiscrepancies()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind, reference: ofUneven, amount: 10.5, order: uneven.id }),
        expect.objectContaining({ kind, reference: ofTwice, amount: 979, order: twice.id }),
      ]),
    );
    expect((await stored(uneven)).payment.refunded).toBe(0);
    expect((await stored(twice)).payment.refunded).toBe(979);
  });

  async function startRefund() {
    const placed = await placePaidOrder(shop);
    await placed.agent.post(`/api/v1/order/${placed.id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    control.setRefundOutcome({ status: 'pending' });
    const pay = (body: object) => admin.post(`/api/v1/admin/payments/${placed.id}/refund`).send(body);
    await pay({ online: true }).expect(200);
    control.setRefundOutcome({ status: 'processed' });
    const [refund] = control.state().refunds.filter(({ payment_id }) => payment_id === placed.reference);
    return { placed, pay, refund: refund! };
  }

  it('is shown when it succeeds after it failed and was paid by hand, and counts no second time', async () => {
    const { placed, pay, refund } = await startRefund();
    control.completeRefund({ refundId: refund.id, status: 'failed' });
    await control.webhooksSettled();
    await pay({ reference: 'NEFT 100201' }).expect(200);
    refund.status = 'pending';
    control.completeRefund({ refundId: refund.id, status: 'processed' });
    await control.webhooksSettled();
    await reconcilePayments(shop);
    const { payment } = await stored(placed);
    expect(payment).toMatchObject({ paid: 979, refunded: 979, refunds: [{ state: 'processed' }] });
    expect(await refundMails(placed)).toHaveLength(1);
    expect(await listDiscrepancies()).toContainEqual(
      expect.objectContaining({ kind: 'refund-other-amount', reference: refund.id, order: placed.id }),
    );
  });

  it('is shown when the gateway paid another amount than was asked for', async () => {
    const { placed, pay, refund } = await startRefund();
    refund.amount = 100;
    control.completeRefund({ refundId: refund.id, status: 'processed' });
    await control.webhooksSettled();
    await reconcilePayments(shop);
    const { payment } = await stored(placed);
    expect(payment).toMatchObject({ refunded: 0, refundDue: 979, refunds: [{ state: 'failed' }] });
    expect(await listDiscrepancies()).toContainEqual(
      expect.objectContaining({ kind: 'refund-other-amount', reference: refund.id, amount: 1 }),
    );
    await pay({ reference: 'NEFT 100202' }).expect(200);
    expect((await stored(placed)).payment).toMatchObject({ refunded: 979, refundDue: 0 });
    refund.amount = 979_00;
  });

  it('is taken off the list once its order is found', async () => {
    const placed = await placeOnlineOrder(shop);
    control.holdWebhooks();
    const { id: reference } = control.payOrder({ orderId: placed.gatewayOrder });
    const { id } = refundAtGateway({ reference });
    const kind = 'refund-no-order' as const;
    const about = { kind, method: 'ONLINE', reference: id, amount: 979, foundAt: shop.now() };
    await shop.database.paymentDiscrepancies.create([{ _id: `${kind}:${id}`, ...about }]);
    await reconcilePayments(shop);
    expect((await stored({ ...placed, reference })).payment.refunded).toBe(979);
    expect(await shop.database.paymentDiscrepancies.findById(`${kind}:${id}`).lean()).toBeNull();
  });
});

it.each([ledgerMatchesPayments, cashBookMatchesOrders])('keeps invariant $id', async ({ check }) => {
  const { checked, breaches } = await check(shop.database);
  expect({ breaches, isEmpty: checked === 0 }).toEqual({ breaches: [], isEmpty: false });
});
