import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deliverExchangeable } from '../../../testing/exchangeable-order.ts';
import { placeTestOrder, requestTestReturn } from '../../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

async function moneyCells(orderId: string) {
  const { body } = await admin.get('/api/v1/admin/orders/export').query({ ids: orderId }).expect(200);
  const [head, row] = String(body.csv).trim().split('\r\n');
  expect(head).toMatch(/,AMOUNT,PAYMENT METHOD,PAYMENT STATUS,REFUNDED,REFUND DUE$/);
  return row?.split(',').slice(-5);
}

async function acceptReturn() {
  const returned = await requestTestReturn(shop);
  const path = `/api/v1/admin/orders/${returned.orderId}`;
  await returned.admin
    .post(`${path}/return`)
    .send({ accepted: true, restocked: [1] })
    .expect(200);
  const pay = () =>
    returned.admin.post(`${path}/refunds/${returned.returnId}`).send({ reference: 'UTR7' }).expect(200);
  return { ...returned, pay };
}

describe('the export of orders', () => {
  it('says what was collected, refunded in part and exchanged, and what is due, in rupees', async () => {
    const { orderId: open, order } = await placeTestOrder(shop);
    const total = String(order.totalPrice);
    expect(await moneyCells(open)).toEqual([total, 'COD', 'Pending', '0', '0']);

    const returned = await acceptReturn();
    const refund = String(returned.refund.total);
    expect(await moneyCells(returned.orderId)).toEqual([total, 'COD', 'Refund due', '0', refund]);
    await returned.pay();
    expect(await moneyCells(returned.orderId)).toEqual([total, 'COD', 'Partly refunded', refund, '0']);

    const { tee, ask, accept, orderId: exchanged } = await deliverExchangeable(shop);
    await ask([tee(1, 'L')]).expect(200);
    const { body } = await accept().expect(200);
    const [{ refund: worth, replacement }] = body.order.returns;
    expect(await moneyCells(exchanged)).toEqual([total, 'COD', 'Exchanged', String(worth.total), '0']);
    expect(await moneyCells(replacement.order)).toEqual([
      String(worth.total),
      'EXCHANGE',
      'Collected',
      '0',
      '0',
    ]);
  });

  it('calls a payment refunded once all of it went back', async () => {
    const { orderId, order } = await placeTestOrder(shop);
    const { totalPrice } = order;
    const paid = { 'payment.paid': totalPrice, 'payment.refunded': totalPrice, paymentStatus: 'refunded' };
    await shop.database.orders.updateOne({ _id: orderId }, { $set: paid });
    expect(await moneyCells(orderId)).toEqual([
      String(totalPrice),
      'COD',
      'Refunded',
      String(totalPrice),
      '0',
    ]);
  });
});

it('names a refund of one item in the audit trail for what it is', async () => {
  const { orderId, pay } = await acceptReturn();
  await pay();
  const entry = await shop.database.auditEntries
    .findOne({ what: 'order.refunded', 'subject.id': orderId })
    .orFail()
    .lean();
  expect(entry).toMatchObject({
    before: { paymentStatus: 'refund due' },
    after: { paymentStatus: 'partly refunded' },
  });
});
