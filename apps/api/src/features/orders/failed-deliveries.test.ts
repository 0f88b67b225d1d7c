import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { redeliveryDays } from '@e-store/shared/orders/failed-delivery';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { Types } from 'mongoose';
import { invariants } from '../../app/features.ts';
import { advanceOrder } from '../../testing/placed-order.ts';
import { readMails } from '../../testing/read-mails.ts';
import { shipByCourier } from '../../testing/ship-by-courier.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { redeliveryLink } from './redelivery-link.ts';

let shop: TestShop;
let admin: ReturnType<TestShop['agent']>;
let packer: ReturnType<TestShop['agent']>;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  admin = (await shop.signIn('Admin')).agent;
  packer = (await shop.signIn('Packer')).agent;
});
afterAll(() => shop.stop());

const at = (id: string, rest = '') => `/api/v1/admin/orders/${id}${rest}`;
const read = async (id: string, agent = admin) => (await agent.get(at(id)).expect(200)).body;
const today = () => indiaDay(shop.now());
const nextDay = () => redeliveryDays(shop.now())[0]!;
const fail = (id: string, body: object = { failure: 'nobody-home' }, agent = admin) =>
  agent.post(at(id, '/move')).send({ to: 'Delivery failed', ...body });

async function failedOrder(body?: object) {
  const buyer = await shop.signIn();
  const order = await shipByCourier(shop, admin, { buyer });
  await fail(order.id, body).expect(200);
  return { ...order, agent: buyer.agent };
}

const linkPath = (id: string, now = shop.now()) =>
  new URL(redeliveryLink.linkTo(shop.config, new Types.ObjectId(id), now));
const tokenOf = (id: string, now?: Date) => linkPath(id, now).searchParams.get('token')!;
const open = (id: string, token = tokenOf(id)) =>
  shop.agent().get(`/api/v1/redelivery/${id}`).query({ token });
const choose = (id: string, body: object, token = tokenOf(id)) =>
  shop
    .agent()
    .post(`/api/v1/redelivery/${id}`)
    .send({ token, ...body });

async function expectTrueBooks() {
  for (const { id, check } of invariants)
    expect({ id, breaches: (await check(shop.database)).breaches }).toEqual({ id, breaches: [] });
}

describe('a failed delivery', () => {
  it('is recorded with its reason and the next delivery day, and by whom', async () => {
    const { id } = await shipByCourier(shop, admin);
    const { body } = await fail(id, { failure: 'unreachable' }, packer).expect(200);
    const attempt = { reason: 'unreachable', nextAttempt: nextDay() };
    expect(body.failedAttempts).toEqual([attempt]);
    expect(body.timeline[0]).toMatchObject({ status: 'Delivery failed', attempt, by: expect.any(String) });
    const [entry] = await shop.database.auditEntries.find({ 'subject.id': id }).sort({ _id: -1 }).lean();
    expect(entry?.after).toEqual({
      orderStatus: 'Delivery failed',
      failure: 'unreachable',
      nextAttempt: nextDay(),
    });
  });

  it('needs no reason, as callers from before send none', async () => {
    const { id } = await failedOrder({});
    expect((await read(id)).failedAttempts).toEqual([{ nextAttempt: nextDay() }]);
  });

  it('plans no attempt after a refusal or a damage, or when staff say so', async () => {
    const refused = await failedOrder({ failure: 'refused' });
    expect((await read(refused.id)).failedAttempts).toEqual([{ reason: 'refused' }]);
    const none = await failedOrder({ failure: 'nobody-home', nextAttempt: null });
    expect((await read(none.id)).failedAttempts).toEqual([{ reason: 'nobody-home' }]);
  });

  it('is planned neither for the past nor for too far ahead', async () => {
    const { id } = await shipByCourier(shop, admin);
    const past = await fail(id, { nextAttempt: addDays(today(), -1) }).expect(400);
    expect(past.body.fields).toEqual({ nextAttempt: 'This day has passed. Choose today or a later day.' });
    const late = await fail(id, { nextAttempt: addDays(today(), 15) }).expect(400);
    expect(late.body.fields).toEqual({ nextAttempt: 'Choose a day within the next 14 days.' });
    await fail(id, { nextAttempt: today() }).expect(200);
    await fail(id, { failure: 'lost' }).expect(400);
  });

  it('is recorded for several orders at once', async () => {
    const ids = [(await shipByCourier(shop, admin)).id, (await shipByCourier(shop, admin)).id];
    const body = { ids, to: 'Delivery failed', failure: 'cash-not-ready', nextAttempt: today() };
    const answer = await packer.post(at('moves')).send(body).expect(200);
    expect(answer.body.results.map(({ done }: { done: boolean }) => done)).toEqual([true, true]);
    expect((await read(ids[1]!)).failedAttempts).toEqual([
      { reason: 'cash-not-ready', nextAttempt: today() },
    ]);
    const past = { ...body, nextAttempt: addDays(today(), -1) };
    await packer.post(at('moves')).send(past).expect(400);
  });

  it('is taken back with the step, and with it its mail', async () => {
    const { id } = await shipByCourier(shop, admin);
    const { body } = await fail(id).expect(200);
    await admin
      .post(at('moves', '/undo'))
      .send({ moves: [{ id, move: body.undo.move }] })
      .expect(200);
    expect(await read(id)).toMatchObject({ failedAttempts: [], order: { orderStatus: 'Out for delivery' } });
    expect(await readMails(shop, id, 'delivery-failed')).toEqual([]);
    await fail(id).expect(200);
    expect((await read(id)).failedAttempts).toHaveLength(1);
    await expectTrueBooks();
  });

  it('tells the customer the reason, the next day and where to choose another', async () => {
    const { id, number } = await failedOrder({ failure: 'address-not-found' });
    const [mail] = await readMails(shop, id, 'delivery-failed');
    expect(mail?.subject).toBe(`We could not deliver your E-Store order ${number}`);
    for (const words of [
      'The courier could not find your address.',
      'We plan to try again on ',
      'To help the courier, send us a landmark',
      `/redelivery/${id}?token=`,
    ])
      expect(mail?.text).toContain(words);
    await advanceOrder(admin, id, 'Out for delivery');
    expect(await readMails(shop, id, 'delivery-failed')).toEqual([]);
  });

  it('asks for no day and no cash when the parcel is damaged', async () => {
    const { id } = await failedOrder({ failure: 'damaged' });
    const [mail] = await readMails(shop, id, 'delivery-failed');
    expect(mail?.text).toContain('We will check the parcel and get back to you.');
    expect(mail?.text).not.toMatch(/redelivery|cash ready/);
  });
});

describe('the mailed link', () => {
  it('opens the choices without signing in, and discloses neither name nor address nor mobile number', async () => {
    const { id, number } = await failedOrder();
    const { body } = await open(id).expect(200);
    expect(body).toEqual({
      number,
      orderItems: [{ product: expect.any(String), name: expect.any(String), quantity: 1 }],
      isOpen: true,
      days: redeliveryDays(shop.now()),
      nextAttempt: nextDay(),
    });
  });

  it('saves a day and another mobile number, once or twice', async () => {
    const { id, agent } = await failedOrder();
    const [, day] = redeliveryDays(shop.now());
    const { body } = await choose(id, { day, phoneNo: '+91 98765 43210' }).expect(200);
    expect(body.wish).toEqual({ day, phoneEnding: '3210' });
    await choose(id, { day, phoneNo: '9876543210' }).expect(200);
    expect((await choose(id, { day: '' }).expect(200)).body.wish).toEqual({ phoneEnding: '3210' });
    await choose(id, { day }).expect(200);
    const staffView = await read(id, packer);
    expect(staffView.deliveryPhone).toBe('9876543210');
    expect(staffView.failedAttempts[0].wish).toMatchObject({ day, phoneNo: '9876543210' });
    expect(staffView.timeline[0]).toMatchObject({ kind: 'wish', attempt: { wish: { day } } });
    const own = await agent.get(`/api/v1/admin/order/${id}`).expect(200);
    expect(own.body.history.at(-1).attempt.wish).toMatchObject({ day, phoneNo: '9876543210' });
  });

  it('names the number given after an earlier attempt', async () => {
    const { id } = await failedOrder();
    await choose(id, { day: '', phoneNo: '9876543210' }).expect(200);
    await advanceOrder(admin, id, 'Out for delivery');
    await fail(id).expect(200);
    expect((await open(id).expect(200)).body.wish).toEqual({ phoneEnding: '3210' });
  });

  it('refuses other days and numbers that are no Indian mobile numbers', async () => {
    const { id } = await failedOrder();
    const wrong = await choose(id, { day: addDays(today(), 20) }).expect(400);
    expect(wrong.body.fields).toEqual({ day: 'Choose one of the days.' });
    const short = await choose(id, { day: '', phoneNo: '12345' }).expect(400);
    expect(short.body.fields).toHaveProperty('phoneNo');
  });

  it('opens nothing when it is forged, of another order or older than 14 days', async () => {
    const { id } = await failedOrder();
    const other = await failedOrder();
    const made = shop.now();
    for (const token of ['x', `${made.getTime() + 1000}.x`, tokenOf(other.id)]) {
      const { body } = await open(id, token).expect(400);
      expect(body.code).toBe('INVALID_TOKEN');
      await choose(id, { day: '' }, token).expect(400);
    }
    const unknown = String(new Types.ObjectId());
    await open(unknown, tokenOf(unknown)).expect(400);
    const old = new Date(made.getTime() - 14 * 24 * 60 * 60 * 1000);
    await open(id, tokenOf(id, old)).expect(400);
    await open(id, tokenOf(id, new Date(old.getTime() + 1000))).expect(200);
  });

  it('says that the parcel has moved on, and changes nothing', async () => {
    const { id } = await failedOrder();
    await choose(id, { day: '', phoneNo: '9876543210' }).expect(200);
    await advanceOrder(admin, id, 'Out for delivery');
    expect((await open(id).expect(200)).body).toMatchObject({ isOpen: false, days: [] });
    const { body } = await choose(id, { day: nextDay() }).expect(409);
    expect(body.message).toMatch(/already moved on/);
    expect((await read(id)).deliveryPhone).toBe('9876543210');
  });

  it('is limited per address', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    const id = String(new Types.ObjectId());
    const get = () => limited.agent().get(`/api/v1/redelivery/${id}`).query({ token: 'x' });
    for (let count = 0; count < 60; count += 1) await get().expect(400);
    await get().expect(429);
    await limited.stop();
  });
});

describe('the choice on the order page', () => {
  it('is for the owner, while the parcel waits', async () => {
    const { id, agent } = await failedOrder();
    const day = nextDay();
    const { body } = await agent.post(`/api/v1/order/${id}/redelivery`).send({ day }).expect(200);
    expect(body.history.at(-1).attempt.wish.day).toBe(day);
    const stranger = (await shop.signIn()).agent;
    await stranger.post(`/api/v1/order/${id}/redelivery`).send({ day }).expect(404);
    await advanceOrder(admin, id, 'Returned to shop');
    await agent.post(`/api/v1/order/${id}/redelivery`).send({ day }).expect(409);
  });
});

describe('the lists of staff', () => {
  const listed = async (tab: string) => {
    const { body } = await packer.get('/api/v1/admin/orders').query({ tab, limit: 50 }).expect(200);
    const ids = (body.orders as { _id: string }[]).map(({ _id }) => _id);
    const work = (await packer.get('/api/v1/admin/work').expect(200)).body;
    return { body, ids, work, count: body.tabs[tab] as number };
  };

  it('name the attempts that are due, by the day of the customer before that of staff', async () => {
    const due = await failedOrder({ failure: 'other-day', nextAttempt: today() });
    const later = await failedOrder({ failure: 'other-day', nextAttempt: today() });
    await choose(later.id, { day: nextDay() }).expect(200);
    const unplanned = await failedOrder({ failure: 'refused' });
    const { ids, body, work, count } = await listed('attempts-due');
    expect(ids).toContain(due.id);
    expect(ids).not.toContain(later.id);
    expect(ids).not.toContain(unplanned.id);
    expect([work.attemptsDue, count]).toEqual([ids.length, ids.length]);
    const row = body.orders.find(({ _id }: { _id: string }) => _id === due.id);
    expect(row.failed).toEqual({ attempts: 1, latest: { reason: 'other-day', nextAttempt: today() } });
  });

  it('propose to take back a refused parcel, until the customer wants it again', async () => {
    const { id } = await failedOrder({ failure: 'refused' });
    expect((await listed('return-proposed')).ids).toContain(id);
    await choose(id, { day: '' }).expect(200);
    expect((await listed('return-proposed')).ids).not.toContain(id);
    expect((await listed('attempts-due')).ids).toContain(id);
  });

  it('propose the return after the third failure, and move nothing', async () => {
    const { id } = await failedOrder();
    await advanceOrder(admin, id, 'Out for delivery');
    await fail(id).expect(200);
    expect((await listed('return-proposed')).ids).not.toContain(id);
    await advanceOrder(admin, id, 'Out for delivery');
    await fail(id).expect(200);
    const { ids, work } = await listed('return-proposed');
    expect(ids).toContain(id);
    expect(work.returnsProposed).toBe(ids.length);
    const { failedAttempts, order } = await read(id);
    expect(order.orderStatus).toBe('Delivery failed');
    expect(failedAttempts.at(-1)).toEqual({ reason: 'nobody-home' });
    const [, , mail] = await readMails(shop, id, 'delivery-failed').then((mails) => [0, 0, ...mails]);
    expect((mail as { text: string }).text).toContain('We have tried 3 times.');
  });
});

describe('the cost of a return', () => {
  const setCost = (returnCost: number | null) =>
    admin
      .put('/api/v1/admin/cash/couriers/return-cost')
      .send({ courier: 'Parcel One', returnCost })
      .expect(200);

  it('is that of the courier, unless an Admin enters another', async () => {
    expect((await setCost(65)).body.couriers).toContainEqual({ name: 'Parcel One', returnCost: 65 });
    const usual = await failedOrder();
    expect((await read(usual.id)).returnCost).toBe(65);
    await advanceOrder(packer, usual.id, 'Returned to shop');
    expect((await read(usual.id)).returnCost).toBe(65);
    expect(await read(usual.id, packer)).not.toHaveProperty('returnCost');
    const other = await failedOrder();
    await admin.post(at(other.id, '/move')).send({ to: 'Returned to shop', returnCost: 80 }).expect(200);
    expect((await read(other.id)).returnCost).toBe(80);
    await admin
      .post(at(other.id, '/correction'))
      .send({ from: 'Returned to shop', reason: 'Another parcel.' })
      .expect(200);
    expect((await read(other.id)).returnCost).toBe(65);
    await setCost(null);
    expect(await read(other.id)).not.toHaveProperty('returnCost');
    await advanceOrder(admin, other.id, 'Returned to shop');
    expect(await read(other.id)).not.toHaveProperty('returnCost');
    await expectTrueBooks();
  });

  it('does not forget how to read the files of the courier', async () => {
    await setCost(50);
    const { body } = await admin.get('/api/v1/admin/cash').expect(200);
    expect(body.couriers).toContainEqual(expect.objectContaining({ name: 'Parcel One' }));
  });
});
