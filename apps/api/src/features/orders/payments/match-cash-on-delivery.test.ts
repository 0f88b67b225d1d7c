import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { advanceOrder, requestTestReturn } from '../../../testing/placed-order.ts';
import { readMails } from '../../../testing/read-mails.ts';
import { deliverByCourier, shipByCourier } from '../../../testing/ship-by-courier.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import { invariants } from '../../../app/features.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  await savePaymentSettings(admin, { upiPayee: 'shop@okbank' });
});
afterAll(() => shop.stop());

let utr = 900_000_000_000;
const nextUtr = () => String((utr += 1));

type Shipped = Awaited<ReturnType<typeof shipByCourier>>;
const rowOf = ({ number, paise }: Shipped, reference: string) => ({
  text: `UPI/${reference}/Order ${number}`,
  amount: paise / 100,
});
const match = async (...rows: { text: string; amount: number }[]) =>
  (await admin.post('/api/v1/admin/bank-statement').send({ rows }).expect(200)).body.results;
const remit = async ({ number, paise: amount }: Shipped, reference: string) => {
  const body = { courier: 'Parcel One', columns: {}, rows: [{ line: 2, number, amount, reference }] };
  return (await admin.post('/api/v1/admin/cash/remittances').send(body).expect(200)).body;
};
const correct = ({ id }: Shipped, from: string) =>
  admin.post(`/api/v1/admin/orders/${id}/correction`).send({ from, reason: 'Wrong parcel' }).expect(200);

const paymentOf = async ({ id }: Shipped) =>
  (await shop.database.orders.findById(id).orFail().lean()).payment;
const linesOf = async ({ id }: Shipped) =>
  (await shop.database.paymentLedger.find({ order: id }).sort({ _id: 1 }).lean()).map(
    ({ kind, method, amount, reference }) => [kind, method, amount, reference],
  );
async function isOwed({ number }: Shipped) {
  const { body } = await admin.get('/api/v1/admin/cash?limit=50').expect(200);
  return body.orders.some((order: { number: string }) => order.number === number);
}

describe('a bank statement with a payment by the UPI code of a cash on delivery order', () => {
  it('ends the debt of the courier of a delivered order, once', async () => {
    const order = await deliverByCourier(shop, admin);
    const rupees = order.paise / 100;
    const reference = nextUtr();
    expect(await isOwed(order)).toBe(true);
    expect(await match(rowOf(order, reference))).toEqual([
      {
        outcome: 'matched',
        order: order.id,
        number: order.number,
        reference,
        amount: rupees,
        expected: rupees,
      },
    ]);
    const again = await match(rowOf(order, reference), { text: `UPI ${reference}`, amount: rupees });
    expect(again).toMatchObject([{ outcome: 'recorded' }, { outcome: 'recorded', number: order.number }]);
    expect(await isOwed(order)).toBe(false);
    expect(await linesOf(order)).toEqual([
      ['collection', 'COD', rupees, undefined],
      ['collection', 'COD', -rupees, reference],
      ['collection', 'UPI', rupees, reference],
    ]);
    expect(await paymentOf(order)).toMatchObject({ method: 'UPI', state: 'captured', reference });
    expect(await readMails(shop, order.id, 'payment-received')).toEqual([]);
    const { results } = await remit(order, nextUtr());
    expect(results).toMatchObject([{ outcome: 'over', message: 'This order was not paid in cash.' }]);
  });

  it('leaves nothing to collect before the delivery', async () => {
    const order = await shipByCourier(shop, admin);
    const reference = nextUtr();
    const invoice = async () =>
      (await admin.get(`/api/v1/admin/orders/${order.id}/invoice?size=a6`).expect(200)).body.length;
    const withCode = await invoice();
    expect(await match(rowOf(order, reference))).toMatchObject([{ outcome: 'matched' }]);
    expect(await invoice()).toBeLessThan(withCode);
    const { body } = await admin.get(`/api/v1/admin/orders/${order.id}`).expect(200);
    expect(body.order.paymentInfo).toEqual({ method: 'UPI', status: 'collected' });
    const [mail] = await readMails(shop, order.id, 'payment-received');
    expect(mail?.text).toContain('You have nothing to pay on delivery.');
    await advanceOrder(admin, order.id, 'Delivered');
    expect(await linesOf(order)).toEqual([['collection', 'UPI', order.paise / 100, reference]]);
    expect(await isOwed(order)).toBe(false);
    expect(await match(rowOf(order, reference))).toMatchObject([{ outcome: 'recorded' }]);
  });

  it('can be withdrawn while the parcel is out, so that the courier collects again', async () => {
    const order = await shipByCourier(shop, admin);
    const rupees = order.paise / 100;
    const reference = nextUtr();
    await match(rowOf(order, reference));
    const withdrawn = { received: false, isMistake: true };
    await admin.post(`/api/v1/admin/payments/${order.id}`).send(withdrawn).expect(200);
    const payment = await paymentOf(order);
    expect(payment).toMatchObject({ method: 'COD', state: 'pending', paid: 0 });
    expect(payment.isPrepaid).toBeUndefined();
    expect(payment.expiresAt).toBeUndefined();
    expect(await linesOf(order)).toEqual([
      ['collection', 'UPI', rupees, reference],
      ['collection', 'UPI', -rupees, reference],
    ]);
    expect(await readMails(shop, order.id, 'payment-not-found')).toEqual([]);
    await advanceOrder(admin, order.id, 'Delivered');
    expect(await isOwed(order)).toBe(true);
    await match(rowOf(order, reference));
    await admin.post(`/api/v1/admin/payments/${order.id}`).send(withdrawn).expect(409);
  });

  it('changes nothing for another amount, a used UTR, no UTR, or cash that was remitted', async () => {
    const [paid, order, remitted] = [
      await deliverByCourier(shop, admin),
      await deliverByCourier(shop, admin),
      await deliverByCourier(shop, admin),
    ];
    const reference = nextUtr();
    await match(rowOf(paid, reference));
    const { remittance } = await remit(remitted, nextUtr());
    const late = rowOf(remitted, nextUtr());
    const results = await match(
      { ...rowOf(order, nextUtr()), amount: order.paise / 100 - 1 },
      { text: `UPI Order ${order.number}`, amount: order.paise / 100 },
      rowOf(paid, nextUtr()),
      late,
    );
    expect(results).toMatchObject([
      { outcome: 'other-amount' },
      { outcome: 'refused', message: 'This row has no UTR. Check the payment yourself.' },
      { outcome: 'refused', message: 'This order is already paid. Check whether it was paid twice.' },
      {
        outcome: 'refused',
        message: 'The courier has already remitted cash of this order. Check whether it was paid twice.',
      },
    ]);
    expect(await match(rowOf(order, reference))).toMatchObject([
      { outcome: 'refused', number: paid.number, message: expect.stringContaining(order.number) },
    ]);
    const confirm = { received: true, reference };
    await admin.post(`/api/v1/admin/payments/${order.id}`).send(confirm).expect(409);
    expect(await isOwed(order)).toBe(true);
    await admin.post(`/api/v1/admin/cash/remittances/${remittance}/undo`).expect(200);
    expect(await match(late)).toMatchObject([{ outcome: 'matched' }]);
  });

  it('keeps the payment when the delivery is withdrawn, and refunds it when the order ends', async () => {
    const order = await deliverByCourier(shop, admin);
    await match(rowOf(order, nextUtr()));
    await correct(order, 'Delivered');
    const paid = order.paise / 100;
    expect(await paymentOf(order)).toMatchObject({ method: 'UPI', state: 'captured', paid });
    await advanceOrder(admin, order.id, 'Delivered');
    expect(await linesOf(order)).toHaveLength(3);
    await correct(order, 'Delivered');
    await advanceOrder(admin, order.id, 'Delivery failed', 'Returned to shop');
    expect(await paymentOf(order)).toMatchObject({ paid, refundDue: paid });
    const cancelled = await shipByCourier(shop, admin);
    await advanceOrder(admin, cancelled.id, 'Delivery failed', 'Returned to shop');
    expect(await match(rowOf(cancelled, nextUtr()))).toMatchObject([{ outcome: 'matched' }]);
    expect(await paymentOf(cancelled)).toMatchObject({ paid, refundDue: paid });
  });

  it('leaves the refund of a return as it is', async () => {
    const { orderId: id, order, refund } = await requestTestReturn(shop);
    const path = `/api/v1/admin/orders/${id}`;
    await admin
      .post(`${path}/return`)
      .send({ accepted: true, restocked: [1] })
      .expect(200);
    const due = { paid: order.totalPrice, refundDue: refund.total };
    const row = { text: `UPI/${nextUtr()}/Order ${order.number}`, amount: order.totalPrice };
    expect(await match(row)).toMatchObject([{ outcome: 'matched' }]);
    expect((await shop.database.orders.findById(id).orFail().lean()).payment).toMatchObject(due);
  });

  it('books the money once when it is matched during the delivery or a remittance', async () => {
    for (let round = 0; round < 4; round += 1) {
      const [order, remitted] = [await shipByCourier(shop, admin), await deliverByCourier(shop, admin)];
      const reference = nextUtr();
      const [[matched], , [other], recorded] = await Promise.all([
        match(rowOf(order, reference)),
        advanceOrder(admin, order.id, 'Delivered'),
        match(rowOf(remitted, nextUtr())),
        remit(remitted, nextUtr()),
      ]);
      expect(matched).toMatchObject({ outcome: 'matched' });
      expect(await paymentOf(order)).toMatchObject({ method: 'UPI', paid: order.paise / 100, reference });
      expect(await isOwed(order)).toBe(false);
      expect([other.outcome, recorded.results[0].outcome]).toEqual(
        other.outcome === 'matched' ? ['matched', 'over'] : ['refused', 'matched'],
      );
    }
  });

  it('leaves every invariant intact', async () => {
    for (const { id, check } of invariants)
      expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
  });
});
