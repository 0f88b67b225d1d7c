import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { OrderLimits } from '@e-store/shared/orders/order-limits';
import { Types } from 'mongoose';
import { orderPayload, shippingInfo } from '../../testing/order-payload.ts';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { startAnotherProcess } from '../../testing/start-another-process.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
afterEach(() => shop.database.settings.deleteMany());

const set = (orderLimits: Partial<OrderLimits>) =>
  shop.database.settings.create({ _id: 'store', orderLimits });
type Agent = Awaited<ReturnType<TestShop['signIn']>>['agent'];
const register = async () =>
  sessionCookieOf(await shop.request().post('/api/v1/register').send(registration()).expect(201)) ?? '';
let phones = 9_700_000_000;
const order = (
  agent: Agent,
  product: unknown,
  {
    quantity = 1,
    phoneNo = String(phones++),
    ...to
  }: Partial<typeof shippingInfo> & { quantity?: number } = {},
) =>
  agent.post('/api/v1/order/new').send(
    orderPayload([{ product: String(product), quantity }], {
      shippingInfo: { ...shippingInfo, phoneNo, ...to },
    }),
  );

async function orderAtOnce(to: () => Partial<typeof shippingInfo>) {
  const elsewhere = startAnotherProcess(shop);
  const people = await Promise.all(Array.from({ length: 8 }, () => register()));
  const products = await Promise.all(people.map(() => shop.addProduct()));
  const answers = await Promise.all(
    people.map((cookie, index) =>
      (index % 2 === 0 ? shop.request() : elsewhere.request())
        .post('/api/v1/order/new')
        .set('Cookie', cookie)
        .send(
          orderPayload([{ product: String(products[index]?._id) }], {
            shippingInfo: { ...shippingInfo, ...to() },
          }),
        ),
    ),
  );
  await elsewhere.stop();
  return answers;
}

describe('the limits of orders paid in cash', () => {
  it('let so many orders of an account be under way, and another when one has left [R74]', async () => {
    await set({ openOrders: 2 });
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const { body: first } = await order(agent, _id).expect(201);
    await order(agent, _id).expect(201);
    const { body } = await order(agent, _id).expect(409);
    expect(body).toMatchObject({
      code: 'ORDER_LIMIT',
      message: 'You have 2 open orders. Wait until one is delivered, or cancel one. Nothing was ordered.',
    });
    await agent.post(`/api/v1/order/${first._id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    await order(agent, _id).expect(201);
  });

  it('count no replacement of an exchange', async () => {
    await set({ openOrders: 1, piecesPerProductAndDay: 1 });
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const { body } = await order(agent, _id).expect(201);
    await order(agent, _id).expect(409);
    const link = { order: new Types.ObjectId(), number: 'ES-10001' };
    await shop.database.orders.updateOne({ _id: body._id }, { $set: { exchangeFor: link } });
    await order(agent, _id).expect(201);
  });

  it('hold when all are sent at once', async () => {
    await set({ openOrders: 3 });
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct();
    const answers = await Promise.all(Array.from({ length: 8 }, () => order(agent, _id)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  });

  it('limit open orders for one mobile number, across accounts [R74]', async () => {
    await set({ openOrders: 1 });
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const { _id } = await shop.addProduct();
    const phoneNo = '9811111111';
    await order(one.agent, _id, { phoneNo }).expect(201);
    const { body } = await order(other.agent, _id, { phoneNo }).expect(409);
    expect(body.message).toMatch(/^Open orders for this mobile number: 1\./);
  });

  it('hold when orders of several processes, accounts and products for one mobile number are sent at once [R76]', async () => {
    await set({ openOrders: 3 });
    const phoneNo = '9822222222';
    const answers = await orderAtOnce(() => ({ phoneNo }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(await shop.database.orders.countDocuments({ 'shippingInfo.phoneNo': phoneNo })).toBe(3);
  });

  it('limit open orders to one address, in every spelling and across accounts [R74]', async () => {
    await set({ openOrdersPerAddress: 2 });
    const [one, other] = [await shop.signIn(), await shop.signIn()];
    const { _id } = await shop.addProduct();
    await order(one.agent, _id, { address: 'Flat 4B, 12 M.G. Road', pincode: '560001' }).expect(201);
    const { body: second } = await order(other.agent, _id, {
      address: 'flat 4b\n12 mg road',
      pincode: '560001',
    }).expect(201);
    const to = { address: 'FLAT 4-B, 12 MG ROAD.', pincode: '560001' };
    const { body } = await order(other.agent, _id, to).expect(409);
    expect(body).toMatchObject({
      code: 'ORDER_LIMIT',
      message: 'Open orders to this address: 2. Wait until one is delivered. Nothing was ordered.',
    });
    await order(other.agent, _id, { ...to, pincode: '560002' }).expect(201);
    await other.agent.post(`/api/v1/order/${second._id}/cancel`).send({ reason: 'changed-mind' }).expect(200);
    await order(other.agent, _id, to).expect(201);
  });

  it('count an order to the address that staff sent it to [R74]', async () => {
    await set({ openOrdersPerAddress: 1 });
    const [{ agent }, staff] = [await shop.signIn(), await shop.signIn('Admin')];
    const { _id } = await shop.addProduct();
    const [from, to] = [{ address: '1 Old Lane' }, { address: '2 New Lane' }];
    const { body: placed } = await order(agent, _id, from).expect(201);
    await staff.agent
      .put(`/api/v1/admin/orders/${placed._id}/address`)
      .set('If-Match', '"0"')
      .send({ ...shippingInfo, ...to })
      .expect(200);
    await order(agent, _id, to).expect(409);
    await order(agent, _id, from).expect(201);
  });

  it('hold when orders of several processes, accounts and products for one address are sent at once [R74]', async () => {
    await set({ openOrdersPerAddress: 3 });
    const address = '7 Crowded House';
    const answers = await orderAtOnce(() => ({ phoneNo: String(phones++), address }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(await shop.database.orders.countDocuments({ 'shippingInfo.address': address })).toBe(3);
  });

  it('let so many pieces of a product go on a day of India, and again on the next [R74]', async () => {
    await set({ piecesPerProductAndDay: 5 });
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct({ stock: 50 });
    const other = await shop.addProduct({ stock: 50 });
    await order(agent, _id, { quantity: 3 }).expect(201);
    const { body } = await order(agent, _id, { quantity: 3 }).expect(409);
    expect(body.message).toBe(
      'You can order at most 5 of Plain T-Shirt per day. You have ordered 3 today. Nothing was ordered.',
    );
    await order(agent, _id, { quantity: 2 }).expect(201);
    await order(agent, other._id, { quantity: 5 }).expect(201);
    shop.passTime(20 * 60 * 60_000);
    await order(agent, _id, { quantity: 5 }).expect(201);
  });

  it('let an order come to so much [R74]', async () => {
    await set({ orderValue: 1000 });
    const { agent } = await shop.signIn();
    const { _id } = await shop.addProduct({ price: 720 });
    await order(agent, _id).expect(201);
    const { body } = await order(agent, _id, { quantity: 2 }).expect(409);
    expect(body.message).toBe(
      'The maximum for a cash on delivery order is ₹1,000. Please split your order. Nothing was ordered.',
    );
  });
});
