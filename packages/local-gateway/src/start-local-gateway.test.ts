import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type LocalGateway, startLocalGateway } from './start-local-gateway.ts';
import { type Receiver, startWebhookReceiver } from './testing/start-webhook-receiver.ts';

const keys = { keyId: 'rzp_test_1', keySecret: 'key-secret', webhookSecret: 'webhook-secret' };
const sign = (text: string, secret: string) => createHmac('sha256', secret).update(text).digest('hex');

let gateway: LocalGateway;
let shop: Receiver;
const start = (more: object = {}) =>
  startLocalGateway({
    port: 0,
    ...keys,
    webhookUrl: shop.url,
    webhookRetryDelaysMs: [10, 20],
    payAfterCloseMs: 20,
    ...more,
  });
beforeEach(async () => {
  shop = await startWebhookReceiver();
  gateway = await start();
});
afterEach(async () => {
  await gateway.stop();
  await shop.stop();
});

const authorization = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;
const call = async (method: string, address: string, body?: object, headers: object = {}) => {
  const response = await fetch(`${gateway.url}${address}`, {
    method,
    headers: { authorization, 'content-type': 'application/json', ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: JSON.parse(await response.text()) };
};
const newOrder = async (amount = 139_900) =>
  (await call('POST', '/v1/orders', { amount, currency: 'INR', receipt: 'ES-1' })).body;
const atPage = (orderId: string, outcome: string) =>
  call('POST', `/checkout/${orderId}/payments`, { outcome, method: 'card', email: 'a@example.com' });
const received = async () => {
  await gateway.control.webhooksSettled();
  return shop.requests.map(({ body }) => JSON.parse(body).event);
};
const refund = (paymentId: string, body: object, key?: string) =>
  call('POST', `/v1/payments/${paymentId}/refund`, body, key ? { 'x-refund-idempotency': key } : {});

describe('orders', () => {
  it('are created, read by id and found by receipt', async () => {
    const order = await newOrder();
    expect(order).toMatchObject({
      id: expect.stringMatching(/^order_\w{14}$/),
      entity: 'order',
      amount: 139_900,
      amount_paid: 0,
      amount_due: 139_900,
      status: 'created',
      attempts: 0,
      notes: [],
    });
    expect((await call('GET', `/v1/orders/${order.id}`)).body).toEqual(order);
    const found = await call('GET', '/v1/orders?receipt=ES-1&count=5');
    expect(found.body).toEqual({ entity: 'collection', count: 1, items: [order] });
    expect((await call('GET', '/v1/orders?receipt=ES-2')).body.count).toBe(0);
    expect((await call('GET', '/v1/orders?from=1&to=2')).body.count).toBe(0);
    expect((await call('GET', '/v1/orders?skip=1')).body.count).toBe(0);
  });

  it.each([
    [{ currency: 'INR' }, 'amount'],
    [{ amount: 99, currency: 'INR' }, 'amount'],
    [{ amount: 100.5, currency: 'INR' }, 'amount'],
    [{ amount: 100 }, 'currency'],
    [{ amount: 100, currency: 'INR', receipt: 'x'.repeat(41) }, 'receipt'],
  ])('are refused for %j, which names the field', async (body, field) => {
    const { status, body: answer } = await call('POST', '/v1/orders', body);
    expect(status).toBe(400);
    expect(answer.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', field, description: expect.any(String) });
  });
});

describe('authentication', () => {
  it.each([
    [{ authorization: 'Basic d3Jvbmc6a2V5' }, 'Authentication failed'],
    [{ authorization: '' }, 'Authentication failed'],
  ])('refuses %j in the documented form', async (headers, description) => {
    const { status, body } = await call('GET', '/v1/orders', undefined, headers);
    expect(status).toBe(401);
    expect(body).toEqual({
      error: {
        code: 'BAD_REQUEST_ERROR',
        description,
        source: 'NA',
        step: 'NA',
        reason: 'NA',
        metadata: {},
      },
    });
  });

  it('guards the controls, too', async () => {
    expect((await call('POST', '/_control/state', {}, { authorization: 'Basic eDp5' })).status).toBe(401);
    expect((await call('POST', '/_control/nothing', {})).status).toBe(400);
  });
});

describe('a payment', () => {
  it('is captured, signed and announced by signed webhooks in order', async () => {
    const { id: orderId } = await newOrder();
    const { body: answer } = await atPage(orderId, 'paid');
    expect(answer.razorpay_order_id).toBe(orderId);
    expect(answer.razorpay_signature).toBe(sign(`${orderId}|${answer.razorpay_payment_id}`, keys.keySecret));
    expect((await call('GET', `/v1/payments/${answer.razorpay_payment_id}`)).body).toMatchObject({
      entity: 'payment',
      amount: 139_900,
      status: 'captured',
      captured: true,
      method: 'card',
      email: 'a@example.com',
      order_id: orderId,
      fee: 3302,
      tax: 504,
    });
    expect((await call('GET', `/v1/orders/${orderId}`)).body).toMatchObject({
      status: 'paid',
      amount_paid: 139_900,
      amount_due: 0,
      attempts: 1,
    });
    expect(await received()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    for (const { headers, body } of shop.requests)
      expect(headers['x-razorpay-signature']).toBe(sign(body, keys.webhookSecret));
    expect(new Set(shop.requests.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
  });

  it('appears in each event as it was then', async () => {
    const { id: orderId } = await newOrder();
    await atPage(orderId, 'paid');
    await received();
    const [authorized, , paid] = shop.requests.map(({ body }) => JSON.parse(body));
    expect(authorized).toMatchObject({
      entity: 'event',
      account_id: expect.stringMatching(/^acc_/),
      contains: ['payment'],
      payload: { payment: { entity: { status: 'authorized', captured: false } } },
    });
    expect(paid.contains).toEqual(['payment', 'order']);
    expect(paid.payload.order.entity).toMatchObject({ id: orderId, status: 'paid' });
  });

  it.each([
    ['declined', 'payment_declined'],
    ['timed-out', 'payment_timed_out'],
  ])('that is %s fails, and the order can still be paid', async (outcome, reason) => {
    const { id: orderId } = await newOrder();
    const { body } = await atPage(orderId, outcome);
    expect(body.error).toMatchObject({ code: 'BAD_REQUEST_ERROR', reason, metadata: { order_id: orderId } });
    expect((await call('GET', `/v1/orders/${orderId}`)).body.status).toBe('attempted');
    expect((await atPage(orderId, 'paid')).status).toBe(200);
    expect((await received())[0]).toBe('payment.failed');
    const { items } = (await call('GET', `/v1/orders/${orderId}/payments`)).body;
    expect(items.map(({ status }: { status: string }) => status)).toEqual(['failed', 'captured']);
  });

  it('completes after the page was closed', async () => {
    const { id: orderId } = await newOrder();
    expect((await atPage(orderId, 'paid-after-close')).body).toEqual({});
    await shop.waitFor(3);
    expect((await call('GET', `/v1/orders/${orderId}`)).body.status).toBe('paid');
  });

  it('is no payment before that', async () => {
    await gateway.stop();
    gateway = await start({ payAfterCloseMs: 60_000 });
    const { id: orderId } = await newOrder();
    await atPage(orderId, 'paid-after-close');
    expect((await call('GET', `/v1/orders/${orderId}`)).body.status).toBe('attempted');
    expect(shop.requests).toEqual([]);
  });

  it('is refused for a paid order, unless a test asks for a second one', async () => {
    const { id: orderId } = await newOrder();
    await atPage(orderId, 'paid');
    const { status, body } = await atPage(orderId, 'paid');
    expect([status, body.error.description]).toEqual([400, expect.stringContaining('already paid')]);
    await call('POST', '/_control/payOrder', { orderId, isSecond: true });
    expect((await call('GET', `/v1/orders/${orderId}/payments`)).body.count).toBe(2);
    expect((await call('GET', `/v1/orders/${orderId}`)).body.amount_paid).toBe(139_900);
    expect((await received()).filter((event) => event === 'order.paid')).toHaveLength(1);
  });

  it('may succeed after it failed', async () => {
    const { id: orderId } = await newOrder();
    const { id: paymentId } = gateway.control.failOrder({ orderId });
    gateway.control.authorizePayment({ paymentId });
    expect(await received()).toEqual([
      'payment.failed',
      'payment.authorized',
      'payment.captured',
      'order.paid',
    ]);
  });

  it('waits for its capture where the account asks so, and is captured once', async () => {
    gateway.control.setAutoCapture({ isOn: false });
    const { id: orderId } = await newOrder();
    const { id } = gateway.control.payOrder({ orderId });
    const capture = (amount: number) =>
      call('POST', `/v1/payments/${id}/capture`, { amount, currency: 'INR' });
    expect((await capture(500)).body.error.description).toContain('equal to the amount authorized');
    expect((await capture(139_900)).body.status).toBe('captured');
    expect((await capture(139_900)).body.error.description).toContain('already been captured');
    expect(await received()).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
  });
});

describe('refunds', () => {
  const paidOrder = async (amount: number) => {
    const { id: orderId } = await newOrder(amount);
    return gateway.control.payOrder({ orderId }).id;
  };

  it('are partial up to the amount, and refused above it', async () => {
    const id = await paidOrder(1000);
    const first = await refund(id, { amount: 400 });
    expect(first.body).toMatchObject({ entity: 'refund', amount: 400, payment_id: id, status: 'processed' });
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({
      status: 'captured',
      amount_refunded: 400,
      refund_status: 'partial',
    });
    expect((await refund(id, { amount: 601 })).body.error.description).toBe(
      'The total refund amount is greater than the refund payment amount',
    );
    expect((await refund(id, {})).body.amount).toBe(600);
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
    });
    expect((await refund(id, { amount: 100 })).body.error.description).toContain('fully refunded already');
    expect((await call('GET', `/v1/payments/${id}/refunds`)).body.count).toBe(2);
    expect((await call('GET', `/v1/refunds/${first.body.id}`)).body).toEqual(first.body);
    expect((await received()).filter((event) => event === 'refund.processed')).toHaveLength(2);
  });

  it('are made once for a key, which fits one request only', async () => {
    const id = await paidOrder(1000);
    const first = await refund(id, { amount: 400 }, 'key-of-ten');
    expect((await refund(id, { amount: 400 }, 'key-of-ten')).body.id).toBe(first.body.id);
    const other = await refund(id, { amount: 300 }, 'key-of-ten');
    expect(other.body.error.description).toContain('same idempotency key');
    expect((await refund(id, { amount: 300 }, 'short')).status).toBe(400);
  });

  it('are refused for a payment that is not captured', async () => {
    const { id: orderId } = await newOrder();
    const { id } = gateway.control.failOrder({ orderId });
    expect((await refund(id, {})).body.error.description).toContain('should be captured');
  });

  it('return their amount to the payment when they fail later', async () => {
    const id = await paidOrder(1000);
    gateway.control.setRefundOutcome({ status: 'pending' });
    const { body } = await refund(id, { amount: 1000 });
    expect(body.status).toBe('pending');
    gateway.control.completeRefund({ refundId: body.id, status: 'failed' });
    expect((await call('GET', `/v1/payments/${id}`)).body).toMatchObject({
      status: 'captured',
      amount_refunded: 0,
      refund_status: null,
    });
    expect((await received()).at(-1)).toBe('refund.failed');
  });
});

describe('the state file', () => {
  it('keeps orders and undelivered events for the next start', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'gateway-'));
    const stateFile = path.join(folder, 'gateway', 'state.json');
    await gateway.stop();
    gateway = await start({ stateFile });
    gateway.control.holdWebhooks();
    const { id: orderId } = await newOrder();
    gateway.control.payOrder({ orderId });
    await gateway.stop();
    gateway = await start({ stateFile });
    expect((await call('GET', `/v1/orders/${orderId}`)).body.status).toBe('paid');
    await shop.waitFor(3);
    await gateway.control.webhooksSettled();
    expect(gateway.control.state().pendingEvents).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
