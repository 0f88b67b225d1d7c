import { invariants, mails as templates } from '../../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { calculateRefund } from '@e-store/shared/orders/return-rules';
import { advanceOrder, DELIVERED, placeTestOrder, requestTestReturn } from '../../../testing/placed-order.ts';
import { registration, startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { Types } from 'mongoose';
import { recordChange, toStaffName } from '../../../platform/audit/record-change.ts';
import type { ReturnDecision } from './divide-return.ts';
import { auditedReturns, decideReturn } from './settle-return.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const requested = () => requestTestReturn(shop, 2);

async function requestWholeReturn() {
  const { agent, orderId, shirt, jeans } = await placeTestOrder(shop);
  const { agent: admin } = await shop.signIn('Admin');
  await advanceOrder(admin, orderId, ...DELIVERED);
  const lines = [
    { product: String(shirt._id), size: 'M', quantity: 2 },
    { product: String(jeans._id), size: '32', quantity: 1 },
  ];
  const request = { lines, reason: 'faulty', refundTo: { method: 'upi', upiId: 'asha@okbank' } };
  await agent.post(`/api/v1/order/${orderId}/returns`).send(request).expect(200);
  const stocks = () => Promise.all([shirt._id, jeans._id].map(stockOf));
  return { orderId, path: `/api/v1/admin/orders/${orderId}/return`, admin, stocks };
}

const user = { ...registration(), _id: String(new Types.ObjectId()), role: 'Admin' as const };
const staff = { session: { user }, clientAddress: '203.0.113.7', requestId: 'return' };

const decide = (orderId: string, decision: ReturnDecision) =>
  shop.database.connection.transaction(async (transaction) => {
    const order = await shop.database.orders
      .findById(orderId, null, { session: transaction })
      .orFail()
      .lean();
    const at = shop.now();
    const by = toStaffName(staff);
    const decided = await decideReturn(shop.database, order, decision, { at, by }, transaction);
    const subject = { kind: 'order', id: order._id, label: order.number };
    const states = { before: auditedReturns(order), after: auditedReturns(decided) };
    await recordChange(shop.database, { staff, what: 'order.moved', subject, ...states, at }, transaction);
    return decided;
  });

const stockOf = async (id: unknown) => (await shop.database.products.findById(id).orFail().lean()).stock;

describe('a decided return', () => {
  it('that was accepted puts back what can be sold again, once, and makes the refund due', async () => {
    const { agent, orderId, shirt } = await requested();
    const moved = await decide(orderId, { accepted: true, restocked: [1] });
    expect(moved).toMatchObject({ orderStatus: 'Returned', paymentStatus: 'refund due' });
    expect(await stockOf(shirt._id)).toBe(4);
    await expect(decide(orderId, { accepted: true, restocked: [1] })).rejects.toThrow(
      /waiting for a decision/,
    );
    expect(await stockOf(shirt._id)).toBe(4);
    const { body } = await agent.get(`/api/v1/admin/order/${orderId}`).expect(200);
    expect(body.returns[0]).toMatchObject({ status: 'accepted', decidedAt: shop.now().toISOString() });
  });

  it('puts back no more than was returned', async () => {
    const { orderId, shirt } = await requested();
    await decide(orderId, { accepted: true, restocked: [99] });
    expect(await stockOf(shirt._id)).toBe(5);
  });

  it('is decided once when two of the staff decide at once', async () => {
    const { orderId, shirt } = await requested();
    const outcomes = await Promise.allSettled([
      decide(orderId, { accepted: true, restocked: [2] }),
      decide(orderId, { accepted: true, restocked: [2] }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await stockOf(shirt._id)).toBe(5);
  });

  it('that was refused moves nothing but the order', async () => {
    const { orderId, shirt } = await requested();
    const moved = await decide(orderId, { accepted: false, reason: 'It was worn.' });
    expect(moved).toMatchObject({ orderStatus: 'Return refused', paymentStatus: 'collected' });
    expect(moved.returns[0]?.status).toBe('refused');
    expect(await stockOf(shirt._id)).toBe(3);
  });

  it('of items that cost nothing asks for no account, owes no refund and credits no invoice', async () => {
    const { database } = shop;
    const free = { taxMode: 'included', shipping: 0, contact: { gstin: '29AAGCB7383J1Z4' } };
    await database.settings.updateOne({ _id: 'store' }, free, { upsert: true });
    const { code } = await shop.addPromoCode({ reduction: { percent: 100 } });
    const { agent, person, orderId, shirt } = await placeTestOrder(shop, {}, { promoCode: code });
    const admin = (await shop.signIn('Admin')).agent;
    await advanceOrder(admin, orderId, 'Confirmed', 'Packed', 'Shipped');
    const { body: onTheWay } = await admin.get(`/api/v1/admin/orders/${orderId}`).expect(200);
    expect(onTheWay).not.toHaveProperty('collectionUrl');
    await advanceOrder(admin, orderId, 'Out for delivery', 'Delivered');
    await agent
      .post(`/api/v1/order/${orderId}/returns`)
      .send({ lines: [{ product: String(shirt._id), size: 'M', quantity: 1 }], reason: 'faulty' })
      .expect(200);
    const moved = await decide(orderId, { accepted: true, restocked: [1] });
    expect(moved).toMatchObject({ orderStatus: 'Returned', paymentStatus: 'collected' });
    expect(await database.transactions.countDocuments({ order: orderId })).toBe(1);
    expect(await database.invoices.countDocuments({ order: orderId })).toBe(1);
    const refund = `/api/v1/admin/orders/${orderId}/refunds/${String(moved.returns[0]?._id)}`;
    const { body } = await admin.post(refund).send({ reference: 'UTR1' }).expect(409);
    expect(body.message).toBe('No refund is due, because nothing was paid for these items.');
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
  });

  it('is accepted in part: refund, stock and credit note are of those units, the others are refused', async () => {
    const invoiced = { contact: { gstin: '29AAGCB7383J1Z4' } };
    await shop.database.settings.updateOne({ _id: 'store' }, invoiced, { upsert: true });
    const { agent, admin, order, orderId, shirt, returnId, refund } = await requestTestReturn(shop, 2);
    const send = (body: object) =>
      admin.post(`/api/v1/admin/orders/${orderId}/return`).send({ accepted: true, ...body });
    const fieldsOf = async (body: object) => (await send(body).expect(400)).body.fields;
    const reason = 'One shirt was worn.';
    expect(await fieldsOf({ restocked: [1], refused: [1] })).toEqual({
      reason: 'Enter a reason. The customer will see it.',
    });
    expect(await fieldsOf({ restocked: [2], refused: [1], reason })).toHaveProperty(['restocked.0']);
    expect(await fieldsOf({ restocked: [0], refused: [3], reason })).toHaveProperty(['refused.0']);
    expect(await fieldsOf({ restocked: [0], refused: [1, 0], reason })).toHaveProperty('refused');
    expect(await fieldsOf({ restocked: [0], refused: [2], reason })).toEqual({
      refused: 'Accept at least one unit, or refuse the whole return.',
    });
    const before = await stockOf(shirt._id);

    const { body } = await send({ restocked: [1], refused: [1], reason }).expect(200);
    const line = { product: String(shirt._id), size: 'M', quantity: 1 };
    const part = calculateRefund({ ...order, returns: [] }, [line]);
    expect(part.total).toBeLessThan(refund.total);
    expect(body.order).toMatchObject({
      orderStatus: 'Returned',
      paymentInfo: { status: 'refund due' },
      payment: { refundDue: part.total },
      returns: [
        { _id: returnId, status: 'accepted', lines: [line], refund: part, refundTo: { method: 'upi' } },
        { status: 'refused', lines: [line], refusal: reason },
      ],
    });
    const [accepted, refused] = body.order.returns;
    expect(accepted).not.toHaveProperty('refusal');
    expect(refused).not.toHaveProperty('refundTo');
    expect(accepted.refund.total + refused.refund.total).toBe(refund.total);
    expect(body.refunds).toEqual([{ return: returnId, amount: part.total, payTo: 'asha@okbank' }]);
    expect(await stockOf(shirt._id)).toBe(before + 1);
    const [, note] = await shop.database.invoices.find({ order: orderId }).sort({ _id: 1 }).lean();
    expect(note).toMatchObject({ reason: 'returned', totals: { total: part.total * 100 } });
    const mails = await shop.database.outboxMails.find({ order: orderId }).sort({ _id: 1 }).lean();
    expect(mails.slice(-2)).toMatchObject([
      { kind: 'return-accepted', return: new Types.ObjectId(String(accepted._id)) },
      { kind: 'return-refused', return: new Types.ObjectId(String(refused._id)) },
    ]);
    const texts = await Promise.all(
      mails.slice(-2).map(async (mail) => (await templates[mail.kind].write(mail, shop))?.text),
    );
    const item = `1 × ${order.orderItems[0].name}, M`;
    expect(texts[0]).toContain(
      `We have accepted these items of your return from order ${order.number}:\n\n${item}`,
    );
    expect(texts[1]).toContain(
      `cannot accept these items:\n\n${item}\n\nReason: ${reason}\n\nThere is no refund for them.`,
    );
    const again = { lines: [line], reason: 'faulty', refundTo: { method: 'upi', upiId: 'asha@okbank' } };
    await agent.post(`/api/v1/order/${orderId}/returns`).send(again).expect(400);
    await admin
      .post(`/api/v1/admin/orders/${orderId}/refunds/${returnId}`)
      .send({ reference: 'UTR7' })
      .expect(200);
  });

  it.each([
    ['restocked', { restocked: [] }],
    ['restocked', { restocked: [2] }],
    ['restocked', { restocked: [2, 1, 0] }],
    ['refused', { restocked: [1, 1], refused: [], reason: 'Worn.' }],
    ['refused', { restocked: [1, 1], refused: [1], reason: 'Worn.' }],
    ['refused', { restocked: [1, 1], refused: [1, 0, 0], reason: 'Worn.' }],
  ])('needs one number for each of its two lines as %s, unlike %j', async (field, numbers) => {
    const { orderId, path, admin, stocks } = await requestWholeReturn();
    const { body } = await admin
      .post(path)
      .send({ accepted: true, ...numbers })
      .expect(400);
    expect(body.fields).toEqual({ [field]: 'Enter one number for each line of the return.' });
    expect(await stocks()).toEqual([3, 2]);
    const { returns } = await shop.database.orders.findById(orderId).orFail().lean();
    expect(returns).toMatchObject([{ status: 'requested' }]);
  });

  it('ignores the numbers of a refusal', async () => {
    const { path, admin, stocks } = await requestWholeReturn();
    await admin
      .post(path)
      .send({ accepted: false, reason: 'Worn.', restocked: [1], refused: [] })
      .expect(200);
    expect(await stocks()).toEqual([3, 2]);
  });

  it('keeps every invariant', async () => {
    const found = await Promise.all(
      invariants.map(async ({ check }) => (await check(shop.database)).breaches),
    );
    expect(found.flat()).toEqual([]);
  });
});

describe('the ledger', () => {
  it.each(['cancel', 'return'] as const)('cannot hold the same pieces twice by a %s', async (reason) => {
    const { shirt, orderId } = await requested();
    const { _id: order, returns } = await shop.database.orders.findById(orderId).orFail().lean();
    const line = {
      product: shirt._id,
      size: 'M',
      delta: 1,
      reason,
      order,
      ...(reason === 'return' && { return: returns[0]?._id }),
      at: shop.now(),
    };
    await shop.database.stockMovements.create([line]);
    await expect(shop.database.stockMovements.create([line])).rejects.toThrow(/E11000/);
  });
});
