import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type LocalGateway, startLocalGateway } from './start-local-gateway.ts';
import { type Receiver, startWebhookReceiver } from './testing/start-webhook-receiver.ts';

let gateway: LocalGateway;
let shop: Receiver;
beforeEach(async () => {
  shop = await startWebhookReceiver();
  gateway = await startLocalGateway({
    port: 0,
    keyId: 'rzp_test_1',
    keySecret: 'key-secret',
    webhookSecret: 'webhook-secret',
    webhookUrl: shop.url,
    webhookRetryDelaysMs: [10, 20],
  });
});
afterEach(async () => {
  await gateway.stop();
  await shop.stop();
});

const newOrder = async () => {
  const response = await fetch(`${gateway.url}/v1/orders`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa('rzp_test_1:key-secret')}`, 'content-type': 'application/json' },
    body: JSON.stringify({ amount: 1000, currency: 'INR' }),
  });
  return String(JSON.parse(await response.text()).id);
};
const received = async () => {
  await gateway.control.webhooksSettled();
  return shop.requests.map(({ body }) => JSON.parse(body).event);
};

describe('webhooks', () => {
  it('are sent again with the same id and signature after a 500', async () => {
    shop.answerNext(500, 302);
    gateway.control.failOrder({ orderId: await newOrder() });
    expect(await received()).toEqual(['payment.failed', 'payment.failed', 'payment.failed']);
    const [first, second] = shop.requests;
    for (const name of ['x-razorpay-event-id', 'x-razorpay-signature'])
      expect(second?.headers[name]).toBe(first?.headers[name]);
    expect(gateway.control.deliveries().map(({ attempt, status }) => [attempt, status])).toEqual([
      [1, 500],
      [2, 302],
      [3, 200],
    ]);
  });

  it('end after the last retry, and do not hold up later events', async () => {
    shop.answerNext(500);
    gateway.control.payOrder({ orderId: await newOrder() });
    expect((await received()).toSorted()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.authorized',
      'payment.captured',
    ]);
    shop.answerNext(500, 500, 500);
    gateway.control.failOrder({ orderId: await newOrder() });
    expect(await received()).toHaveLength(7);
    expect(gateway.control.state().pendingEvents).toEqual([]);
  });

  it('are held, then sent in reverse and twice each', async () => {
    gateway.control.holdWebhooks();
    gateway.control.payOrder({ orderId: await newOrder() });
    expect(await received()).toEqual([]);
    expect(gateway.control.heldEvents()).toHaveLength(3);
    gateway.control.releaseWebhooks({ isReversed: true, copies: 2 });
    expect(await received()).toEqual([
      'order.paid',
      'order.paid',
      'payment.captured',
      'payment.captured',
      'payment.authorized',
      'payment.authorized',
    ]);
    expect(new Set(shop.requests.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
  });

  it('are dropped when only others are released', async () => {
    gateway.control.holdWebhooks();
    gateway.control.payOrder({ orderId: await newOrder() });
    gateway.control.releaseWebhooks({ only: ['order.paid'] });
    expect(await received()).toEqual(['order.paid']);
    expect(gateway.control.state().pendingEvents).toEqual([]);
  });

  it('are delayed', async () => {
    gateway.control.delayWebhooks({ milliseconds: 60 });
    gateway.control.failOrder({ orderId: await newOrder() });
    expect(shop.requests).toEqual([]);
    expect(await received()).toEqual(['payment.failed']);
  });

  it('stop with the gateway, also while the shop does not answer', async () => {
    shop.answerNext(500);
    gateway.control.failOrder({ orderId: await newOrder() });
    await gateway.stop();
    expect(shop.requests.length).toBeLessThanOrEqual(1);
    expect(gateway.control.state().pendingEvents).toHaveLength(1);
  });
});
