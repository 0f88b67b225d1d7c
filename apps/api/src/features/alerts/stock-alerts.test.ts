import { mails } from '../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Mail } from '@e-store/local-mail/inbox';
import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import { openDatabase } from '../../app/open-database.ts';
import { sendDueMail } from '../../platform/outbox/send-due-mail.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { startTestInbox, type TestInbox } from '../../testing/start-test-inbox.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { queueDueAlerts } from './queue-due-alerts.ts';

let inbox: TestInbox;
let shop: TestShop;
beforeAll(async () => {
  inbox = await startTestInbox();
  shop = await startTestShop({ config: { smtpUrl: inbox.smtpUrl } });
});
afterAll(async () => {
  await shop.stop();
  await inbox.stop();
});

const consent = '2026-1';
const someone = () => `someone-${randomUUID()}@example.com`;
const soldOutInM = () =>
  shop.addProduct({
    name: 'Goa Stripe T-Shirt',
    price: 699,
    sizes: [
      { size: 'S', stock: 4 },
      { size: 'M', stock: 0 },
    ],
  });
type AlertRequest = { email?: string; size?: string | null; consent?: string };
const post = (id: Types.ObjectId, wish: AlertRequest, agent = shop.agent()) =>
  agent.post(`/api/v1/product/${String(id)}/alerts`).send({ size: 'M', consent, ...wish });
const ask = async (id: Types.ObjectId, email: string) =>
  (await post(id, { email }).expect(200)).body as { message: string; takeBackKey: string };
const askForKey = async (id: Types.ObjectId, email: string) => (await ask(id, email)).takeBackKey;
const withdraw = (key: string) => shop.request().post('/api/v1/alerts/withdraw').send({ token: key });
const restock = (id: Types.ObjectId, size = 'M', stock = 5) =>
  shop.database.products.updateOne(
    { _id: id, 'sizes.size': size },
    { $inc: { stock }, $set: { 'sizes.$.stock': stock } },
  );
const stored = (email: string) => shop.database.stockAlerts.find({ email }).lean();
const keyIn = ({ text }: Mail) => /\/alerts\/withdraw\/([\w-]+)/.exec(text)?.[1] ?? `no link in ${text}`;

describe('asking for a mail', () => {
  it('notes a guest’s address, what was agreed to and when, and says what comes of it', async () => {
    const { _id } = await soldOutInM();
    const email = someone();
    const { message } = await ask(_id, email.toUpperCase());
    expect(message).toBe(`We will email ${email} once, when M is back in stock.`);
    expect(await stored(email)).toMatchObject([
      { product: _id, size: 'M', state: 'waiting', consentVersion: consent, requestedAt: shop.now() },
    ]);
  });

  it('needs no address of who is signed in', async () => {
    const { _id } = await soldOutInM();
    const { agent, person } = await shop.signIn();
    const { body } = await post(_id, {}, agent).expect(200);
    expect(body.message).toContain(person.email);
    expect(await stored(person.email)).toHaveLength(1);
  });

  it('is not ended by somebody else who asks for its address again and again', async () => {
    const { _id } = await soldOutInM();
    const email = someone();
    const first = await askForKey(_id, email);
    for (let time = 0; time < 19; time += 1) await ask(_id, email);
    shop.passTime(60 * 60_000);
    await withdraw(await askForKey(_id, email)).expect(400);
    expect(await stored(email)).toMatchObject([{ state: 'waiting' }]);
    await withdraw(first).expect(200);
  });

  it('answers alike for every address, and waits once however often it is asked', async () => {
    const { _id } = await soldOutInM();
    const { person } = await shop.signIn();
    const stranger = someone();
    const answers = [];
    for (const email of [person.email, person.email, stranger]) {
      const { message, ...rest } = await ask(_id, email);
      answers.push([message.replace(email, '…'), Object.keys(rest)]);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await Promise.all([1, 2, 3, 4].map(() => ask(_id, stranger)));
    expect(await stored(stranger)).toHaveLength(1);
  });

  it.each<[string, AlertRequest]>([
    ['email', { email: 'nobody' }],
    ['email', {}],
    ['size', { size: 'XXL', email: 'a@example.com' }],
    ['size', { size: null, email: 'a@example.com' }],
    ['consent', { consent: '1999', email: 'a@example.com' }],
  ])('refuses a wrong %s', async (field, wish) => {
    const { _id } = await soldOutInM();
    const { body } = await post(_id, wish).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('is refused for what can be bought', async () => {
    const { _id } = await soldOutInM();
    const { body } = await post(_id, { size: 'S', email: someone() }).expect(409);
    expect(body).toMatchObject({ code: 'CONFLICT', message: 'S is in stock. You can buy it now.' });
  });

  it('is refused for what is not in the shop', async () => {
    const { _id } = await shop.addProduct({ status: 'draft', stock: 0 });
    await post(_id, { size: null, email: someone() }).expect(404);
  });

  it('is limited by visitor and by address', async () => {
    const limited = await startTestShop({ config: { hasRateLimits: true } });
    try {
      const { _id } = await limited.addProduct({ stock: 0 });
      const path = `/api/v1/product/${String(_id)}/alerts`;
      const send = (email: string) => limited.request().post(path).send({ size: null, consent, email });
      for (let time = 0; time < 20; time += 1) await send('one@example.com').expect(200);
      expect((await send('one@example.com').expect(429)).body.code).toBe('TOO_MANY_REQUESTS');
      for (let time = 0; time < 39; time += 1) await send(someone()).expect(200);
      await send(someone()).expect(429);
    } finally {
      await limited.stop();
    }
  });
});

describe('a size that is back', () => {
  it('is mailed by itself, once, with a way to it and a way out', async () => {
    const { _id } = await soldOutInM();
    const email = someone();
    await ask(_id, email);
    await restock(_id);
    const mail = await inbox.waitForMail(email);
    expect(mail.subject).toBe('Back in stock: Goa Stripe T-Shirt in M');
    expect(mail.text).toContain(`http://localhost:3000/product/${String(_id)}?size=M`);
    expect(mail.text).toContain('at ₹699');
    expect(mail.html).toContain(`href="http://localhost:3000/alerts/withdraw/${keyIn(mail)}"`);
    await restock(_id, 'M', 0);
    await restock(_id);
    await queueDueAlerts(shop.database, shop.now);
    expect(await shop.database.outboxMails.countDocuments({ to: email })).toBe(1);
  });

  it('is no news to who waits for another, or while it is off sale', async () => {
    const { _id } = await soldOutInM();
    const waits = someone();
    await ask(_id, waits);
    await restock(_id, 'S', 9);
    await shop.database.products.updateOne({ _id }, { $set: { onSale: false } });
    await restock(_id);
    await queueDueAlerts(shop.database, shop.now);
    expect(await stored(waits)).toMatchObject([{ state: 'waiting' }]);
    await shop.database.products.updateOne({ _id }, { $set: { onSale: true, 'sizes.1.stock': 0 } });
    await queueDueAlerts(shop.database, shop.now);
    expect(await stored(waits)).toMatchObject([{ state: 'waiting' }]);
  });

  it('is news of what comes in no sizes, too', async () => {
    const { _id } = await shop.addProduct({ name: 'Cotton Belt', stock: 0 });
    const email = someone();
    await post(_id, { size: null, email }).expect(200);
    await shop.database.products.updateOne({ _id }, { $set: { stock: 2 } });
    expect((await inbox.waitForMail(email)).subject).toBe('Back in stock: Cotton Belt');
  });

  it('is news of a product that has gained sizes, or lost them', async () => {
    const { _id: belt } = await shop.addProduct({ name: 'Cotton Belt', stock: 0 });
    const { _id: tee } = await soldOutInM();
    const [one, other] = [someone(), someone()];
    await post(belt, { size: null, email: one }).expect(200);
    await ask(tee, other);
    const sizes = [{ size: 'S', stock: 2 }];
    await shop.database.products.updateOne({ _id: belt }, { $set: { stock: 2, sizes } });
    await shop.database.products.updateOne({ _id: tee }, { $set: { stock: 3, sizes: [] } });
    expect((await inbox.waitForMail(one)).subject).toBe('Back in stock: Cotton Belt');
    const mail = await inbox.waitForMail(other);
    expect(mail.subject).toBe('Back in stock: Goa Stripe T-Shirt');
    expect(mail.text).toContain(`/product/${String(tee)}\n`);
  });

  it('can be waited for again after the mail', async () => {
    const { _id } = await soldOutInM();
    const email = someone();
    await ask(_id, email);
    await restock(_id);
    await inbox.waitForMail(email);
    await restock(_id, 'M', 0);
    await ask(_id, email);
    await restock(_id);
    expect((await inbox.waitForMail(email, 2)).subject).toMatch(/^Back in stock/);
  });

  it('makes one mail each under two processes that look and send at once', async () => {
    const { _id } = await soldOutInM();
    const readers = Array.from({ length: 12 }, someone);
    for (const email of readers) await ask(_id, email);
    const other = openDatabase(shop.config.mongodbUri);
    try {
      await restock(_id);
      const looks = Array.from({ length: 6 }, (_, turn) =>
        queueDueAlerts(turn % 2 ? other : shop.database, shop.now),
      );
      await Promise.all(looks);
      const sent: string[] = [];
      const note = async ({ to }: { to: string }) => void sent.push(to);
      await Promise.all([
        sendDueMail({ database: other, mails }, note, shop.now),
        sendDueMail({ database: shop.database, mails }, note, shop.now),
      ]);
      await waitUntil(async () => {
        const all = await Promise.all(readers.map((email) => inbox.listMails(email)));
        return all.flat().length + sent.filter((to) => readers.includes(to)).length >= readers.length;
      });
      for (const to of readers) {
        expect(await shop.database.outboxMails.countDocuments({ to })).toBe(1);
        const came = (await inbox.listMails(to)).length + sent.filter((address) => address === to).length;
        expect(came).toBe(1);
      }
    } finally {
      await other.connection.close();
    }
  });
});

describe('taking it back', () => {
  it('by the key of the request ends the wait, and again says the same', async () => {
    const { _id } = await soldOutInM();
    const email = someone();
    const withdrawalKey = await askForKey(_id, email);
    const { body } = await withdraw(withdrawalKey).expect(200);
    expect(body.message).toBe('Alert cancelled.');
    expect((await withdraw(withdrawalKey).expect(200)).body).toEqual(body);
    await restock(_id);
    await queueDueAlerts(shop.database, shop.now);
    expect(await shop.database.outboxMails.countDocuments({ to: email })).toBe(0);
  });

  it('does not take back what another asked for', async () => {
    const { _id } = await soldOutInM();
    const email = someone();
    await ask(_id, email);
    const withdrawalKey = await askForKey(_id, email);
    await withdraw(withdrawalKey).expect(200);
    expect(await stored(email)).toMatchObject([{ state: 'waiting' }]);
  });

  it('by both keys at once ends the wait', async () => {
    const { _id } = await soldOutInM();
    for (let round = 0; round < 5; round += 1) {
      const email = someone();
      const keys = [await askForKey(_id, email), await askForKey(_id, email)];
      await Promise.all(keys.map((key) => withdraw(key).expect(200)));
      expect(await stored(email)).toMatchObject([{ state: 'withdrawn' }]);
    }
  });

  it('leaves one key for a mail that is tried again and again', async () => {
    const { _id } = await soldOutInM();
    await ask(_id, someone());
    await restock(_id);
    await queueDueAlerts(shop.database, shop.now);
    const alert = await shop.database.stockAlerts.findOne({ product: _id }).orFail().lean();
    const mail = await shop.database.outboxMails.findOne({ alert: alert._id }).orFail().lean();
    for (let attempt = 0; attempt < 3; attempt += 1) await mails['back-in-stock'].write(mail, shop);
    expect((await shop.database.stockAlerts.findById(alert._id).orFail().lean()).mailKeys).toHaveLength(1);
  });

  it('by the link of a mail ends all that the address waits for', async () => {
    const [one, two] = [await soldOutInM(), await soldOutInM()];
    const [email, neighbour] = [someone(), someone()];
    for (const { _id } of [one, two]) await ask(_id, email);
    await ask(two._id, neighbour);
    await restock(one._id);
    const key = keyIn(await inbox.waitForMail(email));
    const { body } = await withdraw(key).expect(200);
    expect(body.message).toBe(`Your back-in-stock alerts were cancelled. ${email} will get no more of them.`);
    expect((await stored(email)).map(({ state }) => state).toSorted()).toEqual(['mailed', 'withdrawn']);
    expect(await stored(neighbour)).toMatchObject([{ state: 'waiting' }]);
  });

  it('says when the mail has gone out already', async () => {
    const { _id } = await soldOutInM();
    const email = someone();
    const withdrawalKey = await askForKey(_id, email);
    await restock(_id);
    await inbox.waitForMail(email);
    expect((await withdraw(withdrawalKey).expect(200)).body.message).toMatch(/already sent/);
  });

  it('keeps only hashes of its keys', async () => {
    const { _id } = await soldOutInM();
    const withdrawalKey = await askForKey(_id, someone());
    expect(withdrawalKey).toHaveLength(43);
    expect(JSON.stringify(await shop.database.stockAlerts.find().lean())).not.toContain(withdrawalKey);
    await withdraw('made-up').expect(400);
  });
});
