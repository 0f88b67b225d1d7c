import { createHmac } from 'node:crypto';
import { orderPayload } from './order-payload.ts';
import { setStatus } from './placed-order.ts';
import type { NewTestProduct } from './product-record.ts';
import { controlGateway, placeOnlineOrder } from './start-gateway-shop.ts';
import type { Sample } from './product-samples.ts';
import type { TestShop } from './start-test-shop.ts';

let lastReference = 500_000_000_000;
const nextReference = () => String((lastReference += 1));

async function placeUpiOrder(shop: TestShop, product: NewTestProduct = {}) {
  await shop.database.settings.updateOne(
    { _id: 'store' },
    { $set: { 'payments.upiPayee': 'shop@okbank' } },
    { upsert: true },
  );
  const { agent } = await shop.signIn();
  const { _id } = await shop.addProduct(product);
  const payload = orderPayload([{ product: _id }], { paymentMethod: 'UPI' });
  const { body } = await agent.post('/api/v1/order/new').send(payload).expect(201);
  return { agent, id: String(body._id) };
}

async function placeClaimedOrder(shop: TestShop, product: NewTestProduct = {}) {
  const { agent, id } = await placeUpiOrder(shop, product);
  const reference = nextReference();
  await agent.post(`/api/v1/order/${id}/payment/reference`).send({ reference }).expect(200);
  return { id, admin: (await shop.signIn('Admin')).agent };
}

/** Cancelled by staff after payment, above the refund limit. */
async function placeLargeRefund(shop: TestShop) {
  const { id, admin } = await placeClaimedOrder(shop, { price: 12_000 });
  await admin.post(`/api/v1/admin/payments/${id}`).send({ received: true }).expect(200);
  const cancelling = { to: 'Cancelled', reason: 'other' };
  await admin.post(`/api/v1/admin/orders/${id}/move`).send(cancelling).expect(200);
  const second = (await shop.signIn('Admin')).agent;
  return { id, admin, second };
}

/** Needs a shop from `startGatewayShop`. */
async function payOnline(shop: TestShop) {
  const placed = await placeOnlineOrder(shop);
  const payment = await controlGateway<{ id: string }>(shop, 'payOrder', { orderId: placed.gatewayOrder });
  const secret = shop.config.paymentGateway?.keySecret ?? '';
  const proof = sign(`${placed.gatewayOrder}|${payment.id}`, secret);
  return { ...placed, payment, confirmation: { reference: payment.id, proof } };
}

const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

export const paymentSamples = (shop: () => TestShop): Record<string, () => Promise<Sample>> => ({
  'POST /payment/options': async () => {
    const { agent } = await shop().signIn();
    const { _id } = await shop().addProduct();
    const orderItems = [{ product: String(_id), quantity: 1 }];
    return { agent, path: '/payment/options', body: { orderItems, pincode: '560034' } };
  },
  'POST /order/:id/payment': async () => {
    const { agent, id } = await placeUpiOrder(shop());
    return { agent, path: `/order/${id}/payment` };
  },
  'POST /order/:id/payment/reference': async () => {
    const { agent, id } = await placeUpiOrder(shop());
    return { agent, path: `/order/${id}/payment/reference`, body: { reference: nextReference() } };
  },
  'POST /order/:id/payment/confirm': async () => {
    const { agent, id, confirmation } = await payOnline(shop());
    return { agent, path: `/order/${id}/payment/confirm`, body: confirmation };
  },
  'POST /payments/webhook': async () => {
    const { payment } = await payOnline(shop());
    const created_at = Math.floor(shop().now().getTime() / 1000);
    const body = { event: 'payment.captured', payload: { payment: { entity: payment } }, created_at };
    const signature = sign(JSON.stringify(body), shop().config.paymentGateway?.webhookSecret ?? '');
    const agent = shop()
      .agent()
      .set({ 'x-razorpay-signature': signature, 'x-razorpay-event-id': `event-${payment.id}` });
    return { agent, path: '/payments/webhook', body };
  },
  'POST /admin/payment-discrepancies/:id': async () => {
    const id = 'no-order:pay_EKwxwAgItmmXdp';
    await shop().database.paymentDiscrepancies.updateOne(
      { _id: id },
      {
        $set: {
          kind: 'no-order',
          method: 'ONLINE',
          reference: 'pay_EKwxwAgItmmXdp',
          amount: 979,
          foundAt: shop().now(),
        },
        $unset: { checkedAt: 1, checkedBy: 1 },
      },
      { upsert: true },
    );
    const { agent } = await shop().signIn('Admin');
    return { agent, path: `/admin/payment-discrepancies/${encodeURIComponent(id)}` };
  },
  'GET /admin/payments': async () => {
    const { admin } = await placeClaimedOrder(shop());
    return { agent: admin, path: '/admin/payments?limit=1' };
  },
  'POST /admin/payments/:id': async () => {
    const { id, admin } = await placeClaimedOrder(shop());
    return { agent: admin, path: `/admin/payments/${id}`, body: { received: true } };
  },
  'POST /admin/payments/:id/refund': async () => {
    const { id, admin } = await placeClaimedOrder(shop());
    await admin.post(`/api/v1/admin/payments/${id}`).send({ received: true }).expect(200);
    const cancelling = { to: 'Cancelled', reason: 'other' };
    await admin.post(`/api/v1/admin/orders/${id}/move`).send(cancelling).expect(200);
    return { agent: admin, path: `/admin/payments/${id}/refund`, body: { reference: 'NEFT 100200' } };
  },
  'PUT /admin/orders/:id/returns/:returnId/account': async () => {
    const { agent, id, tee, confirmation } = await payOnline(shop());
    await agent.post(`/api/v1/order/${id}/payment/confirm`).send(confirmation).expect(200);
    await setStatus(shop(), id, 'Delivered');
    const lines = [{ product: String(tee._id), size: 'M', quantity: 1 }];
    const asked = { lines, reason: 'too-small' };
    const { body: order } = await agent.post(`/api/v1/order/${id}/returns`).send(asked).expect(200);
    const { agent: admin } = await shop().signIn('Admin');
    const decision = { accepted: true, restocked: [1] };
    await admin.post(`/api/v1/admin/orders/${id}/return`).send(decision).expect(200);
    const path = `/admin/orders/${id}/returns/${order.returns[0]._id}/account`;
    return { agent: admin, path, body: { method: 'upi', upiId: 'asha@okbank' } };
  },
  'POST /admin/payments/:id/approval': async () => {
    const { id, admin } = await placeLargeRefund(shop());
    return { agent: admin, path: `/admin/payments/${id}/approval`, body: { return: null } };
  },
  'POST /admin/payments/:id/approval/decision': async () => {
    const { id, admin, second } = await placeLargeRefund(shop());
    await admin.post(`/api/v1/admin/payments/${id}/approval`).send({ return: null }).expect(200);
    const body = { approved: false, reason: 'Ask the customer first.' };
    return { agent: second, path: `/admin/payments/${id}/approval/decision`, body };
  },
  'POST /admin/bank-statement': async () => {
    const { id } = await placeUpiOrder(shop());
    const order = await shop().database.orders.findById(id).orFail().lean();
    const text = `UPI/${nextReference()}/Order ${order.number}`;
    const rows = [{ text, amount: order.payment.amount }];
    const columns = { statement: 'Date | Narration | Credit', amount: 'Credit' };
    return {
      agent: (await shop().signIn('Admin')).agent,
      path: '/admin/bank-statement',
      body: { rows, columns },
    };
  },
  'GET /admin/cod-check': async () => ({
    agent: (await shop().signIn('Admin')).agent,
    path: '/admin/cod-check?total=979&pincode=560034',
  }),
});
