import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { indiaDay } from '@e-store/shared/india-day';
import { createGatewayClient } from '../../payments/gateway/gateway-client.ts';
import { type GatewayShop, placeOnlineOrder, startGatewayShop } from '../../../testing/start-gateway-shop.ts';
import { findOnlineProvider } from '../../payments/payment-providers.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { recordOnlinePayment } from './record-online-payment.ts';

let shop: GatewayShop;
beforeAll(async () => {
  shop = await startGatewayShop();
});
afterAll(() => shop.stop());
// Every event of these tests is lost.
beforeEach(() => shop.gateway.control.holdWebhooks());

const pay = (orderId: string, isSecond = false) => shop.gateway.control.payOrder({ orderId, isSecond });
const stored = (id: string) => shop.database.orders.findById(id).orFail().lean();

async function createForeignOrder(receipt: string) {
  const { paymentGateway } = shop.config;
  const client = createGatewayClient({ ...paymentGateway!, timeoutMs: 1000 });
  return client.createOrder({ amountPaise: 50_000, receipt });
}

async function listDiscrepancies() {
  const { agent: admin } = await shop.signIn('Admin');
  const { body } = await admin.get('/api/v1/admin/payments').expect(200);
  return { admin, discrepancies: body.discrepancies };
}

describe('reconciliation', () => {
  it('records the payment of a waiting order, also of one that its payer claims', async () => {
    const [waiting, claimed] = [await placeOnlineOrder(shop), await placeOnlineOrder(shop)];
    pay(waiting.gatewayOrder);
    const { id: reference } = pay(claimed.gatewayOrder);
    await shop.database.orders.updateOne(
      { _id: claimed.id },
      { $set: { 'payment.claimed': { reference, at: shop.now() } }, $unset: { 'payment.expiresAt': 1 } },
    );
    await reconcilePayments(shop);
    expect((await stored(waiting.id)).payment).toMatchObject({ state: 'captured', paid: 979 });
    expect((await stored(claimed.id)).payment).toMatchObject({ state: 'captured', paid: 979, reference });
  });

  it('records the fee of a payment that was reported without it, once, for closing and register', async () => {
    const { id, gatewayOrder, order } = await placeOnlineOrder(shop);
    const { id: reference } = pay(gatewayOrder);
    const provider = findOnlineProvider(shop.paymentProviders)!;
    const report = await provider.online.findPayment(reference);
    await recordOnlinePayment(shop, provider, { ...report!, feePaise: undefined });
    const findFees = () => shop.database.paymentLedger.find({ order: id, kind: 'fee' }).lean();
    expect(await findFees()).toEqual([]);
    await Promise.all([reconcilePayments(shop), reconcilePayments(shop)]);
    await reconcilePayments(shop);
    expect(await findFees()).toMatchObject([{ reference, method: 'ONLINE', amount: -24, paise: 90 }]);
    const { agent: admin } = await shop.signIn('Admin');
    const today = indiaDay(shop.now());
    const period = { from: today, to: today };
    const { body: closing } = await admin
      .get('/api/v1/admin/cash/closing')
      .query({ ...period, day: today, part: 'fees' })
      .expect(200);
    expect(closing.rows).toContainEqual(
      expect.objectContaining({ number: order.number, reference, amount: -23_10 }),
    );
    const { body: register } = await admin
      .get('/api/v1/admin/accounts')
      .query({ ...period, report: 'payments' })
      .expect(200);
    expect(register.rows.map((row: unknown[]) => row.slice(1))).toContainEqual([
      order.number,
      'ONLINE',
      'Gateway fee',
      reference,
      -23_10,
    ]);
  });

  it('finds a second payment, and one of an order that has ended', async () => {
    const [twice, ended] = [await placeOnlineOrder(shop), await placeOnlineOrder(shop)];
    pay(twice.gatewayOrder);
    await reconcilePayments(shop);
    pay(twice.gatewayOrder, true);
    await ended.agent.post(`/api/v1/order/${ended.id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    pay(ended.gatewayOrder);
    await reconcilePayments(shop);
    await reconcilePayments(shop);
    expect((await stored(twice.id)).payment).toMatchObject({ paid: 1958, refundDue: 979 });
    expect((await stored(ended.id)).payment).toMatchObject({ paid: 979, refundDue: 979 });
  });

  it('shows staff a payment without an order, once, until one of them has checked it', async () => {
    const { id: reference } = pay((await createForeignOrder('another shop')).id);
    await reconcilePayments(shop);
    await reconcilePayments(shop);
    const { admin, discrepancies } = await listDiscrepancies();
    expect(discrepancies).toMatchObject([{ kind: 'no-order', reference, amount: 500 }]);
    const countTasks = async () => (await admin.get('/api/v1/admin/work').expect(200)).body;
    expect(await countTasks()).toMatchObject({ paymentDiscrepancies: 1 });
    const path = `/api/v1/admin/payment-discrepancies/${encodeURIComponent(discrepancies[0].id)}`;
    await admin.post(path).expect(200);
    await admin.post(path).expect(200);
    await reconcilePayments(shop);
    expect(await countTasks()).toMatchObject({ paymentDiscrepancies: 0 });
    expect((await listDiscrepancies()).discrepancies).toEqual([]);
    expect(await shop.database.auditEntries.countDocuments({ what: 'payment.checked' })).toBe(1);
  });

  it('shows staff a payment over another amount than its order', async () => {
    const placed = await placeOnlineOrder(shop);
    const foreign = await createForeignOrder(placed.order.number);
    await shop.database.orders.updateOne(
      { _id: placed.id },
      { $set: { 'payment.details.order': foreign.id } },
    );
    const { id: reference } = pay(foreign.id);
    await reconcilePayments(shop);
    const { discrepancies } = await listDiscrepancies();
    expect(discrepancies).toMatchObject([
      { kind: 'other-amount', reference, amount: 500, number: placed.order.number },
    ]);
    expect((await stored(placed.id)).payment.paid).toBe(0);
  });

  it('shows staff an order whose payment the gateway does not know', async () => {
    const placed = await placeOnlineOrder(shop);
    const { agent: admin } = await shop.signIn('Admin');
    const reference = '400000000001';
    await admin.post(`/api/v1/admin/payments/${placed.id}`).send({ received: true, reference }).expect(200);
    await reconcilePayments(shop);
    const { discrepancies } = await listDiscrepancies();
    expect(discrepancies).toContainEqual(
      expect.objectContaining({ kind: 'no-payment', reference, order: placed.id }),
    );
  });

  it('changes nothing while the gateway is away', async () => {
    const placed = await placeOnlineOrder(shop);
    pay(placed.gatewayOrder);
    shop.gateway.control.failNextCalls({ count: 100 });
    await reconcilePayments(shop);
    expect((await stored(placed.id)).payment.paid).toBe(0);
  });
});
