import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { trusted, Types } from 'mongoose';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.database.settings.updateOne(
    { _id: 'store' },
    { $set: { contact: { email: 'help@estore.example' } } },
    { upsert: true },
  );
});
afterAll(() => shop.stop());

type Agent = ReturnType<TestShop['agent']>;

const askForAlert = (agent: Agent, product: Types.ObjectId, email?: string) =>
  agent
    .post(`/api/v1/product/${String(product)}/alerts`)
    .send({ size: 'M', consent: '2026-1', ...(email && { email }) })
    .expect(200);

const plantMail = (mail: object) =>
  shop.database.connection.collection('outboxMails').insertOne({
    ...mail,
    state: 'pending',
    attempts: 0,
    dueAt: new Date(8.64e15),
    createdAt: shop.now(),
  });

async function makeGuest(email: string) {
  const { database } = shop;
  const { _id: product } = await shop.addProduct({ sizes: [{ size: 'M', stock: 0 }] });
  const message = { name: 'Victim', email, subject: 'complaint', message: 'My parcel never came.' };
  await shop.agent().post('/api/v1/contact').send(message).expect(200);
  await askForAlert(shop.agent(), product, email);
  const at = shop.now();
  await database.newsletterSubscriptions.create([
    {
      email,
      state: 'confirmed',
      consentVersion: '2026-2',
      requestedAt: at,
      confirmedAt: at,
      trail: [{ state: 'confirmed', version: '2026-2', at }],
    },
  ]);
  const subscription = await database.newsletterSubscriptions.findOne({ email }).orFail().lean();
  await plantMail({ kind: 'newsletter-welcome', to: email, subscription: subscription._id });
  return product;
}

async function countRecords(email: string) {
  const { contactMessages, stockAlerts, newsletterSubscriptions, outboxMails } = shop.database;
  return {
    messages: await contactMessages.countDocuments({ email }),
    alerts: await stockAlerts.countDocuments({ email, state: 'waiting' }),
    newsletters: await newsletterSubscriptions.countDocuments({ email }),
    mails: await outboxMails.countDocuments({
      to: email,
      kind: trusted({ $ne: 'account-erased' as const }),
    }),
  };
}

const ALL = { messages: 1, alerts: 1, newsletters: 1, mails: 2 };

async function registerWith(email: string) {
  const agent = shop.agent();
  const person = registration({ email });
  const { body } = await agent.post('/api/v1/register').send(person).expect(201);
  return { agent, password: person.password, id: String(body._id) };
}

async function changeTo(email: string) {
  const { agent, person, id } = await shop.signIn();
  await shop.database.users.updateOne({ _id: id }, { $set: { emailProvenAt: shop.now() } });
  await agent
    .put('/api/v1/me')
    .send({ ...person, email })
    .expect(200);
  return { agent, password: person.password, id };
}

describe('an account whose address is not proven', () => {
  it.each([
    ['registered with', registerWith],
    ['changed to', changeTo],
  ])(
    '%s somebody else’s address neither exports nor erases their records; their owner does both [R88]',
    async (way, become) => {
      const email = `victim-${way.replace(' ', '-')}@post.example`;
      const product = await makeGuest(email);
      expect(await countRecords(email)).toEqual(ALL);

      const stranger = await become(email);
      await askForAlert(stranger.agent, product);
      const { body: taken } = await stranger.agent.get('/api/v1/me/export').expect(200);
      expect(taken).toMatchObject({ contactMessages: [], stockAlerts: [] });
      expect(taken).not.toHaveProperty('newsletter');
      await stranger.agent.post('/api/v1/me/erase').send({ password: stranger.password }).expect(200);
      expect(await countRecords(email)).toEqual(ALL);
      expect(await shop.database.newsletterSubscriptions.findOne({ email }).lean()).toMatchObject({
        state: 'unsubscribed',
        trail: [{ state: 'confirmed' }, { state: 'unsubscribed' }],
      });
      const { consents } = await shop.database.erasures.findById(stranger.id).orFail().lean();
      expect(consents.filter(({ purpose }) => purpose === 'newsletter')).toEqual([]);

      const owner = await registerWith(email);
      await shop.database.users.updateOne({ _id: owner.id }, { $set: { emailProvenAt: shop.now() } });
      const { body: own } = await owner.agent.get('/api/v1/me/export').expect(200);
      expect(own).toMatchObject({
        contactMessages: [{ message: 'My parcel never came.' }],
        stockAlerts: [{ state: 'waiting' }],
        newsletter: { state: 'unsubscribed' },
      });
      await owner.agent.post('/api/v1/me/erase').send({ password: owner.password }).expect(200);
      expect(await countRecords(email)).toEqual({ messages: 0, alerts: 0, newsletters: 0, mails: 0 });
    },
  );

  it('erases the alerts and messages of the account, with their mails', async () => {
    const { agent, person, id } = await shop.signIn();
    const { email, password } = person;
    const { _id: product } = await shop.addProduct({ sizes: [{ size: 'M', stock: 0 }] });
    await askForAlert(agent, product);
    const { _id: alert } = await shop.database.stockAlerts.findOne({ user: id }).orFail().lean();
    await plantMail({ kind: 'back-in-stock', to: email, alert });
    await agent.post('/api/v1/contact').send({ name: 'Asha', email, message: 'Where is it?' }).expect(200);
    await agent.post('/api/v1/me/erase').send({ password }).expect(200);
    expect(await countRecords(email)).toEqual({ messages: 0, alerts: 0, newsletters: 0, mails: 0 });
    expect(await shop.database.outboxMails.countDocuments({ alert })).toBe(0);
  });

  it('loses an alert to a guest who asks for the same, and so cannot erase it', async () => {
    const { agent, person } = await shop.signIn();
    const { _id: product } = await shop.addProduct({ sizes: [{ size: 'M', stock: 0 }] });
    await askForAlert(agent, product);
    await askForAlert(shop.agent(), product, person.email);
    await agent.post('/api/v1/me/erase').send({ password: person.password }).expect(200);
    expect((await countRecords(person.email)).alerts).toBe(1);
  });
});
