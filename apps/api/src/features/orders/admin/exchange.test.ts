import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Types } from 'mongoose';
import { invariants } from '../../../app/features.ts';
import { checkInvariants } from '../../../platform/invariants/check-invariants.ts';
import { deliverExchangeable, upi } from '../../../testing/exchangeable-order.ts';
import { advanceOrder, DELIVERED } from '../../../testing/placed-order.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const delivered = (payload: object = {}) => deliverExchangeable(shop, payload);

describe('an exchange', () => {
  let placed: Awaited<ReturnType<typeof delivered>>;
  beforeEach(async () => {
    placed = await delivered();
  });

  it('sends the other size as a new order at the price paid, which the refund pays for', async () => {
    const { agent, admin, order, orderId, shirt, tee, ask, accept, stockOf } = placed;
    const { body: asked } = await ask([tee(1, 'L')]).expect(200);
    const [{ refund }] = asked.returns;
    expect(asked.returns[0].lines).toEqual([tee(1, 'L')]);
    const [requestMail] = await readMails(shop, orderId, 'return-requested');
    expect(requestMail?.text).toContain('1 × Plain T-Shirt, M, in exchange for size L');
    expect(requestMail?.text).toContain(
      'If we accept them, we will send you your exchange. If it is sold out by then, we',
    );
    await shop.database.products.updateOne({ _id: shirt._id }, { price: 999 });

    const { body } = await accept().expect(200);
    const [{ replacement, refundPaid }] = body.order.returns;
    expect(refundPaid.reference).toBe(replacement.number);
    expect(body.order).toMatchObject({
      orderStatus: 'Returned',
      payment: { refundDue: 0, refunded: refund.total },
    });
    expect([await stockOf('M'), await stockOf('L')]).toEqual([4, 4]);

    const { body: sent } = await agent.get(`/api/v1/admin/order/${replacement.order}`).expect(200);
    expect(sent).toMatchObject({
      number: replacement.number,
      orderItems: [{ product: String(shirt._id), size: 'L', quantity: 1, price: 699, discount: 0 }],
      shippingInfo: order.shippingInfo,
      paymentInfo: { method: 'EXCHANGE', status: 'collected' },
      payment: { amount: refund.total, fee: 0, refundDue: 0 },
      itemsPrice: refund.items,
      taxPrice: refund.tax,
      shippingPrice: refund.shipping,
      totalPrice: refund.total,
      orderStatus: 'Processing',
      exchangeFor: { order: orderId, number: order.number },
    });
    const lines = await shop.database.paymentLedger.find({ method: 'EXCHANGE' }).sort({ amount: 1 }).lean();
    expect(lines.map(({ amount, kind, reference }) => [amount, kind, reference])).toEqual([
      [-refund.total, 'refund', replacement.number],
      [refund.total, 'collection', order.number],
    ]);

    await shop.orderPosting.idle();
    const [acceptedMail] = await readMails(shop, orderId, 'return-accepted');
    expect(acceptedMail?.subject).toBe(`Your exchange for E-Store order ${order.number} was accepted`);
    expect(acceptedMail?.text).toContain(
      `We have received your items and accepted your exchange from order ${order.number}:`,
    );
    expect(acceptedMail?.text).toContain(`as your order ${replacement.number}. You have nothing to pay.`);
    expect(await readMails(shop, orderId, 'refund-paid')).toEqual([]);
    const [placedMail] = await readMails(shop, replacement.order, 'order-placed');
    expect(placedMail?.subject).toBe(`We are preparing your exchange for E-Store order ${order.number}`);
    expect(placedMail?.text).toContain('The exchange has paid for it, so you have nothing to pay.');

    await advanceOrder(admin, replacement.order, ...DELIVERED);
    const back = { product: String(shirt._id), size: 'L', quantity: 1 };
    const { body: again } = await ask([back], { exchange: false }, replacement.order).expect(200);
    expect(again.returns[0].refund).toEqual(refund);
    await accept({ exchange: false }, replacement.order).expect(200);
  });

  it('needs the other size, or the same one, in stock', async () => {
    const { jeans, tee, ask, setStock, orderId } = placed;
    const other = { product: String(jeans._id), size: '32', quantity: 1 };
    const fieldsOf = async (lines: object[]) => (await ask(lines).expect(400)).body.fields;
    expect((await ask([tee(1, 'L'), other], { exchange: false }).expect(400)).body.fields).toEqual({
      'lines.0.exchangeSize': 'A size is for an exchange only.',
    });
    expect(await fieldsOf([tee(1, 'L'), tee(1, 'XL')])).toEqual({
      'lines.0.exchangeSize': 'Choose one size for this item.',
    });
    await setStock('L', 1);
    expect(await fieldsOf([tee(2, 'L')])).toEqual({
      'lines.0.exchangeSize': 'We have only 1 of size L left. Choose another size or a refund.',
    });
    expect(await fieldsOf([tee(1, 'XXL')])).toHaveProperty(['lines.0.exchangeSize']);
    await setStock('L', 5);
    await ask([tee(1, 'L')]).expect(200);
    await setStock('L', 0);
    await ask([tee(1, 'L')]).expect(200);
    await ask([tee(1, 'XL')]).expect(409);
    const { returns } = await shop.database.orders.findById(orderId).orFail().lean();
    expect(returns).toHaveLength(1);
    await setStock('L', 5);
  });

  it('is refunded instead when the size is sold out, and changes nothing before that', async () => {
    const { orderId, tee, ask, accept, setStock } = placed;
    await ask([tee(1, 'L')]).expect(200);
    await setStock('L', 0);
    const before = await shop.database.orders.findById(orderId).orFail().lean();
    const { body: refused } = await accept().expect(409);
    expect(refused.message).toBe(
      'An item wanted in exchange is sold out. Accept the return with a refund instead.',
    );
    expect(await shop.database.orders.findById(orderId).orFail().lean()).toEqual(before);
    const { body } = await accept({ exchange: false }).expect(200);
    expect(body.order.paymentInfo.status).toBe('refund due');
    expect(body.refunds).toMatchObject([{ payTo: upi.upiId }]);
    await setStock('L', 5);
  });

  it('is sent once, however often and by however many it is accepted', async () => {
    const { orderId, tee, ask, accept } = placed;
    await ask([tee(1, 'L')]).expect(200);
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      accept().set('Idempotency-Key', key),
      accept().set('Idempotency-Key', key),
      accept(),
      accept(),
    ]);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
    const replacements = await shop.database.orders.find({
      'exchangeFor.order': new Types.ObjectId(orderId),
    });
    expect(replacements).toHaveLength(1);
  });

  it('is of the accepted units alone, and not of a return that asks for a refund', async () => {
    const { tee, ask, accept, stockOf } = placed;
    await ask([tee(2, 'XL')]).expect(200);
    const { body } = await accept({ restocked: [1], refused: [1], reason: 'It was worn.' }).expect(200);
    const [{ replacement, refund }] = body.order.returns;
    const sent = await shop.database.orders.findById(replacement.order).orFail().lean();
    expect(sent).toMatchObject({ orderItems: [{ size: 'XL', quantity: 1 }], totalPrice: refund.total });
    expect(await stockOf('XL')).toBe(4);

    const other = await delivered();
    await other.ask([other.tee(1)], { exchange: false }).expect(200);
    const { body: refused } = await other.accept().expect(400);
    expect(refused.fields).toEqual({ exchange: 'The customer asked for a refund, not for an exchange.' });
    await other.accept({ exchange: false }).expect(200);
  });

  it('of items with a discount is worth what was paid, and so is the return of the replacement', async () => {
    const { code } = await shop.addPromoCode({ reduction: { percent: 33 } });
    const { admin, order, jeans, shirt, tee, ask, accept } = await delivered({ promoCode: code });
    const other = { product: String(jeans._id), size: '32', quantity: 1 };
    await ask([tee(1)], { exchange: false }).expect(200);
    await accept({ exchange: false }).expect(200);
    await ask([tee(1, 'L'), other]).expect(200);
    const { body } = await accept({ restocked: [1, 0] }).expect(200);
    const [first, { replacement, refund }] = body.order.returns;
    expect(first.refund.total + refund.total).toBe(order.totalPrice);
    await advanceOrder(admin, replacement.order, ...DELIVERED);
    const back = [{ product: String(shirt._id), size: 'L', quantity: 1 }, other];
    const { body: again } = await ask(back, { exchange: false }, replacement.order).expect(200);
    expect(again.returns[0].refund).toEqual(refund);
  });

  it('whose new order is cancelled is refunded', async () => {
    const { agent, admin, orderId, tee, ask, accept } = placed;
    await ask([tee(1, 'L')]).expect(200);
    const { body } = await accept().expect(200);
    const [{ replacement, refund }] = body.order.returns;
    const linked = async () =>
      (await agent.get(`/api/v1/admin/order/${orderId}`).expect(200)).body.returns[0].replacement;
    expect(await linked()).toEqual(replacement);
    await agent
      .post(`/api/v1/order/${replacement.order}/cancel`)
      .send({ reason: 'changed-mind' })
      .expect(200);
    expect(await linked()).toEqual({ ...replacement, isCancelled: true });
    const { body: cancelled } = await admin.get(`/api/v1/admin/orders/${replacement.order}`).expect(200);
    expect(cancelled.order).toMatchObject({
      paymentInfo: { status: 'refund due' },
      payment: { refundDue: refund.total },
    });
    const due = await admin.get('/api/v1/admin/payments?tab=refunds').expect(200);
    expect(due.body.payments).toMatchObject([{ order: replacement.order, payTo: upi.upiId }]);
    await shop.orderPosting.idle();
    const [mail] = await readMails(shop, replacement.order, 'order-cancelled');
    expect(mail?.text).toMatch(
      /We will refund ₹\d+ to the account you gave us for your return, and email you/,
    );
    await admin
      .post(`/api/v1/admin/payments/${replacement.order}/refund`)
      .send({ reference: 'UTR5' })
      .expect(200);
    const { body: list } = await admin.get('/api/v1/admin/payments?tab=refunds').expect(200);
    expect(JSON.stringify(list)).not.toContain(upi.upiId);
  });

  it('is not sent for a deleted account, and cannot lose its payment by mistake', async () => {
    const { agent, admin, person, orderId, tee, ask, accept } = placed;
    await ask([tee(1, 'L')]).expect(200);
    const { body } = await accept().expect(200);
    const [{ replacement }] = body.order.returns;
    const { body: refused } = await admin
      .post(`/api/v1/admin/payments/${replacement.order}`)
      .send({ received: false, isMistake: true })
      .expect(409);
    expect(refused.message).toBe('There is no confirmed payment to withdraw.');
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(409);
    await advanceOrder(admin, replacement.order, ...DELIVERED);
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    const erased = await shop.database.orders.findById(replacement.order).orFail().lean();
    expect(erased).toMatchObject({ exchangeFor: { order: new Types.ObjectId(orderId) } });
    expect(JSON.stringify(erased)).not.toContain(person.email);
  });

  it('cannot split a refund that needs a second Admin into new orders that the same Admin cancels', async () => {
    const { admin, orderId, tee, accept } = placed;
    const path = `/api/v1/admin/orders/${orderId}/returns`;
    const refundTo = { method: 'upi', upiId: 'other@okbank' };
    const sendAndCancel = async () => {
      shop.passTime(1000);
      const wish = { lines: [tee(1, 'L')], reason: 'faulty', refundTo, exchange: true };
      await admin.post(path).send(wish).expect(200);
      const { body } = await accept().expect(200);
      const { order } = body.order.returns.at(-1).replacement;
      await advanceOrder(admin, order, 'Confirmed');
      const move = { to: 'Cancelled', reason: 'not-reachable' };
      await admin.post(`/api/v1/admin/orders/${order}/move`).send(move).expect(200);
      return admin.post(`/api/v1/admin/payments/${order}/refund`).send({ reference: `UTR ${order}` });
    };
    const limit = { 'payments.refundApprovalAbove': 1000 };
    await shop.database.settings.updateOne({ _id: 'store' }, { $set: limit }, { upsert: true });
    expect((await sendAndCancel()).status).toBe(200);
    const second = await sendAndCancel();
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(/above the limit of ₹1,000, so a second Admin has to approve/);
  });

  it('that takes the rest of a payment leaves no other return waiting for a refund', async () => {
    const { admin, orderId, tee, ask, accept } = placed;
    const { orders, paymentLedger } = shop.database;
    const stored = () => orders.findById(orderId).orFail().lean();
    await ask([tee(1)], { exchange: false }).expect(200);
    await accept({ exchange: false }).expect(200);
    const { body } = await ask([tee(1, 'L')]).expect(200);
    const { total } = body.returns[1].refund;
    const { number, payment } = await stored();
    const refunded = payment.paid - total;
    const back = { 'payment.refunded': refunded, 'payment.refundDue': total };
    await orders.updateOne({ _id: orderId }, { $set: back });
    const line = { order: orderId, number, method: payment.method, kind: 'refund' as const, at: shop.now() };
    await paymentLedger.create([{ ...line, amount: -refunded, reference: 'rfnd_1' }]);
    await accept().expect(200);
    const { payment: after, returns } = await stored();
    expect(after).toMatchObject({ refunded: payment.paid, refundDue: 0 });
    expect(returns[0]).toMatchObject({ status: 'accepted', refundPaid: { amount: 0 } });
    const { body: shown } = await admin.get(`/api/v1/admin/orders/${orderId}`).expect(200);
    expect(shown.refunds).toMatchObject([{ amount: total, paidAt: expect.any(String) }]);
  });

  it('satisfies every invariant', async () => {
    await shop.orderPosting.idle();
    const breaches: string[] = [];
    const failed = await checkInvariants(shop.database, invariants, (line) => breaches.push(line));
    expect(failed === 0 ? [] : breaches).toEqual([]);
  });
});
