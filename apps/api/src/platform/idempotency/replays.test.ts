import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import mongoose from 'mongoose';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
let admin: Awaited<ReturnType<TestShop['signIn']>>;
let customer: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  shop = await startTestShop({ config: { workerPort: 1 } });
});
beforeEach(async () => {
  admin = await shop.signIn('Admin');
  customer = await shop.signIn();
});
afterAll(() => shop.stop());

type Agent = TestShop['request'] extends () => infer Requests ? Requests : never;
const note = (agent: Pick<Agent, 'post'>, key: string, words = 'Calls back on Friday.') =>
  agent.post(`/api/v1/admin/customers/${customer.id}/notes`).set('Idempotency-Key', key).send({ words });
const notes = () => shop.database.customerNotes.countDocuments({ customer: customer.id });

describe('an answer that was given before', () => {
  it('is not given when the session has ended', async () => {
    const key = randomUUID();
    await note(admin.agent, key).expect(200);
    await shop.database.sessions.deleteMany({ user: admin.id });
    const { body } = await note(admin.agent, key).expect(401);
    expect(body).not.toHaveProperty('notes');
  });

  it('is not given when the role was taken', async () => {
    const key = randomUUID();
    await note(admin.agent, key).expect(200);
    await shop.database.users.updateOne({ _id: admin.id }, { $set: { role: 'Packer' } });
    await note(admin.agent, key).expect(403);
  });

  it('is not given before the password is confirmed again', async () => {
    const key = randomUUID();
    await note(admin.agent, key).expect(200);
    shop.passTime(31 * 60 * 1000);
    const { body } = await note(admin.agent, key).expect(403);
    expect(body.code).toBe('PASSWORD_CONFIRMATION_REQUIRED');
    await admin.agent.post('/api/v1/admin/confirm').send({ password: admin.person.password }).expect(200);
    const { headers } = await note(admin.agent, key).expect(200);
    expect(headers['idempotent-replayed']).toBe('true');
    expect(await notes()).toBe(1);
  });

  it('is not given to somebody else with the same key', async () => {
    const other = await shop.signIn('Admin');
    const key = randomUUID();
    await note(admin.agent, key).expect(200);
    const { headers } = await note(other.agent, key).expect(200);
    expect(headers).not.toHaveProperty('idempotent-replayed');
    expect(await notes()).toBe(2);
  });

  it('is given for a message that was sent while signed in, and not to the next account in that browser', async () => {
    const contact = { email: 'help@estore.example' };
    await shop.database.settings.updateOne({ _id: 'store' }, { $set: { contact } }, { upsert: true });
    const key = randomUUID();
    const message = { name: 'Asha', email: registration().email, message: 'Hello.' };
    const write = () =>
      customer.agent.post('/api/v1/contact').set('Idempotency-Key', key).send(message).expect(200);
    const first = await write();
    expect((await write()).body).toEqual(first.body);
    await customer.agent.post('/api/v1/login').send({
      email: admin.person.email,
      password: admin.person.password,
    });
    expect((await write()).body.ticket).not.toBe(first.body.ticket);
  });

  it('holds no secret: no token, password, code or cookie is stored', async () => {
    const key = randomUUID();
    const password = 'quite another pass phrase';
    const person = { ...registration(), password };
    await shop.request().post('/api/v1/register').set('Idempotency-Key', key).send(person).expect(201);
    await shop.request().post('/api/v1/login').set('Idempotency-Key', key).send(person).expect(200);
    const { firstname, lastname, mobile } = customer.person;
    await customer.agent
      .put('/api/v1/me')
      .set('Idempotency-Key', key)
      .send({ firstname, lastname, mobile, email: registration().email, password: customer.person.password })
      .expect(200);
    const storedEntry = JSON.stringify(await shop.database.idempotencyKeys.find().lean());
    expect(storedEntry).toContain('"status":200');
    expect(storedEntry).not.toMatch(
      new RegExp(`${password}|${customer.person.password}|estore_session|Set-Cookie`, 'i'),
    );
  });

  it('goes with the account, and the name of the account with it', async () => {
    await customer.agent
      .put('/api/v1/me/nominee')
      .set('Idempotency-Key', randomUUID())
      .send({ name: 'Asha', email: 'asha@example.com' });
    await note(admin.agent, randomUUID()).expect(200);
    const of = (user: string) => shop.database.idempotencyKeys.find({ user }).lean();
    expect(await of(customer.id)).toHaveLength(1);
    const key = randomUUID();
    const erase = () =>
      admin.agent
        .post(`/api/v1/admin/customers/${customer.id}/erase`)
        .set('Idempotency-Key', key)
        .send({ reason: 'Asked by mail.' });
    const { text } = await erase().expect(200);
    expect(await of(customer.id)).toEqual([]);
    const left = await of(admin.id);
    expect(left).toHaveLength(2);
    expect(JSON.stringify(left)).not.toContain(customer.person.email);
    expect((await erase().expect(200)).text).toBe(text);
  });
});

describe('a call that was refused', () => {
  it('may be tried again under the same key', async () => {
    const product = await shop.addProduct({ price: 500, mrp: 600 });
    const key = randomUUID();
    const price = () =>
      admin.agent
        .put(`/api/v1/admin/products/${String(product._id)}/price`)
        .set('Idempotency-Key', key)
        .send({ from: 500, to: 700 });
    await price().expect(400);
    await shop.database.products.updateOne({ _id: product._id }, { $unset: { mrp: 1 } });
    const { body } = await price().expect(200);
    expect(body.price).toBe(700);
  });

  it('for a key that is none says so', async () => {
    const { body } = await note(admin.agent, 'x'.repeat(201)).expect(400);
    expect(body.fields).toHaveProperty('Idempotency-Key');
    expect(await notes()).toBe(0);
  });
});

describe('a bulk call that broke off', () => {
  it('goes on where it stopped: what was done is not done again, and is answered as done', async () => {
    const products = [await shop.addProduct({ price: 500 }), await shop.addProduct({ price: 500 })];
    const ids = products.map(({ _id }) => String(_id));
    const key = randomUUID();
    const raise = () =>
      admin.agent
        .put('/api/v1/admin/products')
        .set('Idempotency-Key', key)
        .send({
          products: ids.map((id) => ({ id, price: 500 })),
          change: { kind: 'price', by: 'amount', value: 100 },
        });
    const { products: stored } = shop.database;
    const find = stored.findById.bind(stored);
    const breaking = jest.spyOn(stored, 'findById').mockImplementation(((id: string) => {
      if (id === ids[1]) throw new mongoose.mongo.MongoNetworkError('cut');
      return find(id);
    }) as never);
    const { body } = await raise().expect(503);
    expect(body.message).toBe(
      'We could not confirm whether this was saved. Try again in a moment. It will not be done twice.',
    );
    breaking.mockRestore();
    const again = await raise().expect(200);
    expect(
      again.body.results.map(
        ({ product, why }: { product?: { price: number }; why?: string }) => why ?? product?.price,
      ),
    ).toEqual([600, 600]);
    expect((await raise().expect(200)).body).toEqual(again.body);
    const undo = { entry: String(again.body.entry) };
    await admin.agent.post('/api/v1/admin/products/prices/put-back').send(undo).expect(200);
    const prices = await stored.find({ _id: mongoose.trusted({ $in: ids }) }, { price: 1 }).lean();
    expect(prices.map(({ price }) => price)).toEqual([500, 500]);
  });
});

describe('a change that was cut off', () => {
  const cutOff = async (send: () => Promise<{ body: { message: string } }>) => {
    const { connection } = shop.database;
    const transaction = connection.transaction.bind(connection);
    const cut = jest.spyOn(connection, 'transaction').mockImplementation(async (...args) => {
      await transaction(...args);
      throw new mongoose.mongo.MongoNetworkError('the answer to the commit is lost');
    });
    const { body } = await send();
    cut.mockRestore();
    return body.message;
  };

  it('is not claimed to be undone: without a key one has to look', async () => {
    const path = `/api/v1/admin/customers/${customer.id}/notes`;
    const words = { words: 'Calls back.' };
    const message = await cutOff(async () => admin.agent.post(path).send(words).expect(503));
    expect(message).toBe('We could not confirm whether this was saved. Check before you try again.');
    expect(await notes()).toBe(1);
  });

  it('is safe to send again with its key, which says that it was saved', async () => {
    const key = randomUUID();
    const message = await cutOff(async () => note(admin.agent, key).expect(503));
    expect(message).toBe(
      'We could not confirm whether this was saved. Try again in a moment. It will not be done twice.',
    );
    const { body } = await note(admin.agent, key).expect(409);
    expect(body.code).toBe('ALREADY_DONE');
    expect(await notes()).toBe(1);
  });

  it('says nothing of saving where nothing is saved', async () => {
    const { users } = shop.database;
    const away = jest.spyOn(users, 'findOne').mockImplementation(() => {
      throw new mongoose.mongo.MongoNetworkError('away');
    });
    const { body } = await shop
      .request()
      .post('/api/v1/login')
      .send({ email: 'a@example.com', password: 'x' })
      .expect(503);
    away.mockRestore();
    expect(body.message).toBe('The shop’s database cannot be reached right now. Try again in a moment.');
  });
});
