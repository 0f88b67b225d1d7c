import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Transaction } from '@e-store/shared/transactions/transaction';
import { EXPORTED_TRANSACTIONS_MAX } from '@e-store/shared/transactions/endpoints';
import { Types } from 'mongoose';
import { shippingInfo } from '../../testing/order-payload.ts';
import { DELIVERED, placeTestOrder, requestTestReturn, advanceOrder } from '../../testing/placed-order.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { cashBookMatchesOrders } from './build-transactions.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
const made: Record<string, { number: string; totalPrice: number }> = {};
let refundAmount = 0;

beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
  const named = (firstName: string) => ({ shippingInfo: { ...shippingInfo, firstName } });
  made['open'] = (await placeTestOrder(shop, {}, named('=SUM(A1)'))).order;
  const cancelled = await placeTestOrder(shop);
  await admin.post(`/api/v1/admin/orders/${cancelled.orderId}/move`).send({ to: 'Cancelled' }).expect(200);
  made['cancelled'] = cancelled.order;
  const delivered = await placeTestOrder(shop);
  await advanceOrder(admin, delivered.orderId, ...DELIVERED);
  made['delivered'] = delivered.order;
  const returned = await requestTestReturn(shop);
  made['returned'] = returned.order;
  refundAmount = returned.refund.total;
  shop.passTime(24 * 60 * 60_000);
  const again = await shop.signIn('Admin');
  admin = again.agent;
  await admin
    .post(`/api/v1/admin/orders/${returned.orderId}/return`)
    .send({ accepted: true, restocked: [1] })
    .expect(200);
});
afterAll(() => shop.stop());

const list = async (query: object = {}) =>
  (await admin.get('/api/v1/admin/transactions').query(query).expect(200)).body;

describe('the transactions', () => {
  it('are each order’s cash, from the order to its collection, and each refund [spec 2-117]', async () => {
    const { transactions, total } = await list();
    expect(total).toBe(5);
    const lines = transactions.map(({ kind, number, amount, status }: Transaction) => [
      kind,
      number,
      amount,
      status,
    ]);
    const { open, cancelled, delivered, returned } = made;
    expect(lines[0]).toEqual(['refund', returned!.number, refundAmount, 'inProgress']);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['cod', open!.number, open!.totalPrice, 'inProgress'],
        ['cod', cancelled!.number, cancelled!.totalPrice, 'cancelled'],
        ['cod', delivered!.number, delivered!.totalPrice, 'completed'],
        ['cod', returned!.number, returned!.totalPrice, 'completed'],
      ]),
    );
  });

  it('add up', async () => {
    const { open, cancelled, delivered, returned } = made;
    const collected = delivered!.totalPrice + returned!.totalPrice;
    expect((await list()).sums).toEqual({
      collected: { count: 2, amount: collected },
      outstanding: { count: 1, amount: open!.totalPrice },
      cancelled: { count: 1, amount: cancelled!.totalPrice },
      refundsDue: { count: 1, amount: refundAmount },
      refunded: { count: 0, amount: 0 },
      net: collected,
    });
  });

  it('are filtered by status, kind and day of India, and the sums with them', async () => {
    expect((await list({ status: 'completed' })).total).toBe(2);
    expect((await list({ kind: 'refund' })).total).toBe(1);
    const today = await list({ from: '2099-11-21' });
    expect(today.total).toBe(1);
    expect(today.sums.collected).toEqual({ count: 0, amount: 0 });
    expect((await list({ to: '2099-11-20' })).total).toBe(4);
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, limit: 2 })));
    expect(pages.map(({ transactions }) => transactions.length)).toEqual([2, 2, 1]);
  });

  it('are a CSV file in which nothing runs, whose column adds up [R58]', async () => {
    const { body } = await admin.get('/api/v1/admin/transactions/export').expect(200);
    expect(body.filename).toBe('transactions-2099-11-21.csv');
    const rows = body.csv.slice(0, -2).split('\r\n');
    expect(rows[0]).toBe('\uFEFFTRANSACTION,KIND,CUSTOMER,DATE & TIME,AMOUNT,STATUS');
    expect(rows).toHaveLength(6);
    expect(body.csv).toContain(`,'=SUM(A1) Shopper,`);
    expect(rows[1]).toContain(`,-${refundAmount},inProgress`);
  });

  it('are exported up to 10,000 at a time', async () => {
    const { collection } = shop.database.transactions;
    const at = new Date('2019-11-20T06:30:00Z');
    const fields = { kind: 'cod', number: '1', customer: 'Asha Rao', amount: 979, status: 'completed', at };
    const _ids = Array.from({ length: EXPORTED_TRANSACTIONS_MAX + 1 }, () => new Types.ObjectId());
    await collection.insertMany(_ids.map((_id) => ({ ...fields, _id, order: _id })));
    const ask = () => admin.get('/api/v1/admin/transactions/export').query({ to: '2019-12-31' });
    const { body } = await ask().expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { from: 'More than 10,000 transactions match. Choose a shorter period.' },
    });
    await collection.deleteOne({ _id: _ids[0]! });
    expect((await ask().expect(200)).body.csv.split('\r\n')).toHaveLength(EXPORTED_TRANSACTIONS_MAX + 2);
    await collection.deleteMany({ at });
  });

  it('agree with the orders, and a rupee that does not is found [spec 2-119]', async () => {
    const { breaches } = await cashBookMatchesOrders.check(shop.database);
    expect(breaches).toEqual([]);
    const some = await shop.database.transactions.findOne({ kind: 'cod' }).orFail().lean();
    const change = (amount: number) =>
      shop.database.transactions.updateOne({ _id: some._id }, { $inc: { amount } });
    await change(1);
    expect((await cashBookMatchesOrders.check(shop.database)).breaches).toHaveLength(2);
    await change(-1);
  });
});
