import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../platform/rate-limit/limits.ts';
import { ledgerMatchesPayments, ledgerPaise } from '../../payments/payment-ledger.ts';
import { type GatewayShop, placeOnlineOrder, startGatewayShop } from '../../../testing/start-gateway-shop.ts';
import { expirePayments } from './expire-payments.ts';
import { handleDueEvents } from './payment-events.ts';

const MINUTE_MS = 60_000;

let shop: GatewayShop;
beforeAll(async () => {
  shop = await startGatewayShop();
});
afterAll(() => shop.stop());
beforeEach(() => shop.gateway.control.holdWebhooks());
afterEach(async () => {
  shop.gateway.control.setAutoCapture({ isOn: true });
  await release({ only: [] });
});

const release = async (options: Parameters<typeof shop.gateway.control.releaseWebhooks>[0] = {}) => {
  shop.gateway.control.releaseWebhooks(options);
  await shop.gateway.control.webhooksSettled();
};

type Placed = Awaited<ReturnType<typeof placeOnlineOrder>>;

const pay = ({ gatewayOrder }: Placed, isSecond = false) =>
  shop.gateway.control.payOrder({ orderId: gatewayOrder, isSecond });

function confirm({ agent, id }: Placed, paymentId: string, changes: object = {}) {
  const { razorpay_signature: proof } = shop.gateway.control.checkoutAnswer({ paymentId });
  return agent.post(`/api/v1/order/${id}/payment/confirm`).send({ reference: paymentId, proof, ...changes });
}

const stored = ({ id }: Placed) => shop.database.orders.findById(id).orFail().lean();
const linesOf = async ({ id }: Placed) =>
  (await shop.database.paymentLedger.find({ order: id }).lean()).map((line) => [
    line.kind,
    ledgerPaise(line),
  ]);
/** The gateway keeps 2 % and 18 % GST of it. */
const PAID_979 = [
  ['collection', 979_00],
  ['fee', -23_10],
];

describe('an online payment', () => {
  it('is prepared at the gateway in paise after the order stands, once', async () => {
    const placed = await placeOnlineOrder(shop);
    const { state } = shop.gateway.control;
    const ofOrder = () => state().orders.filter(({ receipt }) => receipt === placed.id);
    expect(ofOrder()).toMatchObject([{ id: placed.gatewayOrder, amount: 97_900, currency: 'INR' }]);
    expect(placed.order).toMatchObject({
      paymentInfo: { method: 'ONLINE', status: 'pending' },
      payment: { details: { key: 'rzp_test_1', script: `${shop.gateway.url}/v1/checkout.js` } },
    });
    await placed.agent.post(`/api/v1/order/${placed.id}/payment`).expect(200);
    expect(ofOrder()).toHaveLength(1);
  });

  it('reuses its order at the gateway when the answer was lost, while the order of the shop stands', async () => {
    // The first call looks for an earlier order.
    shop.gateway.control.failNextCalls({ count: 3 });
    const placed = await placeOnlineOrder(shop);
    expect(placed.order.payment.details).toBeUndefined();
    const { agent, id } = placed;
    const { body } = await agent.post(`/api/v1/order/${id}/payment`).expect(200);
    await shop.database.orders.updateOne({ _id: id }, { $unset: { 'payment.details': 1 } });
    const { body: again } = await agent.post(`/api/v1/order/${id}/payment`).expect(200);
    expect(again.payment.details).toEqual(body.payment.details);
    const ofOrder = shop.gateway.control.state().orders.filter(({ receipt }) => receipt === id);
    expect(ofOrder).toHaveLength(1);
  });

  it('is not that of an earlier order with its number, which a restored shop gives out again', async () => {
    const { database } = shop;
    const lost = await placeOnlineOrder(shop);
    const { id: reference } = pay(lost);
    await database.orders.deleteOne({ _id: lost.id });
    await database.counters.updateOne({ _id: 'order' }, { $inc: { last: -1 } });
    const placed = await placeOnlineOrder(shop);
    expect(placed.order.number).toBe(lost.order.number);
    expect(placed.gatewayOrder).not.toBe(lost.gatewayOrder);
    const { body } = await placed.agent.post(`/api/v1/order/${placed.id}/payment`).expect(200);
    expect(body.payment.state).toBe('pending');
    expect(reference).toMatch(/^pay_/);
  });

  it('counts once when browser and gateway report it at the same time', async () => {
    const placed = await placeOnlineOrder(shop);
    const { id: reference } = pay(placed);
    const [answer] = await Promise.all([confirm(placed, reference), release({ copies: 3 })]);
    expect(answer.body).toMatchObject({ payment: { state: 'captured', reference } });
    await confirm(placed, reference).expect(200);
    expect(await linesOf(placed)).toEqual(PAID_979);
    const mails = await shop.database.outboxMails.find({ order: placed.id, kind: 'payment-received' }).lean();
    expect(mails).toHaveLength(1);
  });

  it('is rejected with a signature of another order, payment or secret', async () => {
    const [placed, other] = [await placeOnlineOrder(shop), await placeOnlineOrder(shop)];
    const { id: reference } = pay(placed);
    const { id: others } = pay(other);
    const proof = createHmac('sha256', 'guess').update(`${placed.gatewayOrder}|${reference}`).digest('hex');
    await confirm(placed, reference, { proof }).expect(409);
    await confirm(placed, others).expect(409);
    await confirm(placed, others, { reference }).expect(409);
    expect((await stored(placed)).payment.paid).toBe(0);
  });

  it('is found by its event when the payer closed the page', async () => {
    const placed = await placeOnlineOrder(shop);
    const { id: reference } = pay(placed);
    await release();
    expect((await stored(placed)).payment).toMatchObject({ state: 'captured', paid: 979, reference });
    const events = await shop.database.paymentEvents.find({ 'payment.reference': reference }).lean();
    expect(events.map(({ name }) => name).toSorted()).toEqual([
      'order.paid',
      'payment.authorized',
      'payment.captured',
    ]);
    expect(JSON.stringify(events)).not.toMatch(/shopper@upi|email|contact|card/);
  });

  it('is captured when the account leaves that to the shop, in whatever order events arrive', async () => {
    shop.gateway.control.setAutoCapture({ isOn: false });
    const placed = await placeOnlineOrder(shop);
    shop.gateway.control.failOrder({ orderId: placed.gatewayOrder });
    const { id: reference } = pay(placed);
    await release({ isReversed: true });
    expect((await stored(placed)).payment).toMatchObject({ state: 'captured', reference, refundDue: 0 });
    expect(await linesOf(placed)).toEqual(PAID_979);
  });

  it('that is made twice is due for a refund of the second', async () => {
    const placed = await placeOnlineOrder(shop);
    const { id: first } = pay(placed);
    const { id: second } = pay(placed, true);
    await release();
    expect((await linesOf(placed)).toSorted()).toEqual([...PAID_979, ...PAID_979].toSorted());
    expect(await stored(placed)).toMatchObject({
      orderStatus: 'Processing',
      paymentStatus: 'refund due',
      payment: { paid: 1958, refundDue: 979 },
    });
    const { agent: admin } = await shop.signIn('Admin');
    const { body: list } = await admin.get('/api/v1/admin/payments?tab=refunds').expect(200);
    expect(list.payments.map(({ number }: { number: string }) => number)).toContain(placed.order.number);
    const { body } = await admin
      .post(`/api/v1/admin/payments/${placed.id}/refund`)
      .send({ online: true })
      .expect(200);
    expect(body.payment).toMatchObject({ refundDue: 0, refunded: 979 });
    const refunded = shop.gateway.control.state().refunds.map(({ payment_id }) => payment_id);
    expect(refunded).toContain(second);
    expect(refunded).not.toContain(first);
  });

  it('that arrives after the order ended is recorded and due for a refund', async () => {
    const placed = await placeOnlineOrder(shop);
    const own = { ...shop, now: () => new Date(shop.now().getTime() + 31 * MINUTE_MS) };
    await expirePayments(own);
    expect(await stored(placed)).toMatchObject({ orderStatus: 'Cancelled', payment: { state: 'expired' } });
    pay(placed);
    await release();
    expect((await stored(placed)).payment).toMatchObject({ state: 'captured', refundDue: 979 });
  });

  it('without an event is found before its order expires', async () => {
    const placed = await placeOnlineOrder(shop);
    pay(placed);
    await release({ only: [] });
    await expirePayments({ ...shop, now: () => new Date(shop.now().getTime() + 31 * MINUTE_MS) });
    expect(await stored(placed)).toMatchObject({ orderStatus: 'Processing', payment: { state: 'captured' } });
  });

  it('without an event is found when the payer opens the order again', async () => {
    const placed = await placeOnlineOrder(shop);
    const refresh = () => placed.agent.post(`/api/v1/order/${placed.id}/payment`).expect(200);
    expect((await refresh()).body.payment.state).toBe('pending');
    pay(placed);
    expect((await refresh()).body).toMatchObject({
      paymentInfo: { status: 'collected' },
      payment: { state: 'captured' },
    });
  });

  it('keeps the order of a payer while the gateway is away', async () => {
    const placed = await placeOnlineOrder(shop);
    const { id: reference } = pay(placed);
    shop.gateway.control.failNextCalls({ count: 3 });
    const { body } = await confirm(placed, reference).expect(200);
    expect(body.payment).toMatchObject({ state: 'pending', claimed: { reference } });
    expect(body.payment).not.toHaveProperty('expiresAt');
    await release();
    const { payment } = await stored(placed);
    expect(payment).toMatchObject({ state: 'captured', paid: 979 });
    expect(payment).not.toHaveProperty('claimed');
  });
});

describe('an event of the gateway', () => {
  const send = (body: object, headers: object = {}, to: GatewayShop = shop) => {
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', 'webhook-secret-of-the-test').update(text).digest('hex');
    return to
      .request()
      .post('/api/v1/payments/webhook')
      .set({
        'content-type': 'application/json',
        'x-razorpay-signature': signature,
        'x-razorpay-event-id': `event-${Math.random()}`,
        ...headers,
      })
      .send(text);
  };
  const eventAt = (at: Date) => ({
    event: 'payment.failed',
    payload: {},
    created_at: Math.floor(at.getTime() / 1000),
    noise: Math.random(),
  });
  const hoursAgo = (hours: number) => new Date(shop.now().getTime() - hours * 60 * MINUTE_MS);

  it('is rejected without a valid signature, and then not stored', async () => {
    const before = await shop.database.paymentEvents.countDocuments();
    await send(eventAt(shop.now()), { 'x-razorpay-signature': 'a'.repeat(64) }).expect(403);
    await shop.request().post('/api/v1/payments/webhook').send(eventAt(shop.now())).expect(403);
    expect(await shop.database.paymentEvents.countDocuments()).toBe(before);
  });

  it.each([
    [73, 403],
    [71, 200],
    [-1, 403],
  ])('that is %d hours old is answered %d', async (hours, status) => {
    await send(eventAt(hoursAgo(hours))).expect(status);
  });

  it('is stored once, also when a copy comes with another id', async () => {
    const body = eventAt(shop.now());
    const before = await shop.database.paymentEvents.countDocuments();
    await send(body, { 'x-razorpay-event-id': 'event-first' }).expect(200);
    await send(body, { 'x-razorpay-event-id': 'event-first' }).expect(200);
    await send(body, { 'x-razorpay-event-id': 'event-second' }).expect(200);
    expect(await shop.database.paymentEvents.countDocuments()).toBe(before + 1);
  });

  it('is answered 429 beyond the limit of its address, and accepted when the gateway sends it again', async () => {
    const limited = await startGatewayShop({ config: { hasRateLimits: true } });
    const { max, windowMs, name } = LIMITS.paymentEventsOfAddress;
    await send(eventAt(limited.now()), {}, limited).expect(200);
    await limited.database.connection
      .collection<{ _id: string }>('limits')
      .updateMany({ _id: { $regex: `^${name}/` } }, { $set: { count: max } });
    const event = eventAt(limited.now());
    const refused = await send(event, {}, limited).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await limited.database.paymentEvents.countDocuments()).toBe(1);
    limited.passTime(windowMs);
    await send(event, {}, limited).expect(200);
    expect(await limited.database.paymentEvents.countDocuments()).toBe(2);
    await limited.stop();
  });

  it('whose handling failed is acknowledged and handled by the job', async () => {
    const placed = await placeOnlineOrder(shop);
    const { id: reference } = pay(placed);
    // Another order has the reference, so that recording it fails.
    const other = await placeOnlineOrder(shop);
    await shop.database.orders.updateOne({ _id: other.id }, { $set: { 'payment.reference': reference } });
    await release({ only: ['payment.captured'] });
    expect((await stored(placed)).payment.paid).toBe(0);
    const event = await shop.database.paymentEvents
      .findOne({ 'payment.reference': reference })
      .orFail()
      .lean();
    expect(event).toMatchObject({ attempts: 1, nextAttemptAt: expect.any(Date) });
    await shop.database.orders.updateOne({ _id: other.id }, { $unset: { 'payment.reference': 1 } });
    const later = { ...shop, now: () => new Date(shop.now().getTime() + 2 * MINUTE_MS) };
    expect(await handleDueEvents(later)).toBeGreaterThan(0);
    expect((await stored(placed)).payment.paid).toBe(979);
  });
});

describe('the ledger of online payments', () => {
  it('adds up', async () => {
    const { checked, breaches } = await ledgerMatchesPayments.check(shop.database);
    expect({ breaches, isEmpty: checked === 0 }).toEqual({ breaches: [], isEmpty: false });
  });
});
