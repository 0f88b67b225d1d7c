import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_RETENTION as keep } from '@e-store/shared/privacy/privacy-terms';
import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import { contributions } from '../../app/features.ts';
import { cashBookMatchesOrders } from '../transactions/build-transactions.ts';
import { placeTestOrder, setStatus } from '../../testing/placed-order.ts';
import { deliverByCourier, nextUtr } from '../../testing/ship-by-courier.ts';
import { startTestShop, TEST_NOW, type TestShop } from '../../testing/start-test-shop.ts';
import { purgeExpired, runRetentionWhenDue } from './purge-expired.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const DAY_MS = 24 * 60 * 60 * 1000;
const daysBeforeStart = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS - 1);
const daysAgo = (days: number, more = 0) => new Date(shop.now().getTime() - days * DAY_MS - more);
const purge = (changes: Partial<Parameters<typeof purgeExpired>[0]> = {}) =>
  purgeExpired({
    database: shop.database,
    rules: contributions.retentionRules,
    keep,
    now: shop.now(),
    ...changes,
  });

async function plant(name: string, days: number, make: (at: Date) => object) {
  const [old, young] = [new Types.ObjectId(), new Types.ObjectId()];
  await shop.database.connection.collection(name).insertMany([
    { _id: old, ...make(daysAgo(days, 1000)) },
    { _id: young, ...make(daysAgo(days, -1000)) },
  ]);
  const find = (_id: Types.ObjectId) => shop.database.connection.collection(name).findOne({ _id });
  return { old: () => find(old), young: () => find(young) };
}

describe('what has had its time', () => {
  it.each([
    [
      'messages',
      'contactMessages',
      keep.messageDays,
      (at: Date) => ({
        number: `T-${at.getTime()}`,
        name: 'A',
        email: 'a@b.example',
        message: 'x',
        createdAt: at,
      }),
    ],
    [
      'unconfirmed newsletters',
      'newsletterSubscriptions',
      keep.unconfirmedDays,
      (at: Date) => ({
        email: `${at.getTime()}@b.example`,
        state: 'pending',
        consentVersion: '2026-1',
        requestedAt: at,
      }),
    ],
    ['carts', 'carts', keep.cartDays, (at: Date) => ({ version: 1, lines: [], changedAt: at })],
    ['erasures', 'erasures', keep.erasureDays, (at: Date) => ({ erasedAt: at, by: 'owner', consents: [] })],
  ])('%s go, and nothing a second younger [C3]', async (name, collection, days, make) => {
    const planted = await plant(collection, days, make);
    expect(await purge()).toEqual({ [name]: 1 });
    expect(await planted.old()).toBeNull();
    expect(await planted.young()).not.toBeNull();
    await shop.database.connection.collection(collection).deleteMany({});
  });

  it('a mail that was sent loses its address and stays to be counted; one that waits keeps it', async () => {
    const mail = (state: string) => (at: Date) => ({
      kind: 'order-placed',
      to: 'a@b.example',
      state,
      attempts: 1,
      dueAt: new Date(8.64e15),
      createdAt: at,
    });
    const sent = await plant('outboxMails', keep.mailDays, mail('sent'));
    const waiting = await plant('outboxMails', keep.mailDays, mail('pending'));
    expect(await purge()).toEqual({ 'addresses of mails': 1 });
    expect(await sent.old()).toMatchObject({ kind: 'order-placed', state: 'sent', to: '' });
    expect(await sent.young()).toMatchObject({ to: 'a@b.example' });
    expect(await waiting.old()).toMatchObject({ to: 'a@b.example' });
    expect(await purge()).toEqual({});
  });

  it('a complaint stays until it is settled, and is forgotten as long after as a question', async () => {
    const planted = (state: string, closed: boolean) =>
      plant('contactMessages', keep.messageDays, (at) => ({
        number: `T-${state}-${at.getTime()}`,
        subject: 'complaint',
        name: 'A',
        email: 'a@b.example',
        message: 'x',
        state,
        createdAt: daysAgo(300),
        ...(closed && { closedAt: at }),
      }));
    const open = await planted('open', false);
    const answered = await planted('answered', false);
    const closed = await planted('closed', true);
    expect(await purge()).toEqual({ messages: 1 });
    for (const findRecord of [open.old, answered.old, closed.young])
      expect(await findRecord()).not.toBeNull();
    expect(await closed.old()).toBeNull();
    await shop.database.connection.collection('contactMessages').deleteMany({});
  });

  it('confirmed newsletters stay, however old', async () => {
    const planted = await plant('newsletterSubscriptions', 4000, (at) => ({
      email: `${at.getTime()}@c.example`,
      state: 'confirmed',
      consentVersion: '2026-1',
      requestedAt: at,
    }));
    expect(await purge()).toEqual({});
    expect(await planted.old()).not.toBeNull();
  });

  it('orders of erased accounts lose district and kept names after the years of the law, those of others nothing [C3]', async () => {
    const orders = await Promise.all([placeTestOrder(shop), placeTestOrder(shop), placeTestOrder(shop)]);
    for (const { orderId } of orders) await setStatus(shop, orderId, 'Delivered');
    const [small, large, ofAccount] = orders.map(({ orderId }) => orderId);
    await shop.database.orders.updateOne({ _id: large }, { $set: { totalPrice: 60_000 } });
    for (const { agent, person, orderId } of orders)
      if (orderId !== ofAccount)
        await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    const old = new Date(shop.now());
    old.setUTCFullYear(old.getUTCFullYear() - keep.orderYears);
    expect(await purge()).toEqual({});
    await shop.database.orders.updateMany({}, { $set: { createdAt: new Date(old.getTime() - 1000) } });
    expect(await purge()).toEqual({ 'orders of erased accounts': 2 });
    for (const _id of [small, large])
      expect((await shop.database.orders.findById(_id).orFail().lean()).shippingInfo).toMatchObject({
        firstName: 'Deleted',
        address: 'Not kept',
        pincode: '100000',
      });
    expect((await shop.database.orders.findById(ofAccount).orFail().lean()).shippingInfo.firstName).toBe(
      'Test',
    );
    expect((await shop.database.transactions.findById(large).orFail().lean()).customer).toBe(
      'Deleted customer',
    );
    expect(await purge()).toEqual({});
    await shop.database.transactions.updateMany({}, { $set: { at: shop.now() } });
    expect((await cashBookMatchesOrders.check(shop.database)).checked).toBeGreaterThan(2);
  });

  it('orders of erased accounts retain tracking until their courier has remitted the cash [C3]', async () => {
    const { agent: admin } = await shop.signIn('Admin');
    const buyer = await shop.signIn();
    const order = await deliverByCourier(shop, admin, { courier: 'Parcel Nine', buyer });
    await buyer.agent.post('/api/v1/me/erase').send({ password: buyer.person.password }).expect(200);
    const tracking = { courier: 'Parcel Nine', number: order.awb };
    const readOrder = () => shop.database.orders.findById(order.id).orFail().lean();
    expect(await purge()).toEqual({});
    expect(await readOrder()).toMatchObject({ shippingInfo: { firstName: 'Deleted' }, tracking });
    const owed = await admin.get('/api/v1/admin/cash?courier=Parcel Nine').expect(200);
    expect(owed.body.orders).toMatchObject([{ number: order.number, tracking: order.awb }]);

    const remit = async (amount: number) => {
      const rows = [{ line: 2, tracking: order.awb, amount, reference: nextUtr() }];
      const file = { courier: 'Parcel Nine', columns: { tracking: 'AWB' }, rows };
      const { body } = await admin.post('/api/v1/admin/cash/remittances').send(file).expect(200);
      expect(body.results).toMatchObject([{ number: order.number }]);
    };
    await remit(order.paise - 1_00);
    expect(await purge()).toEqual({});
    await remit(1_00);
    expect(await purge()).toEqual({});
    await shop.database.paymentLedger.updateMany({ order: order.id }, { $set: { at: daysAgo(30, 1000) } });
    expect(await purge()).toEqual({ 'tracking of erased accounts': 1 });
    expect(JSON.stringify(await readOrder()).toUpperCase()).not.toContain(order.awb);
    expect(await purge()).toEqual({});
  });

  it('invoices of erased accounts lose their buyer behind any number of older invoices of others [C3]', async () => {
    const { id } = await shop.signIn();
    const invoices = shop.database.connection.collection('invoices');
    const old = new Date(shop.now());
    old.setUTCFullYear(old.getUTCFullYear() - keep.orderYears);
    const plantInvoice = (user: Types.ObjectId, name: string, ms: number) =>
      invoices.insertOne({
        number: randomUUID(),
        user,
        issuedAt: new Date(old.getTime() + ms),
        buyer: { name },
      });
    for (const ms of [-9, -8, -7, -6, -5]) await plantInvoice(new Types.ObjectId(id), 'Living', ms);
    for (const ms of [-4, -3, -2]) await plantInvoice(new Types.ObjectId(), 'Gone', ms);
    await plantInvoice(new Types.ObjectId(), 'Young', 1000);
    expect(await purge({ isDry: true })).toEqual({ 'invoices of erased accounts': 3 });
    expect(await purge({ batch: 2 })).toEqual({ 'invoices of erased accounts': 3 });
    const count = (name: string) => invoices.countDocuments({ 'buyer.name': name });
    expect([await count('Gone'), await count('Living'), await count('Young')]).toEqual([0, 5, 1]);
    await invoices.deleteMany({});
  });

  it('is counted and left alone by a dry run, and goes in batches of any size', async () => {
    await shop.database.connection.collection('contactMessages').insertMany(
      Array.from({ length: 7 }, (_, index) => ({
        number: `T-${index}`,
        name: 'A',
        email: 'a@b.example',
        message: 'x',
        createdAt: daysAgo(31),
      })),
    );
    expect(await purge({ isDry: true })).toEqual({ messages: 7 });
    expect(await shop.database.contactMessages.countDocuments()).toBe(7);
    expect(await purge({ batch: 3 })).toEqual({ messages: 7 });
    expect(await shop.database.contactMessages.countDocuments()).toBe(0);
  });
});

describe('what is used again between being found and being deleted', () => {
  it.each([
    ['carts', { changedAt: daysBeforeStart(keep.cartDays) }, { changedAt: TEST_NOW }],
    [
      'newsletterSubscriptions',
      { state: 'pending', requestedAt: daysBeforeStart(keep.unconfirmedDays) },
      { requestedAt: TEST_NOW },
    ],
    [
      'contactMessages',
      { subject: 'complaint', state: 'closed', closedAt: daysBeforeStart(keep.messageDays) },
      { state: 'answered' },
    ],
    [
      'outboxMails',
      { to: 'a@b.example', state: 'dead', createdAt: daysBeforeStart(keep.mailDays) },
      { state: 'pending' },
    ],
  ])('stays, as %s', async (name, old, used) => {
    const collection = shop.database.connection.collection(name);
    const record = { ...old, number: randomUUID(), email: `${randomUUID()}@b.example` };
    const { insertedId: _id } = await collection.insertOne(record);
    const rules = contributions.retentionRules.map((rule) => ({
      ...rule,
      find: async (...call: Parameters<typeof rule.find>) => {
        const ids = await rule.find(...call);
        if (ids.some((id) => id.equals(_id))) await collection.updateOne({ _id }, { $set: used });
        return ids;
      },
    }));
    await purge({ rules });
    expect(await collection.findOne({ _id })).toEqual({ ...record, ...used, _id });
    await collection.deleteOne({ _id });
  });
});

describe('a rule that fails', () => {
  it('stops no other rule, and is reported', async () => {
    const planted = await plant('carts', keep.cartDays, (at) => ({ version: 1, lines: [], changedAt: at }));
    const failing = {
      name: 'broken',
      find: async () => Promise.reject(new Error('bad record')),
      purge: async () => {},
    };
    await expect(purge({ rules: [failing, ...contributions.retentionRules] })).rejects.toThrow('broken');
    expect(await planted.old()).toBeNull();
    await shop.database.connection.collection('carts').deleteMany({});
  });
});

describe('the daily job', () => {
  const run = () =>
    runRetentionWhenDue({ ...contributions, database: shop.database, config: shop.config, now: shop.now });

  it('is done by one of two processes that come at once, and once a day [C3]', async () => {
    const both = await Promise.all([run(), run()]);
    expect(both.filter((done) => done !== undefined)).toHaveLength(1);
    shop.passTime(DAY_MS - 1000);
    expect(await run()).toBeUndefined();
    shop.passTime(2000);
    expect(await run()).toBeDefined();
  });
});
