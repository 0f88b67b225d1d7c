import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderRow } from '@e-store/shared/orders/staff-order';
import { placeTestOrder, setStatus } from '../../../testing/placed-order.ts';
import { shippingInfo } from '../../../testing/order-payload.ts';
import { savePaymentSettings } from '../../../testing/save-payment-settings.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
let packer: ReturnType<TestShop['agent']>;
const orders: Awaited<ReturnType<typeof placeTestOrder>>[] = [];

beforeAll(async () => {
  shop = await startTestShop();
  for (const [firstName, phoneNo] of [
    ['Meera', '9811111111'],
    ['Harpreet', '9822222222'],
    ['Meenakshi', '9833333333'],
  ]) {
    const to = { ...shippingInfo, firstName, lastName: 'Nair', phoneNo, email: `${firstName}@example.com` };
    orders.push(await placeTestOrder(shop, {}, { shippingInfo: to }));
    shop.passTime(24 * 60 * 60_000);
  }
  await setStatus(shop, orders[2]!.orderId, 'Confirmed');
  admin = (await shop.signIn('Admin')).agent;
  packer = (await shop.signIn('Packer')).agent;
});
afterAll(() => shop.stop());

const list = async (query: object = {}, agent = admin) =>
  (await agent.get('/api/v1/admin/orders').query(query).expect(200)).body;
const names = ({ orders: rows }: { orders: OrderRow[] }) =>
  rows.map(({ customer }) => customer.split(' ')[0]);

describe('the order list of staff', () => {
  it('tells number, day, customer, payment, status and method, the newest first [spec 2-114]', async () => {
    const body = await list();
    expect(names(body)).toEqual(['Meenakshi', 'Harpreet', 'Meera']);
    expect(body).toMatchObject({ view: 'full', total: 3, page: 1, limit: 25 });
    expect(body.orders[2]).toMatchObject({
      number: orders[0]!.order.number,
      createdAt: orders[0]!.order.createdAt,
      customer: 'Meera Nair',
      city: 'Bengaluru',
      pieces: 3,
      paymentInfo: { method: 'COD', status: 'pending' },
      orderStatus: 'Processing',
      totalPrice: orders[0]!.order.totalPrice,
      moves: ['Confirmed', 'Cancelled'],
    });
    expect(names(await list({ sort: 'oldest' }))).toEqual(['Meera', 'Harpreet', 'Meenakshi']);
  });

  it.each(['/api/v1/admin/orders', '/api/v1/admin/orders/export'])(
    '%s refuses a search that no database takes, by name',
    async (path) => {
      const { body } = await admin.get(`${path}?search=%00`).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED', fields: { search: expect.any(String) } });
    },
  );

  it.each([
    ['a number', () => orders[1]!.order.number, ['Harpreet']],
    ['a number without its letters', () => orders[1]!.order.number.slice(3), ['Harpreet']],
    ['a phone number as people write it', () => '+91 98222 22222', ['Harpreet']],
    ['a phone number in Hindi digits', () => '९८२२२ २२२२२', ['Harpreet']],
    ['the beginning of a phone number', () => '98111', ['Meera']],
    ['a name, begun', () => 'mee', ['Meenakshi', 'Meera']],
    ['two words', () => 'NAIR meera', ['Meera']],
    ['an email', () => 'harpreet@example.com', ['Harpreet']],
    ['nothing that is there', () => 'zzz', []],
    ['what a pattern would be', () => '.*', []],
  ])('finds by %s', async (_what, typed, found) => {
    expect(names(await list({ search: typed() }))).toEqual(found);
  });

  it('does not let a packer find an email address that they do not see', async () => {
    expect(names(await list({ search: 'harpreet@' }, packer))).toEqual([]);
    expect(names(await list({ search: 'harpreet@example.com' }, packer))).toEqual([]);
    expect(names(await list({ search: 'harp' }, packer))).toEqual(['Harpreet']);
  });

  it('searches by an index', async () => {
    const plan = await shop.database.orders
      .find({ search: /^mee/ })
      .sort({ createdAt: -1, _id: -1 })
      .hint('search_1_createdAt_-1__id_-1')
      .explain('queryPlanner');
    expect(JSON.stringify(plan)).toContain('IXSCAN');
  });

  it('filters by status, tab, payment and day of India [spec 2-115]', async () => {
    expect(names(await list({ status: 'Confirmed' }))).toEqual(['Meenakshi']);
    expect(names(await list({ tab: 'to-confirm' }))).toEqual(['Harpreet', 'Meera']);
    expect(names(await list({ tab: 'to-confirm', status: 'Confirmed' }))).toEqual([]);
    expect(names(await list({ payment: 'collected' }))).toEqual([]);
    expect(names(await list({ from: '2099-11-21', to: '2099-11-21' }))).toEqual(['Harpreet']);
    const { tabs } = await list({ search: 'meera' });
    expect(tabs).toEqual({
      all: 3,
      'to-confirm': 2,
      'to-pack': 1,
      'to-ship': 0,
      'on-the-way': 0,
      failed: 0,
      'attempts-due': 0,
      'return-proposed': 0,
      returns: 0,
      refunds: 0,
    });
  });

  it('comes in pages, the last as it would be read from the front [spec 2-116]', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => list({ page, limit: 1 })));
    expect(pages.map(names)).toEqual([['Meenakshi'], ['Harpreet'], ['Meera'], []]);
    expect(pages.map(({ total }) => total)).toEqual([3, 3, 3, 3]);
  });

  it('gives a packer no amount and no payment, in list, order and print', async () => {
    const id = orders[0]!.orderId;
    const answers = [
      await list({}, packer),
      (await packer.get(`/api/v1/admin/orders/${id}`).expect(200)).body,
      (await packer.get('/api/v1/admin/orders/print').query({ ids: id }).expect(200)).body,
    ];
    for (const body of answers) {
      const text = JSON.stringify(body);
      expect(text).toContain(orders[0]!.order.number);
      expect(text).not.toMatch(/price|mrp|discount|tax|total[A-Z]|payment|refund|promo/i);
    }
    expect(answers[0]).toMatchObject({ view: 'packing', total: 3 });
    expect(answers[0].orders[2].moves).toEqual(['Confirmed']);
  });

  it('is exported as it is filtered, or the selected orders of it, without amounts for a packer', async () => {
    const rowsOf = async (query: object, agent = admin) => {
      const { body } = await agent.get('/api/v1/admin/orders/export').query(query).expect(200);
      expect(body.filename).toMatch(/^orders-2099-11-\d\d\.csv$/);
      return String(body.csv).trim().split('\r\n');
    };
    const [head, ...rows] = await rowsOf({ tab: 'to-confirm', sort: 'oldest' });
    expect(head).toContain('ITEMS,UNITS,DELIVERY,COURIER,AWB,AMOUNT,PAYMENT METHOD,PAYMENT STATUS,');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toContain('Meera Nair,9811111111');
    expect(rows[0]).toContain(',3,standard,,,');
    expect(rows[0]).toContain(`${orders[0]!.order.totalPrice},COD,Pending,0,0`);
    const ids = [orders[0]!.orderId, orders[2]!.orderId].join(',');
    expect(await rowsOf({ ids, tab: 'to-confirm' })).toHaveLength(3);
    const asPacked = (await rowsOf({}, packer)).join();
    expect(asPacked).not.toMatch(/AMOUNT|PAYMENT|REFUND|pending/i);
    expect(asPacked).not.toContain(String(orders[0]!.order.totalPrice));
  });

  it('does not let a packer filter by money either', async () => {
    for (const query of [{ payment: 'pending' }, { tab: 'refunds' }]) {
      await packer.get('/api/v1/admin/orders/export').query(query).expect(400);
      const { body } = await packer.get('/api/v1/admin/orders').query(query).expect(400);
      expect(Object.values(body.fields)).toEqual(['Your role does not have access to payments.']);
    }
  });

  it('prints orders in the order in which they were named', async () => {
    const ids = [orders[2]!.orderId, orders[0]!.orderId, '0'.repeat(24)].join(',');
    const { body } = await admin.get('/api/v1/admin/orders/print').query({ ids }).expect(200);
    expect(body.orders.map(({ order }: { order: { number: string } }) => order.number)).toEqual([
      orders[2]!.order.number,
      orders[0]!.order.number,
    ]);
    expect(body.orders[0].order.totalPrice).toBe(orders[2]!.order.totalPrice);
  });

  it('names the SKU that each item had when it was ordered, in print and export', async () => {
    const { orderId, shirt } = await placeTestOrder(shop, { sku: 'TEE-014' });
    await shop.database.products.updateOne({ _id: shirt._id }, { $set: { sku: 'TEE-015' } });
    const { body } = await packer.get('/api/v1/admin/orders/print').query({ ids: orderId }).expect(200);
    const { orderItems } = body.orders[0].order;
    expect(orderItems.map(({ sku }: { sku?: string }) => sku)).toEqual(['TEE-014', undefined]);
    const file = await admin.get('/api/v1/admin/orders/export').query({ ids: orderId }).expect(200);
    expect(file.body.csv).toContain('2 × TEE-014, Plain T-Shirt, M');
  });

  it('prints the cash that the courier collects, for a packer too, with a UPI link once there is a UPI ID', async () => {
    const { orderId, order } = orders[0]!;
    const cashOf = async () =>
      (await packer.get('/api/v1/admin/orders/print').query({ ids: orderId }).expect(200)).body.cash;
    expect(await cashOf()).toEqual([{ order: orderId, amount: order.totalPrice }]);
    await savePaymentSettings(admin, { upiPayee: 'shop@okbank' });
    const [{ upiLink }] = await cashOf();
    expect(upiLink).toContain(`am=${order.totalPrice}.00&cu=INR&tr=${order.number}`);
    await shop.database.orders.updateOne({ _id: orderId }, { 'payment.state': 'captured' });
    expect(await cashOf()).toEqual([]);
  });
});
