import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RECEIVED_ORDERS_MAX } from '@e-store/shared/cash/remittance-endpoints';
import { Types } from 'mongoose';
import { deliverByCourier, nextUtr } from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import type { LedgerRecord } from '../payments/payment-ledger.ts';
import { remittancesWithinCash } from './remittances.invariant.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
  admin = (await shop.signIn('Admin')).agent;
});
afterAll(() => shop.stop());

const deliver = (courier: string) => deliverByCourier(shop, admin, { courier });
const receive = async (body: object, key?: string) =>
  (
    await admin
      .post('/api/v1/admin/cash/received')
      .set(key ? { 'Idempotency-Key': key } : {})
      .send(body)
      .expect(200)
  ).body;
const owed = async (query: object = {}) =>
  (await admin.get('/api/v1/admin/cash').query(query).expect(200)).body;
const undo = async (id: string) =>
  (await admin.post(`/api/v1/admin/cash/remittances/${id}/undo`).expect(200)).body;
const collectOn = (order: string, day: string) =>
  shop.database.paymentLedger.updateOne(
    { order, kind: 'collection' },
    { $set: { at: new Date(`${day}T06:30:00Z`) } },
  );

describe('marking cash as received', () => {
  it('records the cash of a courier up to and including a day, and can be undone', async () => {
    const [old, last, late, others] = [
      await deliver('Parcel One'),
      await deliver('parcel one'),
      await deliver('Parcel One'),
      await deliver('Parcel Two'),
    ];
    await collectOn(old.id, '2099-10-01');
    await collectOn(last.id, '2099-11-10');
    await collectOn(late.id, '2099-11-11');
    await collectOn(others.id, '2099-10-01');
    const body = { until: '2099-11-10', courier: 'Parcel One' };
    const amount = old.paise + last.paise;
    expect(await owed({ ...body, limit: 1 })).toMatchObject({ total: 2, owed: amount });

    const received = await receive(body);
    expect(received).toMatchObject({ orders: 2, amount, remaining: 0 });
    expect((await owed({ courier: 'Parcel One' })).orders).toMatchObject([{ number: late.number }]);
    expect((await owed({ courier: 'Parcel Two' })).total).toBe(1);
    const { body: recorded } = await admin.get('/api/v1/admin/cash/remittances').expect(200);
    expect(recorded.remittances[0]).toMatchObject({ kind: 'received', ...body, orders: 2, amount });
    const audited = await admin.get('/api/v1/admin/audit?limit=1').expect(200);
    expect(audited.body.entries).toMatchObject([
      { what: 'remittance.received', after: { orders: 2, until: '2099-11-10' } },
    ]);

    await undo(received.remittance);
    expect(await owed(body)).toMatchObject({ total: 2, owed: amount });
    expect(await receive(body)).toMatchObject({ orders: 2 });
    expect(await receive(body)).toEqual({ orders: 0, amount: 0, remaining: 0 });
  });

  it('takes what a short remittance left, and reports the late file of a courier', async () => {
    const order = await deliver('Short Express');
    const file = (amount: number) => ({
      courier: 'Short Express',
      columns: {},
      rows: [{ line: 2, number: order.number, amount, reference: nextUtr() }],
    });
    const record = async (amount: number) =>
      (await admin.post('/api/v1/admin/cash/remittances').send(file(amount)).expect(200)).body.results;
    await record(order.paise - 35_40);
    const body = { until: '2099-11-20', courier: 'Short Express' };
    expect(await receive(body)).toMatchObject({ orders: 1, amount: 35_40 });
    expect(await record(order.paise)).toMatchObject([
      { outcome: 'recorded', message: expect.stringContaining('paid it twice') },
    ]);
  });

  it('records once under a key, and once when two people do it at the same time', async () => {
    const [first, second] = [await deliver('Twice'), await deliver('Twice')];
    await collectOn(first.id, '2099-11-01');
    const early = { until: '2099-11-01', courier: 'Twice' };
    const answer = await receive(early, 'one-key-of-a-shop');
    expect(await receive(early, 'one-key-of-a-shop')).toEqual(answer);
    const body = { until: '2099-11-20', courier: 'Twice' };
    const answers = await Promise.all([receive(body), receive(body), receive(body)]);
    expect(answers.map(({ orders }) => orders).toSorted()).toEqual([0, 0, 1]);
    const { paymentLedger } = shop.database;
    expect(await paymentLedger.countDocuments({ order: second.id, kind: 'remittance' })).toBe(1);
  });

  it('works in parts, for all couriers, and so does its undo', async () => {
    const { id, paise } = await deliver('Many');
    const order = (await shop.database.orders.findById(id).lean())!;
    const COPIES = RECEIVED_ORDERS_MAX + 1;
    const copies = Array.from({ length: COPIES }, (_, index) => ({
      ...order,
      _id: new Types.ObjectId(),
      number: `ES-${700_000 + index}`,
      idempotencyKey: `copy-${index}`,
    }));
    await shop.database.orders.collection.insertMany(copies);
    const collections = copies.map(({ _id, number }): LedgerRecord => ({
      _id: new Types.ObjectId(),
      order: _id,
      number,
      method: 'COD',
      kind: 'collection',
      amount: paise / 100,
      at: new Date('2099-01-01T06:30:00Z'),
    }));
    await shop.database.paymentLedger.insertMany(collections);
    const body = { until: '2099-01-01' };
    const first = await receive(body);
    expect(first).toMatchObject({ orders: RECEIVED_ORDERS_MAX, remaining: 1 });
    const { remittance } = first;
    expect(await receive({ ...body, remittance })).toMatchObject({ remittance, orders: 1, remaining: 0 });
    const { body: recorded } = await admin.get('/api/v1/admin/cash/remittances').expect(200);
    expect(recorded.remittances[0]).toMatchObject({ orders: COPIES, amount: COPIES * paise });

    expect(await undo(remittance)).toMatchObject({ undone: { remaining: 1 } });
    await admin
      .post('/api/v1/admin/cash/received')
      .send({ ...body, remittance })
      .expect(409);
    expect(await undo(remittance)).toMatchObject({ undone: { remaining: 0 } });
    expect(await owed(body)).toMatchObject({ total: COPIES, owed: COPIES * paise });
    expect((await remittancesWithinCash.check(shop.database)).breaches).toEqual([]);
  });

  it('is for Admins', async () => {
    const packer = (await shop.signIn('Packer')).agent;
    await packer.post('/api/v1/admin/cash/received').send({ until: '2099-11-20' }).expect(403);
  });
});
