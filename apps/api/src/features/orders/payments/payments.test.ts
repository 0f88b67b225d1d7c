import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formatMoment } from '@e-store/shared/format-day';
import type { PaymentOption } from '@e-store/shared/payments/payment';
import type { PaymentsSettings } from '@e-store/shared/store/settings';
import { orderPayload } from '../../../testing/order-payload.ts';
import { advanceOrder } from '../../../testing/placed-order.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { writeMail } from '../../../platform/outbox/mail-template.ts';
import type { MailKind } from '../../../platform/outbox/outbox-mail.model.ts';
import { orderTotalsMatchLines } from '../orders.invariant.ts';
import { ledgerMatchesPayments } from '../../payments/payment-ledger.ts';
import { expirePayments } from './expire-payments.ts';

const MINUTE_MS = 60_000;

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(async () => {
  await shop.stop();
});
beforeEach(async () => {
  // The password confirmation of staff ends after half an hour.
  admin = (await shop.signIn('Admin')).agent;
  await setPayments({ upiPayee: 'shop@okbank' });
});

const setPayments = (changes: Partial<PaymentsSettings>) => savePaymentSettings(admin, changes);

async function startShopper() {
  const shopper = await shop.signIn();
  const tee = await shop.addProduct({ price: 699, sizes: [{ size: 'M', stock: 5 }] });
  const lines = [{ product: tee._id, size: 'M', quantity: 1 }];
  return { ...shopper, tee, payload: (changes: object = {}) => orderPayload(lines, changes) };
}

async function mailAbout(order: string, kind: MailKind) {
  const mail = await shop.database.outboxMails.findOne({ order, kind }).orFail().lean();
  return writeMail(shop.mails, mail, shop);
}

type Shopper = Awaited<ReturnType<typeof startShopper>>;

async function orderBy({ agent, payload }: Shopper, paymentMethod: string) {
  const { body } = await agent.post('/api/v1/order/new').send(payload({ paymentMethod })).expect(201);
  return body;
}

async function listOptions({ agent, payload }: Shopper): Promise<PaymentOption[]> {
  const { orderItems, shippingInfo } = payload();
  const { body } = await agent
    .post('/api/v1/payment/options')
    .send({ orderItems, pincode: shippingInfo.pincode })
    .expect(200);
  return body.options;
}

const stockOf = async ({ tee }: Shopper) =>
  (await shop.database.products.findById(tee._id).orFail().lean()).stock;

let utr = 400_000_000_000;
const nextUtr = () => String((utr += 1));

const claim = ({ agent }: Shopper, id: string, reference: string) =>
  agent.post(`/api/v1/order/${id}/payment/reference`).send({ reference });

describe('cash on delivery', () => {
  it('is offered first, with its fee in the total, and collected on delivery', async () => {
    await setPayments({ codFee: 40 });
    const shopper = await startShopper();
    expect(await listOptions(shopper)).toEqual([
      { method: 'COD', label: 'Cash on delivery', fee: 40, total: 1019 },
    ]);
    const { body: order } = await shopper.agent
      .post('/api/v1/order/new')
      .send(shopper.payload({ totalPrice: 1019 }))
      .expect(201);
    expect(order).toMatchObject({ totalPrice: 1019, payment: { fee: 40, state: 'pending' } });
    await advanceOrder(admin, order._id, 'Confirmed', 'Packed', 'Shipped', 'Out for delivery', 'Delivered');
    const lines = await shop.database.paymentLedger.find({ order: order._id }).lean();
    expect(lines).toMatchObject([{ kind: 'collection', method: 'COD', amount: 1019 }]);
  });

  it('offers UPI with the time to pay in hours and minutes', async () => {
    await setPayments({ upiPayee: 'shop@okbank', holdMinutes: 1440 });
    expect(await listOptions(await startShopper())).toContainEqual(
      expect.objectContaining({
        method: 'UPI',
        description: 'Pay with any UPI app within 24 hours of ordering',
      }),
    );
  });

  it('rejects the total without its fee', async () => {
    await setPayments({ codFee: 40 });
    const shopper = await startShopper();
    const { body } = await shopper.agent
      .post('/api/v1/order/new')
      .send(shopper.payload({ totalPrice: 979 }))
      .expect(409);
    expect(body.code).toBe('PRICE_CHANGED');
  });

  it.each([
    [{ codMaximum: 500 }, 'Cash on delivery is available up to ₹500.'],
    [{ codMinimum: 5000 }, 'Cash on delivery is available from ₹5,000.'],
    [{ codExcludedPincodes: '744, 560' }, 'Cash on delivery is not available for 560034.'],
  ] as const)('says why an order cannot use it: %j', async (settings, reason) => {
    await setPayments({ ...settings, upiPayee: 'shop@okbank' });
    const shopper = await startShopper();
    expect((await listOptions(shopper))[0]).toMatchObject({ method: 'COD', reason });
    const { body } = await shopper.agent.post('/api/v1/order/new').send(shopper.payload()).expect(409);
    expect(body).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      message: `${reason} Nothing was ordered. Choose UPI instead.`,
    });
    const check = await admin
      .get('/api/v1/admin/cod-check')
      .query({ total: 979, pincode: '560034' })
      .expect(200);
    expect(check.body).toEqual({ isAvailable: false, reason });
  });

  it('ends for a customer whose parcels came back', async () => {
    await setPayments({ codRefusals: 1 });
    const shopper = await startShopper();
    const order = await orderBy(shopper, 'COD');
    await advanceOrder(
      admin,
      order._id,
      'Confirmed',
      'Packed',
      'Shipped',
      'Delivery failed',
      'Returned to shop',
    );
    const [cod] = await listOptions(shopper);
    expect(cod?.reason).toMatch(/earlier parcels could not be delivered/);
  });
});

describe('a payment by UPI', () => {
  it('is not offered without a UPI ID', async () => {
    await setPayments({});
    const shopper = await startShopper();
    expect((await listOptions(shopper)).map(({ method }) => method)).toEqual(['COD']);
    await shopper.agent
      .post('/api/v1/order/new')
      .send(shopper.payload({ paymentMethod: 'UPI' }))
      .expect(409);
  });

  it('holds the order until staff confirm the reference, and only then lets them handle it', async () => {
    const shopper = await startShopper();
    const order = await orderBy(shopper, 'UPI');
    expect(order).toMatchObject({
      paymentInfo: { method: 'UPI', status: 'pending' },
      payment: { details: { payee: 'shop@okbank', payeeName: 'Test shop' } },
    });
    const refused = await admin.post(`/api/v1/admin/orders/${order._id}/move`).send({ to: 'Confirmed' });
    expect(refused.body.message).toBe('This order is not paid yet. Confirm its payment first.');
    const { body: shown } = await admin.get(`/api/v1/admin/orders/${order._id}`).expect(200);
    expect(shown).toMatchObject({ moves: ['Cancelled'], isUnpaid: true });
    const { body: toConfirm } = await admin.get('/api/v1/admin/orders?tab=to-confirm').expect(200);
    const numbersOf = (list: { orders: { number: string }[] }) => list.orders.map(({ number }) => number);
    expect(numbersOf(toConfirm)).not.toContain(order.number);
    const { body: work } = await admin.get('/api/v1/admin/work').expect(200);
    expect([toConfirm.total, toConfirm.tabs['to-confirm'], work.toConfirm]).toEqual(
      Array(3).fill(toConfirm.orders.length),
    );
    const reference = nextUtr();
    await claim(shopper, order._id, reference).expect(200);
    await claim(shopper, order._id, reference).expect(200);
    const { body: list } = await admin.get('/api/v1/admin/payments').expect(200);
    expect(list.payments).toMatchObject([{ number: order.number, payment: { claimed: { reference } } }]);
    expect((await admin.get('/api/v1/admin/work').expect(200)).body.paymentsToConfirm).toBe(1);
    const { body } = await admin
      .post(`/api/v1/admin/payments/${order._id}`)
      .send({ received: true })
      .expect(200);
    expect(body.payment).toMatchObject({ state: 'captured', reference });
    await admin.post(`/api/v1/admin/payments/${order._id}`).send({ received: true }).expect(409);
    const { body: paid } = await admin.get('/api/v1/admin/orders?tab=to-confirm').expect(200);
    expect(numbersOf(paid)).toContain(order.number);
    await advanceOrder(admin, order._id, 'Confirmed');
    const mails = await shop.database.outboxMails.find({ order: order._id }, { kind: 1 }).lean();
    expect(mails.map(({ kind }) => kind)).toEqual(['order-placed', 'payment-received']);
  });

  it('keeps the UPI ID of a waiting order when the shop changes its own', async () => {
    const { _id, number } = await orderBy(await startShopper(), 'UPI');
    await setPayments({ upiPayee: 'new@okbank' });
    const later = await orderBy(await startShopper(), 'UPI');
    const { body } = await admin.get('/api/v1/admin/payments?tab=waiting&page=1&limit=50').expect(200);
    const payeeOf = (wanted: string) =>
      body.payments.find(({ order }: { order: string }) => order === wanted)?.payment.details.payee;
    expect([payeeOf(_id), payeeOf(later._id)]).toEqual(['shop@okbank', 'new@okbank']);
    await setPayments({ upiPayee: '' });
    const reference = nextUtr();
    const received = { received: true, reference };
    const paid = await admin.post(`/api/v1/admin/payments/${_id}`).send(received).expect(200);
    expect(paid.body).toMatchObject({
      number,
      payment: { state: 'captured', reference, details: { payee: 'shop@okbank' } },
    });
    await admin.post(`/api/v1/admin/payments/${later._id}`).send({ ...received, reference: nextUtr() });
  });

  it('rejects a reference that another order has', async () => {
    const [first, second] = [await startShopper(), await startShopper()];
    const reference = nextUtr();
    await claim(first, (await orderBy(first, 'UPI'))._id, reference).expect(200);
    const { body } = await claim(second, (await orderBy(second, 'UPI'))._id, reference).expect(409);
    expect(body.message).toMatch(/^This reference was already used for another order/);
  });

  it('that does not arrive in time ends the order and restocks it once', async () => {
    const shopper = await startShopper();
    const order = await orderBy(shopper, 'UPI');
    expect(await stockOf(shopper)).toBe(4);
    shop.passTime(29 * MINUTE_MS);
    await expirePayments(shop);
    expect(await stockOf(shopper)).toBe(4);
    shop.passTime(MINUTE_MS);
    await Promise.all([expirePayments(shop), expirePayments(shop)]);
    expect(await stockOf(shopper)).toBe(5);
    const ended = await shop.database.orders.findById(order._id).orFail().lean();
    expect(ended).toMatchObject({
      orderStatus: 'Cancelled',
      paymentStatus: 'cancelled',
      payment: { state: 'expired' },
      cancellation: { reason: 'not-paid' },
    });
  });

  it('that was paid too late can still be named, so that it is found and refunded', async () => {
    const shopper = await startShopper();
    const order = await orderBy(shopper, 'UPI');
    shop.passTime(31 * MINUTE_MS);
    await expirePayments(shop);
    const reference = nextUtr();
    const { body } = await claim(shopper, order._id, reference).expect(200);
    expect(body).toMatchObject({ orderStatus: 'Cancelled', payment: { claimed: { reference } } });
    const { agent: staff } = await shop.signIn('Admin');
    const { body: list } = await staff.get('/api/v1/admin/payments?tab=to-confirm').expect(200);
    expect(list.payments).toContainEqual(expect.objectContaining({ number: order.number }));
    await staff.post(`/api/v1/admin/payments/${order._id}`).send({ received: true }).expect(200);
    const ended = await shop.database.orders.findById(order._id).orFail().lean();
    expect(ended.payment).toMatchObject({ paid: ended.totalPrice, refundDue: ended.totalPrice });
    expect((await mailAbout(order._id, 'payment-received'))?.text).toContain(
      'Your payment arrived after the deadline, so the order was cancelled. We will refund ₹979.',
    );
  });

  it('that arrives after the order ended is received and due for a refund', async () => {
    const shopper = await startShopper();
    const order = await orderBy(shopper, 'UPI');
    shop.passTime(31 * MINUTE_MS);
    await expirePayments(shop);
    admin = (await shop.signIn('Admin')).agent;
    const reference = nextUtr();
    const decide = admin.post(`/api/v1/admin/payments/${order._id}`);
    const { body } = await decide.send({ received: true, reference }).expect(200);
    expect(body).toMatchObject({ orderStatus: 'Cancelled', payment: { state: 'captured', refundDue: 979 } });
    const refund = admin.post(`/api/v1/admin/payments/${order._id}/refund`);
    const { body: refunded } = await refund.send({ reference: 'NEFT 1' }).expect(200);
    expect(refunded.payment).toMatchObject({ state: 'refunded', refundDue: 0, refunded: 979 });
    await admin.post(`/api/v1/admin/payments/${order._id}/refund`).send({ reference: 'NEFT 2' }).expect(409);
    const lines = await shop.database.paymentLedger.find({ order: order._id }).lean();
    expect(lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['collection', 979],
      ['refund', -979],
    ]);
  });

  it('that staff did not find starts the countdown again', async () => {
    const shopper = await startShopper();
    const order = await orderBy(shopper, 'UPI');
    const reference = nextUtr();
    await claim(shopper, order._id, reference).expect(200);
    shop.passTime(60 * MINUTE_MS);
    expect(await expirePayments(shop)).toBe(0);
    admin = (await shop.signIn('Admin')).agent;
    const { body } = await admin
      .post(`/api/v1/admin/payments/${order._id}`)
      .send({ received: false })
      .expect(200);
    expect(body.payment.claimed).toBeUndefined();
    expect(body.payment.rejected).toEqual({ reference, at: shop.now().toISOString() });
    const mail = await mailAbout(order._id, 'payment-not-found');
    expect(mail?.text).toContain(`We could not find a payment with the reference ${reference}`);
    const until = formatMoment(body.payment.expiresAt);
    expect(mail?.text).toContain(`pay ₹979 there. We hold your items until ${until} and then cancel`);
    const corrected = await claim(shopper, order._id, nextUtr()).expect(200);
    expect(corrected.body.payment).not.toHaveProperty('rejected');
    expect(await mailAbout(order._id, 'payment-not-found')).toBeUndefined();
    expect(body.payment.expiresAt).toBe(new Date(shop.now().getTime() + 30 * MINUTE_MS).toISOString());
  });

  it.each([true, false])(
    'keeps its claim when the shopper cancels, until staff decide: %j',
    async (received) => {
      const shopper = await startShopper();
      const order = await orderBy(shopper, 'UPI');
      const reference = nextUtr();
      await claim(shopper, order._id, reference).expect(200);
      await shopper.agent
        .post(`/api/v1/order/${order._id}/cancel`)
        .send({ reason: 'changed-mind' })
        .expect(200);
      const cancelled = await mailAbout(order._id, 'order-cancelled');
      expect(cancelled?.text).toContain('If your payment of ₹979 reaches us, we will refund it.');
      const { body: list } = await admin.get('/api/v1/admin/payments').expect(200);
      expect(list.payments[0]).toMatchObject({ number: order.number, payment: { claimed: { reference } } });
      const { password } = shopper.person;
      const erased = await shopper.agent.post('/api/v1/me/erase').send({ password }).expect(409);
      expect(erased.body.message).toContain('wait until we have checked the payment');
      const { body } = await admin.post(`/api/v1/admin/payments/${order._id}`).send({ received }).expect(200);
      expect(body.payment.refundDue).toBe(received ? 979 : 0);
      expect(body.payment).not.toHaveProperty('claimed');
      expect(body.payment).not.toHaveProperty('expiresAt');
      const decided = await mailAbout(order._id, received ? 'payment-received' : 'payment-not-found');
      expect(decided?.text).toContain(
        received ? 'We will refund ₹979.' : 'The order was cancelled. If the money left your account',
      );
    },
  );

  it('is due back when the shopper cancels a paid order', async () => {
    const shopper = await startShopper();
    const order = await orderBy(shopper, 'UPI');
    await claim(shopper, order._id, nextUtr()).expect(200);
    await admin.post(`/api/v1/admin/payments/${order._id}`).send({ received: true }).expect(200);
    const { body } = await shopper.agent
      .post(`/api/v1/order/${order._id}/cancel`)
      .send({ reason: 'changed-mind' })
      .expect(200);
    expect(body.paymentInfo.status).toBe('refund due');
    const { body: list } = await admin.get('/api/v1/admin/payments?tab=refunds').expect(200);
    expect(list.payments.map(({ number }: { number: string }) => number)).toContain(order.number);
  });
});

describe('a further provider', () => {
  it('needs nothing but its own object', async () => {
    const transfer = {
      code: 'BANK',
      label: 'Bank transfer',
      isPrepaid: true,
      availableFor: async () => ({ fee: 0 }),
      begin: async () => ({ account: '1234567890' }),
    };
    (shop.paymentProviders as Map<string, typeof transfer>).set('BANK', transfer);
    const shopper = await startShopper();
    expect((await listOptions(shopper)).map(({ label }) => label)).toContain('Bank transfer');
    const order = await orderBy(shopper, 'BANK');
    expect(order.payment).toMatchObject({ method: 'BANK', details: { account: '1234567890' } });
    const { body } = await admin
      .post(`/api/v1/admin/payments/${order._id}`)
      .send({ received: true, reference: nextUtr() })
      .expect(200);
    expect(body.payment.state).toBe('captured');
    const withdrawn = await admin
      .post(`/api/v1/admin/payments/${order._id}`)
      .send({ received: false, isMistake: true })
      .expect(200);
    expect(withdrawn.body.payment).toMatchObject({ method: 'BANK', state: 'pending' });
  });
});

describe('the ledger', () => {
  it('adds up to every payment of these orders, and the totals to their parts', async () => {
    const { checked, breaches } = await ledgerMatchesPayments.check(shop.database);
    expect({ breaches, isEmpty: checked === 0 }).toEqual({ breaches: [], isEmpty: false });
    expect((await orderTotalsMatchLines.check(shop.database)).breaches).toEqual([]);
  });
});
