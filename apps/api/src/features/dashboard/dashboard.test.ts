import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { Types } from 'mongoose';
import { cancel } from '../orders/cancel-order.ts';
import { decideReturn } from '../orders/admin/settle-return.ts';
import { deliverOrder } from '../../testing/deliver-order.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const CHARGES = 250 + 30;

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

/** A confirmed password expires after half an hour. */
const read = async (path: string) => {
  const { agent } = await shop.signIn('Admin');
  return (await agent.get(`/api/v1/admin/dashboard${path}`).expect(200)).body;
};
const bar = async () => (await read('/sales')).bars.at(-1);

const addShirt = (changes = {}) =>
  shop.addProduct({ price: 699, cost: 300, sizes: [{ size: 'M', stock: 50 }], ...changes });

type Shirt = Awaited<ReturnType<typeof addShirt>>;

async function order({ _id }: Shirt, quantity: number): Promise<string> {
  const { agent } = await shop.signIn();
  const payload = orderPayload([{ product: _id, size: 'M', quantity }]);
  const { body } = await agent.post('/api/v1/order/new').send(payload).expect(201);
  return String(body._id);
}

async function cancelByStaff(id: string): Promise<void> {
  const { database } = shop;
  const record = await database.orders.findById(id).orFail().lean();
  const cancellation = { by: 'staff', reason: 'other' } as const;
  await database.connection.transaction(async (session) => {
    await cancel(database, record, { cancellation, at: shop.now() }, session);
  });
}

type Returned = { product: Shirt['_id']; quantity: number; restocked: number };

async function acceptReturn(
  id: string,
  agent: ReturnType<TestShop['agent']>,
  { product, quantity, restocked }: Returned,
) {
  await agent
    .post(`/api/v1/order/${id}/returns`)
    .send({
      lines: [{ product: String(product), size: 'M', quantity }],
      reason: 'too-small',
      refundTo: { method: 'upi', upiId: 'asha@okbank' },
    })
    .expect(200);
  const { database } = shop;
  const record = await database.orders.findById(id).orFail().lean();
  await database.connection.transaction(async (session) => {
    const made = { at: shop.now(), by: { _id: new Types.ObjectId(), name: 'Ravi Kumar' } };
    await decideReturn(database, record, { accepted: true, restocked: [restocked] }, made, session);
  });
  return (await database.orders.findById(id).orFail().lean()).returns[0]!.refund;
}

describe('summary of the day', () => {
  it('tells what was ordered today beside yesterday, by the calendar of India, and who is new', async () => {
    const shirt = await addShirt();
    await order(shirt, 1);
    shop.passTime(DAY_MS);
    await order(shirt, 2);
    await order(shirt, 3);
    const { today, yesterday } = await read('');
    expect(today).toEqual({
      day: indiaDay(shop.now()),
      sales: 5 * 699 + 2 * CHARGES,
      orders: 2,
      pieces: 5,
      customers: 2,
    });
    expect(yesterday).toMatchObject({ sales: 699 + CHARGES, orders: 1, pieces: 1, customers: 1 });
    shop.passTime(12 * HOUR_MS - 1);
    expect((await read('')).today.orders).toBe(2);
    shop.passTime(1);
    expect(await read('')).toMatchObject({ today: { orders: 0, sales: 0 }, yesterday: { orders: 2 } });
  });

  it('does not count what was cancelled', async () => {
    const shirt = await addShirt();
    await order(shirt, 1);
    await cancelByStaff(await order(shirt, 4));
    expect((await read('')).today).toMatchObject({ orders: 1, pieces: 1, sales: 699 + CHARGES });
  });

  it('counts what is to be done, and tells each role its own', async () => {
    const shirt = await addShirt();
    const shopper = await shop.signIn();
    const line = { product: shirt._id, size: 'M', quantity: 1 };
    const states = ['Processing', 'Confirmed', 'Confirmed', 'Packed', 'Delivery failed'] as const;
    for (const status of states) await deliverOrder(shop, shopper, [line], status);
    await shop.addProduct({
      sizes: [
        { size: 'M', stock: 3 },
        { size: 'L', stock: 40 },
      ],
    });
    await shop.addProduct({ sizes: [{ size: 'M', stock: 0 }] });
    for (const status of ['published', 'archived'] as const)
      await shop.addProduct({ sizes: [{ size: 'M', stock: 50 }], unassignedStock: 2, status });
    const work = {
      toConfirm: 1,
      toPack: 2,
      toShip: 1,
      deliveryFailed: 1,
      attemptsDue: 0,
      returnsProposed: 1,
      returnsToCheck: 0,
      complaintsDue: 0,
      messagesToAnswer: 0,
      reviewsReported: 0,
      refundsDue: 0,
      paymentsToConfirm: 0,
      paymentDiscrepancies: 0,
      refundsToApprove: 0,
      unassignedStock: 1,
      lowStock: 1,
      outOfStock: 1,
      deadMails: 0,
    };
    expect((await read('')).work).toEqual(work);
    const readWork = async (role: 'Admin' | 'Packer' | 'Catalogue') =>
      (await (await shop.signIn(role)).agent.get('/api/v1/admin/work').expect(200)).body;
    const { toConfirm, toPack, toShip, deliveryFailed, attemptsDue, returnsProposed } = work;
    const { unassignedStock, lowStock, outOfStock } = work;
    expect(await readWork('Admin')).toEqual(work);
    expect(await readWork('Packer')).toEqual({
      toConfirm,
      toPack,
      toShip,
      deliveryFailed,
      attemptsDue,
      returnsProposed,
    });
    expect(await readWork('Catalogue')).toEqual({ unassignedStock, lowStock, outOfStock });
  });

  it('counts messages, complaints near their deadline and reported reviews, as their lists do', async () => {
    const write = (subject: string) =>
      shop
        .request()
        .post('/api/v1/contact')
        .send({ subject, name: 'Kabir', email: `${subject}@example.com`, message: 'The parcel came open.' })
        .expect(200);
    await shop.database.settings.updateOne(
      { _id: 'store' },
      { $set: { contact: { email: 'help@estore.example' } } },
      { upsert: true },
    );
    await write('question');
    await write('complaint');
    expect((await read('')).work).toMatchObject({
      messagesToAnswer: 2,
      complaintsDue: 0,
      reviewsReported: 0,
    });
    shop.passTime(24 * HOUR_MS);
    expect((await read('')).work.complaintsDue).toBe(0);
    shop.passTime(1);
    expect((await read('')).work).toMatchObject({ messagesToAnswer: 2, complaintsDue: 1 });
    const { agent } = await shop.signIn('Admin');
    const due = await agent.get('/api/v1/admin/messages?show=due').expect(200);
    expect(due.body).toMatchObject({ total: 1, counts: { open: 2, due: 1, overdue: 0 } });
    const { _id } = await shop.database.contactMessages.findOne({ subject: 'complaint' }).orFail();
    await agent.post(`/api/v1/admin/messages/${String(_id)}/answers`).send({ words: 'A new one leaves.' });
    expect((await read('')).work).toMatchObject({ messagesToAnswer: 1, complaintsDue: 0 });
  });

  it('counts a review once, however many reported it', async () => {
    const shirt = await addShirt();
    const shopper = await shop.signIn();
    await deliverOrder(shop, shopper, [{ product: shirt._id, size: 'M', quantity: 1 }]);
    const { body } = await shopper.agent
      .post(`/api/v1/product/${String(shirt._id)}/reviews`)
      .send({ stars: 1, words: 'Fits as it should.' })
      .expect(201);
    for (const reporter of [await shop.signIn(), await shop.signIn()])
      await reporter.agent
        .post(`/api/v1/review/${body._id}/report`)
        .send({ reason: 'insulting', words: 'Rude.' })
        .expect(200);
    expect((await read('')).work.reviewsReported).toBe(1);
  });
});

describe('sales and profit', () => {
  it('are what buyers paid, and what is left of the pieces’ price after their cost when they were ordered', async () => {
    const shirt = await addShirt();
    await order(shirt, 2);
    await shop.database.products.updateOne({ _id: shirt._id }, { $set: { cost: 600 } });
    expect(await bar()).toMatchObject({
      orders: 1,
      sales: 2 * 699 + CHARGES,
      profit: 2 * (699 - 300),
      ordersWithoutCost: 0,
    });
  });

  it('count the GST inside prices as neither profit nor cost, also after a return', async () => {
    await shop.database.settings.updateOne(
      { _id: 'store' },
      { taxMode: 'included', contact: { gstin: '29AAGCB7383J1Z4' } },
      { upsert: true },
    );
    const shirt = await addShirt({ price: 1050, cost: 600 });
    const shopper = await shop.signIn();
    const id = await deliverOrder(shop, shopper, [{ product: shirt._id, size: 'M', quantity: 3 }]);
    expect((await bar()).profit).toBe(3 * (1000 - 600));
    await acceptReturn(id, shopper.agent, { product: shirt._id, quantity: 1, restocked: 1 });
    expect((await bar()).profit).toBe(2 * (1000 - 600));
  });

  it('name the orders of which the profit is not known', async () => {
    await order(await addShirt(), 1);
    await order(await addShirt({ cost: undefined }), 1);
    expect(await bar()).toMatchObject({ orders: 2, profit: 399, ordersWithoutCost: 1 });
  });

  it('follow a change to an order of a day that was added up long ago', async () => {
    const shirt = await addShirt();
    const early = await order(shirt, 2);
    await order(shirt, 1);
    shop.passTime(3 * DAY_MS);
    await order(shirt, 1);
    expect(await bar()).toMatchObject({ orders: 3, sales: 4 * 699 + 3 * CHARGES, profit: 4 * 399 });
    await cancelByStaff(early);
    expect(await bar()).toMatchObject({ orders: 2, sales: 2 * 699 + 2 * CHARGES, profit: 2 * 399 });
  });

  it('add a day up once, and only when it is over', async () => {
    const shirt = await addShirt();
    await order(shirt, 1);
    await bar();
    expect(await shop.database.salesDays.countDocuments()).toBe(0);
    shop.passTime(2 * DAY_MS);
    await bar();
    const day = indiaDay(new Date(shop.now().getTime() - 2 * DAY_MS));
    const days = await shop.database.salesDays.find().sort({ _id: 1 }).lean();
    expect(days.map(({ _id, figures: dayTotals }) => [_id, dayTotals?.orders])).toEqual([
      [day, 1],
      [addDays(day, 1), 0],
    ]);
  });

  it('take back what was given back, and the cost of what can be sold again', async () => {
    const shirt = await addShirt();
    const shopper = await shop.signIn();
    const id = await deliverOrder(shop, shopper, [{ product: shirt._id, size: 'M', quantity: 3 }]);
    const refund = await acceptReturn(id, shopper.agent, { product: shirt._id, quantity: 2, restocked: 1 });
    expect(await bar()).toMatchObject({
      sales: 3 * 699 + CHARGES - refund.total,
      profit: 699 - 2 * 300,
    });
    expect((await read('')).today.pieces).toBe(1);
  });
});

describe('top products', () => {
  it('are those that sold for most, at most five, over days that are over and today', async () => {
    const shirts: Shirt[] = [];
    for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) shirts.push(await addShirt({ name }));
    for (const [index, shirt] of shirts.entries()) await order(shirt, 6 - index);
    shop.passTime(3 * DAY_MS);
    await order(shirts[3]!, 10);
    const { products, by } = await read('/top?by=year');
    expect(by).toBe('year');
    expect(
      products.map(({ name, pieces: soldQuantity, sales }: Record<string, unknown>) => [
        name,
        soldQuantity,
        sales,
      ]),
    ).toEqual([
      ['D', 13, 13 * 699],
      ['A', 6, 6 * 699],
      ['B', 5, 5 * 699],
      ['C', 4, 4 * 699],
      ['E', 2, 2 * 699],
    ]);
  });
});

describe('the export', () => {
  it('has the figures that the dashboard shows, and no name that a spreadsheet runs', async () => {
    const shirt = await addShirt({ name: '=SUM(A1)' });
    await order(shirt, 2);
    const { filename, csv } = await read('/export?sales=year');
    const day = indiaDay(shop.now());
    expect(filename).toBe(`dashboard-${day}.csv`);
    const rows = csv.split('\r\n');
    expect(rows[1]).toBe(`Total Sales,${2 * 699 + CHARGES},0`);
    expect(rows[4]).toBe('New Customers,1,0');
    expect(rows).toContain(`2099,2099-01-01,2099-12-31,1,${2 * 699 + CHARGES},${2 * 399},0`);
    expect(rows).toContain(`'=SUM(A1),2099-10-01,2099-12-31,2,${2 * 699}`);
  });
});

describe('the rows behind a figure', () => {
  it('are the orders that were sold in that time, and add up to it', async () => {
    const shirt = await addShirt();
    await order(shirt, 1);
    await cancelByStaff(await order(shirt, 4));
    shop.passTime(DAY_MS);
    await order(shirt, 2);
    const { from, to, sales, orders } = await bar();
    const { agent } = await shop.signIn('Admin');
    const { body } = await agent.get('/api/v1/admin/orders').query({ tab: 'sold', from, to }).expect(200);
    expect(body.total).toBe(orders);
    const totals = body.orders.map(({ totalPrice }: { totalPrice: number }) => totalPrice);
    expect(totals.reduce((sum: number, total: number) => sum + total, 0)).toBe(sales);
  });
});

describe('the rows behind low stock', () => {
  it('are as many as the day says, those with one size sold out among them', async () => {
    const sizes = (...left: number[]) => left.map((stock, index) => ({ size: `S${index}`, stock }));
    for (const left of [sizes(3, 40), sizes(0, 40), sizes(4, 40), sizes(0, 0)])
      await shop.addProduct({ sizes: left });
    const { work } = await read('');
    const { agent } = await shop.signIn('Admin');
    const asked = { stock: 'low', status: 'published', onSale: 'true' };
    const { body } = await agent.get('/api/v1/admin/products').query(asked).expect(200);
    expect([body.total, work.lowStock]).toEqual([2, 2]);
  });

  it('leave those without any stock to a count and a list of their own', async () => {
    const sizes = [{ size: 'M', stock: 0 }];
    for (const changes of [{}, { onSale: false }, { status: 'draft' as const }, { stock: 0, sizes: [] }])
      await shop.addProduct({ sizes, ...changes });
    const { work } = await read('');
    const { agent } = await shop.signIn('Admin');
    const asked = { stock: 'out', status: 'published', onSale: 'true' };
    const { body } = await agent.get('/api/v1/admin/products').query(asked).expect(200);
    expect([body.total, work.outOfStock]).toEqual([2, 2]);
  });
});

describe('the people behind New Customers', () => {
  it('are those who registered on the day', async () => {
    await shop.signIn();
    shop.passTime(DAY_MS);
    await shop.signIn();
    await shop.signIn();
    const { today } = await read('');
    const { agent } = await shop.signIn('Admin');
    const days = { from: today.day, to: today.day };
    const { body } = await agent.get('/api/v1/admin/customers').query(days).expect(200);
    expect([body.total, today.customers]).toEqual([2, 2]);
  });
});

describe('who may see figures', () => {
  it.each(['Packer', 'Catalogue', 'Customer'] as const)('is not a %s', async (role) => {
    const { agent } = await shop.signIn(role);
    for (const path of ['', '/sales', '/top', '/export'])
      await agent.get(`/api/v1/admin/dashboard${path}`).expect(403);
  });
});
