import { invariants } from '../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trusted } from 'mongoose';
import { waitUntil } from '../../testing/wait-until.ts';
import { placeTestOrder, setStatus } from '../../testing/placed-order.ts';
import { makePersonWithEverything, PERSON_DETAILS } from '../../testing/person-with-everything.ts';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { setCookieOf } from '../../testing/session-cookie.ts';
import { PERSONAL_DATA } from './personal-data.ts';

let inbox: TestInbox;
let shop: TestShop;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl, hasRateLimits: true } });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

const NEEDLES = [
  PERSON_DETAILS.firstname,
  PERSON_DETAILS.lastname,
  PERSON_DETAILS.mobile,
  PERSON_DETAILS.otherMobile,
  PERSON_DETAILS.email,
  PERSON_DETAILS.street,
  PERSON_DETAILS.upiId,
  PERSON_DETAILS.nominee.name,
  PERSON_DETAILS.nominee.email,
  'zipperqx',
  PERSON_DETAILS.courierNumber,
].map((needle) => needle.toLowerCase());

async function searchEverywhere(words: readonly string[]): Promise<string[]> {
  const { connection } = shop.database;
  const found: string[] = [];
  for (const { name } of await connection.listCollections()) {
    const documents = await connection.collection(name).find().toArray();
    for (const document of documents) {
      const text = JSON.stringify(document).toLowerCase();
      found.push(...words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`));
    }
  }
  return [...new Set(found)];
}
const collectionsIn = (found: readonly string[]) =>
  [...new Set(found.map((line) => line.split(':')[0]))].toSorted();

const erase = (agent: ReturnType<TestShop['agent']>, password: string) =>
  agent.post('/api/v1/me/erase').send({ password });

describe('an erased account', () => {
  it('is found nowhere in the whole database: no name, email, phone, street or word of theirs [R88] [C4]', async () => {
    const { agent, admin, id, password, orderId, shirt } = await makePersonWithEverything(shop, inbox);
    const NOT_BY_WORD = [
      'limits',
      'newsletterTokens',
      'erasures',
      'paymentDiscrepancies',
      'paymentEvents',
      'paymentLedger',
      'remittances',
      'settings',
    ];
    const personalCollections = Object.entries(PERSONAL_DATA).flatMap(([name, { personal }]) =>
      personal.length > 0 ? [name] : [],
    );
    expect(collectionsIn(await searchEverywhere([...NEEDLES, id]))).toEqual(
      personalCollections.filter((name) => !NOT_BY_WORD.includes(name)).toSorted(),
    );
    expect(await shop.database.newsletterTokens.countDocuments()).toBe(1);
    const received = { courier: 'Parcel Two', until: '2099-11-20' };
    await admin.post('/api/v1/admin/cash/received').send(received).expect(200);

    const answer = await erase(agent, password).expect(200);
    expect(answer.body.message).toBe(
      `Your account was deleted. We are sending a final email to ${PERSON_DETAILS.email}.`,
    );
    expect(setCookieOf(answer)).toMatch(/estore_session=;.*Expires=Thu, 01 Jan 1970/);

    await waitUntil(async () =>
      (await inbox.listMails(PERSON_DETAILS.email)).some(
        ({ subject }) => subject === 'Your E-Store account was deleted',
      ),
    );
    await waitUntil(async () => (await searchEverywhere(['account-erased'])).length === 0);
    expect(await searchEverywhere(NEEDLES)).toEqual([]);
    expect(collectionsIn(await searchEverywhere([id]))).toEqual([
      'auditEntries',
      'erasures',
      'invoices',
      'orderTurns',
      'orders',
      'promoUses',
    ]);

    await agent.get('/api/v1/me').expect(401);
    await shop.agent().post('/api/v1/login').send({ email: PERSON_DETAILS.email, password }).expect(401);
    expect(await shop.database.orders.findById(orderId).orFail().lean()).toMatchObject({
      number: expect.stringMatching(/^ES-/),
      totalPrice: expect.any(Number),
      orderStatus: 'Returned',
      shippingInfo: { firstName: 'Deleted', pincode: '560000', phoneNo: '0000000000' },
    });
    expect(
      await shop.database.orders.countDocuments({ 'history.attempt.wish': trusted({ $exists: true }) }),
    ).toBe(0);
    await admin.get(`/api/v1/admin/orders/${orderId}`).expect(200);
    const { body } = await shop
      .agent()
      .get(`/api/v1/product/${String(shirt._id)}`)
      .expect(200);
    expect(body.rating).toMatchObject({ count: 1, average: 1 });
    expect(await shop.database.erasures.findById(id).orFail().lean()).toMatchObject({
      by: 'owner',
      consents: [
        { purpose: 'notice', version: '2026-1' },
        { purpose: 'newsletter', state: 'pending' },
      ],
    });
    for (const { description, check } of invariants)
      expect({ description, breaches: (await check(shop.database)).breaches }).toEqual({
        description,
        breaches: [],
      });
  });

  it('is not erased with a wrong password', async () => {
    const { agent, id } = await shop.signIn();
    const { body } = await erase(agent, 'a guess').expect(400);
    expect(body.fields).toEqual({ password: 'Incorrect password.' });
    expect(await shop.database.users.exists({ _id: id })).not.toBeNull();
  });

  it.each([
    ['Processing', 'cancel it, or wait until it is delivered or returned to the shop'],
    ['Shipped', 'wait until it is delivered or returned to the shop'],
    ['Return requested', 'wait until we have checked the return'],
  ] as const)('is not erased while an order is %s, and all of it stays', async (status, step) => {
    const { agent, id, person, orderId, order } = await placeTestOrder(shop);
    await setStatus(shop, orderId, status);
    const { body } = await erase(agent, person.password).expect(409);
    expect(body.message).toBe(`There are open orders. ${order.number} (${status}): ${step}.`);
    expect(await shop.database.erasures.exists({ _id: id })).toBeNull();
    await agent.get('/api/v1/me').expect(200);
  });

  it.each([
    ['Packed', 0, 'cancel it, or wait until it is delivered or returned to the shop'],
    ['Return requested', 0, 'decide on the return'],
    ['Returned', 979, 'pay the refund'],
  ] as const)('tells staff what to do first with an order that is %s', async (status, refundDue, step) => {
    const { agent: admin } = await shop.signIn('Admin');
    const { id, orderId, order } = await placeTestOrder(shop);
    await setStatus(shop, orderId, status);
    await shop.database.orders.updateOne({ _id: orderId }, { 'payment.refundDue': refundDue });
    const { body } = await admin
      .post(`/api/v1/admin/customers/${id}/erase`)
      .send({ reason: 'Asked.' })
      .expect(409);
    expect(body.message).toBe(`There are open orders. ${order.number} (${status}): ${step}.`);
  });

  it.each(['Admin', 'Packer', 'Catalogue'] as const)(
    'is not erased while it is staff, as %s',
    async (role) => {
      const { agent, id, person } = await shop.signIn(role);
      const { body } = await erase(agent, person.password).expect(409);
      expect(body.message).toMatch(/^This account is a staff account.*make someone else an Admin first/);
      expect(await shop.database.users.exists({ _id: id })).not.toBeNull();
    },
  );

  it('signs out every device and leaves the orders of others unchanged [R88]', async () => {
    const { agent, person } = await shop.signIn();
    const elsewhere = shop.agent();
    const { email, password } = person;
    await elsewhere.post('/api/v1/login').send({ email, password }).expect(200);
    const neighbour = await placeTestOrder(shop);
    await erase(agent, password).expect(200);
    await elsewhere.get('/api/v1/me').expect(401);
    expect(
      (await shop.database.orders.findById(neighbour.orderId).orFail().lean()).shippingInfo.firstName,
    ).toBe('Test');
  });

  it('can be opened anew under the same address, and finds nothing of the old one', async () => {
    const { agent, person } = await placeTestOrder(shop);
    await shop.database.orders.updateMany(
      {},
      { $set: { orderStatus: 'Cancelled', paymentStatus: 'cancelled' } },
    );
    await erase(agent, person.password).expect(200);
    const again = shop.agent();
    await again.post('/api/v1/register').send(person).expect(201);
    expect((await again.get('/api/v1/orders/me').expect(200)).body.total).toBe(0);
  });

  it('keeps name and address of an order of ₹50,000, whose invoice has to bear them, and no more [C3]', async () => {
    const { agent, person, orderId } = await placeTestOrder(shop);
    await setStatus(shop, orderId, 'Delivered');
    await shop.database.orders.updateOne({ _id: orderId }, { $set: { totalPrice: 50_000 } });
    await erase(agent, person.password).expect(200);
    expect((await shop.database.orders.findById(orderId).orFail().lean()).shippingInfo).toMatchObject({
      firstName: 'Test',
      address: '12 Lake Road, Sector 4',
      email: 'erased@estore.invalid',
      phoneNo: '0000000000',
    });
  });
});

describe('an order that comes while its account is erased', () => {
  it('is placed, and nothing is erased; or is refused [R88]', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { agent, person, id } = await shop.signIn();
      const { _id } = await shop.addProduct({ stock: 5 });
      const { orderPayload } = await import('../../testing/order-payload.ts');
      const [placed, erased] = await Promise.all([
        agent.post('/api/v1/order/new').send(orderPayload([{ product: _id }])),
        erase(agent, person.password),
      ]);
      expect([`${placed.status} ${erased.status}`]).toEqual([expect.stringMatching(/^(201 409|401 200)$/)]);
      expect(await shop.database.orders.countDocuments({ user: id })).toBe(placed.status === 201 ? 1 : 0);
    }
  });
});
