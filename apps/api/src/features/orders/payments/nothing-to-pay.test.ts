import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invariants } from '../../../app/features.ts';
import { writeMail } from '../../../platform/outbox/mail-template.ts';
import { orderPayload } from '../../../testing/order-payload.ts';
import { advanceOrder, DELIVERED } from '../../../testing/placed-order.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { type GatewayShop, startGatewayShop } from '../../../testing/start-gateway-shop.ts';

const SIZES = ['M', 'L'].map((size) => ({ size, stock: 5 }));
const LIMITS = { codFee: 40, codMinimum: 100, codExcludedPincodes: '560', codRefusals: 1 };

let shop: GatewayShop;
let admin: ReturnType<GatewayShop['agent']>;
beforeAll(async () => {
  shop = await startGatewayShop();
  admin = (await shop.signIn('Admin')).agent;
  await shop.database.settings.updateOne(
    { _id: 'store' },
    { taxMode: 'included', freeShippingFrom: 500, contact: { gstin: '29AAGCB7383J1Z4' } },
    { upsert: true },
  );
});
beforeEach(() => savePaymentSettings(admin, { upiPayee: 'shop@okbank' }));
afterAll(() => shop.stop());

async function startShopper() {
  const shopper = await shop.signIn();
  const tee = await shop.addProduct({ price: 699, sizes: SIZES });
  const { code } = await shop.addPromoCode({ reduction: { percent: 100 } });
  const lines = [{ product: tee._id, size: 'M', quantity: 1 }];
  const payload = (changes: object = {}) => orderPayload(lines, { promoCode: code, ...changes });
  return { ...shopper, tee, payload };
}

type Shopper = Awaited<ReturnType<typeof startShopper>>;

async function listOptions({ agent, payload }: Shopper, changes: object = {}) {
  const { orderItems, promoCode, shippingInfo } = { promoCode: undefined, ...payload(changes) };
  const { body } = await agent
    .post('/api/v1/payment/options')
    .send({ orderItems, promoCode, pincode: shippingInfo.pincode })
    .expect(200);
  return body.options;
}

const order = ({ agent, payload }: Shopper, changes: object = {}) =>
  agent.post('/api/v1/order/new').send(payload(changes));

async function readMails(id: string): Promise<Record<string, string | undefined>> {
  const mails = await shop.database.outboxMails.find({ order: id }).lean();
  const texts = mails.map(async (mail) => [mail.kind, (await writeMail(shop.mails, mail, shop))?.text]);
  return Object.fromEntries(await Promise.all(texts));
}

const CASH = { method: 'COD', label: 'Cash on delivery', fee: 0, total: 0 };

describe('an order with nothing to pay', () => {
  it('is offered cash on delivery alone', async () => {
    const shopper = await startShopper();
    expect(await listOptions(shopper)).toEqual([CASH]);
    const paid = await listOptions(shopper, { promoCode: undefined });
    expect(paid.map(({ method }: { method: string }) => method)).toEqual(['COD', 'UPI', 'ONLINE']);
  });

  it('needs no fee, and no minimum, pincode or earlier delivery for cash on delivery', async () => {
    const shopper = await startShopper();
    const { body: refused } = await order(shopper, { promoCode: undefined }).expect(201);
    const steps = ['Confirmed', 'Packed', 'Shipped', 'Delivery failed', 'Returned to shop'] as const;
    await advanceOrder(admin, refused._id, ...steps);
    await savePaymentSettings(admin, LIMITS);
    const [cash] = await listOptions(shopper, { promoCode: undefined });
    expect(cash).toHaveProperty('reason');
    expect(await listOptions(shopper)).toEqual([CASH]);
    const { email } = shopper.person;
    const check = (total: number) =>
      admin.get('/api/v1/admin/cod-check').query({ total, pincode: '560034', email });
    expect((await check(0).expect(200)).body).toEqual({ isAvailable: true, fee: 0 });
    await savePaymentSettings(admin, { codRefusals: 1 });
    expect((await check(699).expect(200)).body.reason).toMatch(/earlier parcels could not be delivered/);
  });

  it.each(['UPI', 'ONLINE'])('is refused with %s, and nothing is ordered', async (paymentMethod) => {
    const shopper = await startShopper();
    const { body } = await order(shopper, { paymentMethod }).expect(409);
    expect(body).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      message:
        'You have nothing to pay for this order. Nothing was ordered. Choose Cash on delivery instead.',
    });
    expect(await shop.database.orders.countDocuments({ user: shopper.id })).toBe(0);
    const { stock } = await shop.database.products.findById(shopper.tee._id).orFail().lean();
    expect(stock).toBe(10);
  });

  it('can be placed by staff for a customer', async () => {
    await savePaymentSettings(admin, LIMITS);
    const { id, payload } = await startShopper();
    const { orderItems, promoCode, shippingInfo } = { promoCode: '', ...payload() };
    const orders = `/api/v1/admin/customers/${id}/orders`;
    const cart = { orderItems, promoCode, pincode: shippingInfo.pincode };
    const { body: quoted } = await admin.post(`${orders}/quote`).send(cart).expect(200);
    expect(quoted.cashOnDelivery).toEqual(CASH);
    const { body } = await admin
      .post(orders)
      .send({ shippingInfo, orderItems, promoCode, totalPrice: 0 })
      .expect(201);
    expect(body).toMatchObject({ totalPrice: 0, payment: { method: 'COD', fee: 0 } });
  });

  it('is delivered without money, and without mails that ask for it', async () => {
    await savePaymentSettings(admin, { ...LIMITS, upiPayee: 'shop@okbank' });
    const shopper = await startShopper();
    const { body: placed } = await order(shopper, { totalPrice: 0 }).expect(201);
    expect(placed).toMatchObject({ totalPrice: 0, payment: { method: 'COD', amount: 0, fee: 0 } });
    expect(placed.payment).not.toHaveProperty('expiresAt');
    const id = String(placed._id);
    await advanceOrder(admin, id, 'Confirmed', 'Packed');
    const { body: slips } = await admin.get('/api/v1/admin/orders/print').query({ ids: id }).expect(200);
    expect(slips).toMatchObject({ orders: [{ order: { _id: id } }], cash: [] });
    await advanceOrder(admin, id, 'Shipped', 'Out for delivery');
    const mails = await readMails(id);
    expect(mails['order-placed']).toContain('You have nothing to pay.');
    expect(mails['order-shipped']).toContain('has been shipped');
    expect(mails['order-shipped']).not.toContain('cash');
    await advanceOrder(admin, id, 'Delivered');

    const { database } = shop;
    const stored = await database.orders.findById(id).orFail().lean();
    expect(stored).toMatchObject({
      orderStatus: 'Delivered',
      paymentStatus: 'collected',
      payment: { state: 'captured', paid: 0, refundDue: 0 },
    });
    expect(await database.paymentLedger.countDocuments({ order: id })).toBe(0);
    const invoice = await database.invoices.findOne({ order: id }).orFail().lean();
    expect(invoice).toMatchObject({ totals: { total: 0 }, collect: 0 });
    expect(invoice).not.toHaveProperty('upiLink');
    const { body: seen } = await admin.get(`/api/v1/admin/orders/${id}`).expect(200);
    expect(seen).not.toHaveProperty('cashOwed');
  });

  it('is corrected, exchanged and cancelled like any other', async () => {
    await savePaymentSettings(admin, LIMITS);
    const shopper = await startShopper();
    const { body: placed } = await order(shopper).expect(201);
    const path = `/api/v1/admin/orders/${placed._id}`;
    await advanceOrder(admin, placed._id, ...DELIVERED);
    const reason = 'Booked for the wrong order.';
    const { body: corrected } = await admin
      .post(`${path}/correction`)
      .send({ from: 'Delivered', reason })
      .expect(200);
    expect(corrected.order).toMatchObject({
      orderStatus: 'Out for delivery',
      paymentInfo: { status: 'pending' },
    });
    await advanceOrder(admin, placed._id, 'Delivered');
    const product = String(shopper.tee._id);
    await shopper.agent
      .post(`/api/v1/order/${placed._id}/returns`)
      .send({
        lines: [{ product, size: 'M', quantity: 1, exchangeSize: 'L' }],
        reason: 'too-small',
        exchange: true,
      })
      .expect(200);
    const { body: accepted } = await admin
      .post(`${path}/return`)
      .send({ accepted: true, restocked: [1], exchange: true })
      .expect(200);
    const [{ replacement }] = accepted.order.returns;
    await advanceOrder(admin, replacement.order, ...DELIVERED);
    const stored = await shop.database.orders.findById(replacement.order).orFail().lean();
    expect(stored).toMatchObject({ totalPrice: 0, payment: { method: 'EXCHANGE', state: 'captured' } });

    const { body: unwanted } = await order(await startShopper()).expect(201);
    const cancelled = { to: 'Cancelled', reason: 'not-reachable' };
    await admin.post(`/api/v1/admin/orders/${unwanted._id}/move`).send(cancelled).expect(200);
    expect((await readMails(unwanted._id))['order-cancelled']).toContain(
      'You owe nothing. This order (₹0) will',
    );
  });

  it('takes no payment at the door', async () => {
    const { body: placed } = await order(await startShopper()).expect(201);
    const paid = { received: true, reference: '400000000001' };
    const { body } = await admin.post(`/api/v1/admin/payments/${placed._id}`).send(paid).expect(409);
    expect(body.message).toBe('This order does not wait for a payment.');
    await advanceOrder(admin, placed._id, 'Confirmed');
  });

  it('keeps every invariant', async () => {
    for (const { id, check } of invariants)
      expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
  });
});
