import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { invariants } from '../../../app/features.ts';
import { checkInvariants } from '../../../platform/invariants/check-invariants.ts';
import { shippingInfo } from '../../../testing/order-payload.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

type Account = Awaited<ReturnType<TestShop['signIn']>>;

let shop: TestShop;
let admin: Account;
let customer: Account;
beforeAll(async () => {
  shop = await startTestShop({ config: { hasRateLimits: true } });
});
beforeEach(async () => {
  await shop.database.settings.deleteMany();
  await shop.database.connection.collection('limits').deleteMany();
  admin = await shop.signIn('Admin');
  customer = await shop.signIn();
});
afterAll(() => shop.stop());

const UNKNOWN = '0123456789abcdef01234567';
let phones = 9_600_000_000;
const lineOf = ({ _id }: { _id: unknown }, quantity = 1) => ({ product: String(_id), size: 'M', quantity });
const addTee = (stock = 5) => shop.addProduct({ price: 500, sizes: [{ size: 'M', stock }] });

function bodyOf(orderItems: object[], changes: object = {}) {
  const phoneNo = String(phones++);
  return {
    shippingInfo: { ...shippingInfo, phoneNo, address: `${phoneNo} Lake Road` },
    orderItems,
    ...changes,
  };
}

const send = (body: object, { agent } = admin, id = customer.id) =>
  agent.post(`/api/v1/admin/customers/${id}/orders`).send(body);

const quote = async (body: object) =>
  (await admin.agent.post(`/api/v1/admin/customers/${customer.id}/orders/quote`).send(body).expect(200)).body;

describe('an order that an Admin places for a customer', () => {
  it('is an order of the customer at catalogue prices, with cash on delivery', async () => {
    const tee = await addTee();
    const { body } = await send(bodyOf([lineOf(tee, 2)], { paymentMethod: 'ONLINE' })).expect(201);
    expect(body).toMatchObject({
      orderItems: [{ product: String(tee._id), size: 'M', price: 500, quantity: 2 }],
      itemsPrice: 1000,
      orderStatus: 'Processing',
      paymentInfo: { method: 'COD' },
    });
    const { body: own } = await customer.agent.get('/api/v1/orders/me').expect(200);
    expect(own.orders.map(({ _id }: { _id: string }) => _id)).toEqual([body._id]);
    const { sizes } = await shop.database.products.findById(tee._id).orFail().lean();
    expect(sizes).toMatchObject([{ size: 'M', stock: 3 }]);
    const mails = await shop.database.outboxMails.find({ order: body._id }).lean();
    expect(mails).toMatchObject([{ kind: 'order-placed', to: customer.person.email }]);
  });

  it('names the Admin in its timeline and the audit trail, but not to the customer', async () => {
    const { body } = await send(bodyOf([lineOf(await addTee())])).expect(201);
    const { firstname, lastname } = admin.person;
    const { body: shown } = await admin.agent.get(`/api/v1/admin/orders/${body._id}`).expect(200);
    const steps = [{ kind: 'status', status: 'Processing', by: `${firstname} ${lastname}` }];
    expect(shown.timeline).toMatchObject(steps);
    expect(shown).not.toHaveProperty('undo');
    const trail = await shop.database.auditEntries.find({ 'subject.id': body._id }).lean();
    expect(trail).toMatchObject([
      { what: 'order.placed', before: {}, after: { orderStatus: 'Processing', total: body.totalPrice } },
    ]);
    expect(String(trail[0]?.by)).toBe(admin.id);
    const { body: own } = await customer.agent.get(`/api/v1/admin/order/${body._id}`).expect(200);
    expect(own.history).toEqual([{ status: 'Processing', at: expect.any(String) }]);
  });

  it('leaves the cart of the customer as it is', async () => {
    const tee = await addTee();
    await customer.agent
      .put('/api/v1/cart')
      .send({ changes: [{ ...lineOf(tee, 2), from: 0 }] })
      .expect(200);
    const { body: before } = await customer.agent.get('/api/v1/cart').expect(200);
    expect(before.lines).toHaveLength(1);
    await send(bodyOf([lineOf(tee, 2)])).expect(201);
    const { body: after } = await customer.agent.get('/api/v1/cart').expect(200);
    expect(after.lines).toMatchObject([lineOf(tee, 2)]);
  });

  it('is one order for one key, however often it is sent', async () => {
    const tee = await addTee();
    const key = randomUUID();
    const body = bodyOf([lineOf(tee)]);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => send(body).set('Idempotency-Key', key)),
    );
    expect(new Set(answers.map(({ status, body: { _id } }) => `${status} ${_id}`)).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
    expect(replayed).toHaveLength(4);
    const other = { ...body, orderItems: [lineOf(tee, 2)] };
    const refused = await send(other).set('Idempotency-Key', key).expect(422);
    expect(refused.body.code).toBe('IDEMPOTENCY_KEY_REUSED');
    const orders = await shop.database.orders.find({ user: customer.id }).lean();
    expect(orders).toHaveLength(1);
    const audited = { what: 'order.placed', 'subject.id': String(orders[0]?._id) };
    expect(await shop.database.auditEntries.countDocuments(audited)).toBe(1);
  });

  it('is counted for the account of the customer, not for an address', async () => {
    const { headers } = await send(bodyOf([lineOf(await addTee())])).expect(201);
    expect(headers['ratelimit']).toContain('"order-account";r=59');
    expect(headers['ratelimit']).not.toContain('order-address');
  });

  it('returns the quote, and orders nothing, when the total is another one', async () => {
    const tee = await addTee();
    const { body } = await send(bodyOf([lineOf(tee)], { totalPrice: 1 })).expect(409);
    expect(body).toMatchObject({ code: 'PRICE_CHANGED', quote: { items: 500 } });
    const { total } = body.quote;
    await send(bodyOf([lineOf(tee)], { totalPrice: total })).expect(201);
    expect(await shop.database.orders.countDocuments({ user: customer.id })).toBe(1);
  });

  it('is refused beyond the stock, also when two Admins order the last unit at once', async () => {
    const { body } = await send(bodyOf([lineOf(await addTee(1), 2)])).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK', lines: [{ stock: 1 }] });
    const last = await addTee(1);
    const other = await shop.signIn('Admin');
    const answers = await Promise.all([admin, other].map((by) => send(bodyOf([lineOf(last)]), by)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('keeps to the order limits of the customer', async () => {
    await shop.database.settings.create({ _id: 'store', orderLimits: { openOrders: 1 } });
    const tee = await addTee();
    await send(bodyOf([lineOf(tee)])).expect(201);
    const { body } = await send(bodyOf([lineOf(tee)])).expect(409);
    expect(body).toMatchObject({
      code: 'ORDER_LIMIT',
      message:
        'The customer has 1 open order. Wait until one is delivered, or cancel one. Nothing was ordered.',
    });
    await send(bodyOf([lineOf(tee)]), admin, (await shop.signIn()).id).expect(201);
  });

  it('keeps to the conditions of cash on delivery, and includes its fee', async () => {
    await savePaymentSettings(admin.agent, { codFee: 40, codExcludedPincodes: '781' });
    const orderItems = [lineOf(await addTee())];
    const far = { ...shippingInfo, pincode: '781001', city: 'Guwahati' };
    const { body } = await send({ shippingInfo: far, orderItems }).expect(409);
    expect(body).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
    expect(body.message).toMatch(
      /^Cash on delivery is not available for 781001\. Nothing was ordered\. No payment/,
    );
    const { body: placed } = await send(bodyOf(orderItems)).expect(201);
    expect(placed.payment.fee).toBe(40);
    expect((await quote({ orderItems, pincode: '560034' })).cashOnDelivery.fee).toBe(40);
    const { cashOnDelivery } = await quote({ orderItems, pincode: far.pincode });
    expect(cashOnDelivery.reason).toBe('Cash on delivery is not available for 781001.');
  });

  it('costs what its quote says, with a code that the Admin has used and the customer has not', async () => {
    const { code } = await shop.addPromoCode({ reduction: { percent: 10 }, limitPerPerson: 1 });
    await shop.database.promoUses.create({ code, user: admin.id, count: 1 });
    const cart = { orderItems: [lineOf(await addTee(), 2)], promoCode: code };
    const { quote: shown, cashOnDelivery } = await quote(cart);
    expect(shown).toMatchObject({ discount: 100, promo: { code } });
    expect(shown.promo).not.toHaveProperty('refusal');
    const { body } = await send(
      bodyOf(cart.orderItems, { ...cart, totalPrice: cashOnDelivery.total }),
    ).expect(201);
    expect(body.totalPrice).toBe(cashOnDelivery.total);
    const refusal = 'The customer has already used this code.';
    expect((await quote(cart)).quote.promo).toEqual({ code, refusal });
    await shop.database.promoUses.deleteOne({ code, user: admin.id });
  });

  it('names the business of the customer', async () => {
    const business = { name: 'Tana Bana LLP', gstin: '29AAGCB7383J1Z4' };
    const lines = [lineOf(await addTee(), 1)];
    const { body } = await send(bodyOf(lines, { business })).expect(201);
    expect(body).toMatchObject({ business });
    const { body: refused } = await send(bodyOf(lines, { business: { name: 'Tana Bana LLP' } })).expect(400);
    expect(refused.fields).toHaveProperty(['business.gstin']);
  });

  it('redeems a promo code for the customer', async () => {
    const { code } = await shop.addPromoCode({ reduction: { percent: 10 }, limitPerPerson: 1 });
    const tee = await addTee();
    const { body } = await send(bodyOf([lineOf(tee, 2)], { promoCode: code })).expect(201);
    expect(body).toMatchObject({ promoCode: code, discount: 100 });
    expect(await shop.database.promoUses.countDocuments({ code, user: customer.id })).toBe(1);
    const { body: again } = await send(bodyOf([lineOf(tee)], { promoCode: code })).expect(409);
    expect(again.code).toBe('PROMO_REFUSED');
  });

  it('needs an account, and an Admin', async () => {
    const body = bodyOf([lineOf(await addTee())]);
    await send(body, admin, UNKNOWN).expect(404);
    await send(body, customer).expect(403);
    await send(body, await shop.signIn('Packer')).expect(403);
    await send(body, await shop.signIn('Catalogue')).expect(403);
    await customer.agent.post('/api/v1/me/erase').send({ password: customer.person.password }).expect(200);
    await send(body).expect(404);
    expect(await shop.database.orders.countDocuments({ user: customer.id })).toBe(0);
  });

  it('names former staff when the account of the Admin is deleted', async () => {
    const { body } = await send(bodyOf([lineOf(await addTee())])).expect(201);
    await shop.database.users.updateOne({ _id: admin.id }, { $set: { role: 'Customer' } });
    await admin.agent.post('/api/v1/me/erase').send({ password: admin.person.password }).expect(200);
    const { history } = await shop.database.orders.findById(body._id).orFail().lean();
    expect(history[0]?.by?.name).toMatch(/^Former staff /);
  });

  it('breaks no invariant', async () => {
    await send(bodyOf([lineOf(await addTee())])).expect(201);
    const lines: string[] = [];
    await checkInvariants(shop.database, invariants, (line) => lines.push(line));
    expect(lines.filter((line) => !line.startsWith('ok'))).toEqual([]);
  });
});
