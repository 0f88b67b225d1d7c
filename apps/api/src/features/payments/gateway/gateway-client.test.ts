import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type LocalGateway, startLocalGateway } from '@e-store/local-gateway';
import { createGatewayClient, type GatewayClient } from './gateway-client.ts';
import { GatewayRefused, GatewayUnavailable } from './gateway-errors.ts';
import { isPaymentSignatureValid } from './verify-signature.ts';

const keys = { keyId: 'rzp_test_1', keySecret: 'secret-of-the-test' };
const KEY = 'refund-of-order-1';

let gateway: LocalGateway;
let client: GatewayClient;
const newClient = (more: object = {}) =>
  createGatewayClient({ url: gateway.url, ...keys, timeoutMs: 5000, retryDelaysMs: [5, 10], ...more });
beforeEach(async () => {
  gateway = await startLocalGateway({ port: 0, ...keys, webhookSecret: 'webhook-secret' });
  client = newClient();
});
afterEach(() => gateway.stop());

const orderOf = (amountPaise = 139_900, receipt = 'ES-1') => client.createOrder({ amountPaise, receipt });
const paidOrder = async (amountPaise?: number) => {
  const order = await orderOf(amountPaise);
  return gateway.control.payOrder({ orderId: order.id });
};

describe('orders at the gateway', () => {
  it('creates an order in paise with its receipt and notes', async () => {
    const order = await client.createOrder({ amountPaise: 139_900, receipt: 'ES-1', notes: { shop: 'a' } });
    expect(order).toEqual({
      id: expect.stringMatching(/^order_\w{14}$/),
      amountPaise: 139_900,
      receipt: 'ES-1',
    });
    expect(gateway.control.state().orders).toMatchObject([{ currency: 'INR', notes: { shop: 'a' } }]);
  });

  it('finds an order by its receipt, and none for an unknown one', async () => {
    const { id } = await orderOf();
    await orderOf(500, 'ES-2');
    expect(await client.findOrderByReceipt('ES-1')).toMatchObject({ id });
    expect(await client.findOrderByReceipt('ES-3')).toBeUndefined();
  });

  it('does not repeat a creation whose answer was lost, and then finds the order', async () => {
    gateway.control.failNextCalls({ isProcessed: true });
    await expect(orderOf()).rejects.toThrow(GatewayUnavailable);
    expect(gateway.control.state().orders).toHaveLength(1);
    expect(await client.findOrderByReceipt('ES-1')).toMatchObject({ amountPaise: 139_900 });
  });

  it('reports a refused amount in the words of the gateway', async () => {
    const refused = orderOf(50).catch((error: unknown) => error);
    expect(await refused).toBeInstanceOf(GatewayRefused);
    expect(await refused).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST_ERROR',
      description: 'The amount must be atleast INR 1.00',
    });
  });
});

describe('payments at the gateway', () => {
  it('lists all attempts to pay an order', async () => {
    const { id: orderId } = await orderOf();
    gateway.control.failOrder({ orderId });
    gateway.control.payOrder({ orderId });
    const payments = await client.listOrderPayments(orderId);
    expect(payments).toMatchObject([
      { orderId, status: 'failed', isCaptured: false },
      { orderId, status: 'captured', isCaptured: true },
    ]);
  });

  it('reads a payment whose Checkout signature is valid', async () => {
    const { id, order_id: orderId } = await paidOrder();
    const { razorpay_signature: signature } = gateway.control.checkoutAnswer({ paymentId: id });
    const payment = await client.getPayment(id);
    expect(payment).toMatchObject({ id, orderId, amountPaise: 139_900 });
    expect(Math.abs(payment.createdAt.getTime() - Date.now())).toBeLessThan(5000);
    expect(isPaymentSignatureValid({ orderId, paymentId: id, signature }, keys.keySecret)).toBe(true);
  });

  it('captures an authorized payment, and returns it when it is captured again', async () => {
    gateway.control.setAutoCapture({ isOn: false });
    const { id } = await paidOrder();
    const payment = { paymentId: id, amountPaise: 139_900 };
    gateway.control.failNextCalls({ isProcessed: true });
    expect(await client.capturePayment(payment)).toMatchObject({ status: 'captured', isCaptured: true });
    expect(await client.capturePayment(payment)).toMatchObject({ id, status: 'captured' });
    await expect(client.capturePayment({ ...payment, amountPaise: 500 })).rejects.toThrow(GatewayRefused);
  });

  it('lists more payments than one page, newest first, from a time on', async () => {
    const { id: orderId } = await orderOf();
    for (let count = 0; count < 205; count += 1) gateway.control.payOrder({ orderId, isSecond: true });
    const payments = await client.listPayments(new Date(Date.now() - 60_000));
    expect(new Set(payments.map(({ id }) => id)).size).toBe(205);
    expect(payments[0]?.id).toBe(gateway.control.state().payments.at(-1)?.id);
    expect(await client.listPayments(new Date(Date.now() + 60_000))).toEqual([]);
  });
});

describe('refunds at the gateway', () => {
  it('refunds a part and then the rest, and refuses more', async () => {
    const { id: paymentId } = await paidOrder(1000);
    const part = await client.refundPayment({ paymentId, amountPaise: 400, idempotencyKey: `${KEY}-a` });
    expect(part).toMatchObject({ paymentId, amountPaise: 400, status: 'processed' });
    const rest = await client.refundPayment({ paymentId, idempotencyKey: `${KEY}-b` });
    expect(rest.amountPaise).toBe(600);
    expect(await client.getPayment(paymentId)).toMatchObject({ status: 'refunded' });
    expect((await client.listRefunds(paymentId)).map(({ id }) => id)).toEqual([rest.id, part.id]);
    await expect(
      client.refundPayment({ paymentId, amountPaise: 100, idempotencyKey: `${KEY}-c` }),
    ).rejects.toThrow('The payment has been fully refunded already');
  });

  it('refunds once when the answer was lost and the call is repeated', async () => {
    const { id: paymentId } = await paidOrder(1000);
    gateway.control.failNextCalls({ count: 2, status: 502, isProcessed: true });
    const refund = { paymentId, amountPaise: 400, idempotencyKey: KEY };
    const { id } = await client.refundPayment(refund);
    expect(await client.refundPayment(refund)).toMatchObject({ id });
    expect(gateway.control.state().refunds).toHaveLength(1);
    await expect(client.refundPayment({ ...refund, amountPaise: 500 })).rejects.toThrow(
      'Different request with the same idempotency key',
    );
  });

  it('returns a pending refund', async () => {
    const { id: paymentId } = await paidOrder(1000);
    gateway.control.setRefundOutcome({ status: 'pending' });
    expect(await client.refundPayment({ paymentId, idempotencyKey: KEY })).toMatchObject({
      status: 'pending',
    });
  });
});

describe('a gateway that does not answer', () => {
  it('repeats a read until it is answered', async () => {
    const { id } = await paidOrder();
    gateway.control.failNextCalls({ status: 503 });
    client = newClient({ timeoutMs: 300 });
    gateway.control.hangNextCalls();
    expect(await client.getPayment(id)).toMatchObject({ id });
  });

  it('gives up after the last repetition', async () => {
    const { id } = await paidOrder();
    gateway.control.failNextCalls({ count: 3, status: 504 });
    await expect(client.getPayment(id)).rejects.toMatchObject({ name: 'GatewayUnavailable', status: 504 });
    expect(await client.getPayment(id)).toMatchObject({ id });
  });

  it('reports a call that takes too long, and a closed port', async () => {
    client = newClient({ timeoutMs: 300 });
    gateway.control.hangNextCalls();
    await expect(orderOf()).rejects.toThrow('POST /orders had no answer');
    const { id } = await paidOrder();
    await gateway.stop();
    await expect(client.getPayment(id)).rejects.toThrow(GatewayUnavailable);
  });

  it('repeats a call that the gateway limits', async () => {
    const { id } = await paidOrder();
    gateway.control.failNextCalls({ status: 429 });
    expect(await client.getPayment(id)).toMatchObject({ id });
  });

  it.each([
    ['no JSON', new Response('<html>', { status: 200 })],
    ['another shape', Response.json({ id: 'pay_1' })],
  ])('treats an answer with %s as unavailable', async (_name, answer) => {
    const send = jest.fn(() => Promise.resolve(answer.clone()));
    await expect(newClient({ fetch: send }).getPayment('pay_1')).rejects.toThrow(GatewayUnavailable);
    expect(send).toHaveBeenCalledTimes(3);
  });

  it('reports a refusal without JSON, and does not repeat it', async () => {
    const send = jest.fn(() => Promise.resolve(new Response('forbidden', { status: 403 })));
    await expect(newClient({ fetch: send }).getPayment('pay_1')).rejects.toMatchObject({
      name: 'GatewayRefused',
      description: 'forbidden',
    });
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('reports a wrong key', async () => {
    await expect(newClient({ keySecret: 'wrong' }).findOrderByReceipt('ES-1')).rejects.toMatchObject({
      name: 'GatewayRefused',
      status: 401,
      description: 'Authentication failed',
    });
  });
});
