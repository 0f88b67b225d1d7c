import { migrations } from '../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { createApi } from '../../app/create-api.ts';
import { createContext } from '../../app/create-context.ts';
import { runMigrations } from './migrations/run-migrations.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { productRecord } from '../../testing/product-record.ts';
import { type OwnMongo, startOwnMongo } from '../../testing/start-own-mongo.ts';
import { registration, testConfig } from '../../testing/start-test-shop.ts';

let mongo: OwnMongo;
beforeAll(async () => {
  mongo = await startOwnMongo();
}, 60_000);
afterAll(() => mongo.remove());

const openShop = () => {
  const config = { ...testConfig(), mongodbUri: mongo.uri };
  const { context, stop } = createContext(config, { log: pino({ level: 'silent' }) });
  const app = createApi(context);
  return { context, stop, agent: request.agent(app) };
};

describe('a filter', () => {
  it('takes an operator that nobody vouched for as a value, and finds nothing by it [R49] [R50]', async () => {
    const { context, stop } = openShop();
    const { users } = context.database;
    try {
      const { password: passwordHash, ...person } = registration();
      await users.create({ ...person, passwordHash, createdAt: new Date() });
      const filter = JSON.parse('{"email":{"$ne":""}}');
      expect(await users.findOne(filter).catch(() => null)).toBeNull();
      await expect(users.findOne(JSON.parse('{"unheardOf":1}'))).rejects.toThrow(/unheardOf/);
    } finally {
      await stop();
    }
  });
});

describe('a database that goes away [R82]', () => {
  it('is named in a 503 within three seconds by every call, and served again when it is back [T5]', async () => {
    const { context, stop, agent } = openShop();
    try {
      await runMigrations(context.database.connection, migrations);
      const product = productRecord();
      await context.database.products.create([product]);
      await agent.post('/api/v1/register').send(registration()).expect(201);
      const order = () => agent.post('/api/v1/order/new').send(orderPayload([{ product: product._id }]));
      const calls = {
        list: () => agent.get('/api/v1/products'),
        search: () => agent.get('/api/v1/products?keyword=plain'),
        order,
        login: () => agent.post('/api/v1/login').send({ email: 'a@example.com', password: 'x' }),
        quote: () => agent.post('/api/v1/cart/quote').send(orderPayload([{ product: product._id }])),
      };
      await calls.list().expect(200);
      await calls.search().expect(200);
      await waitUntil(async () => (await agent.get('/readyz')).status === 200);

      await mongo.stop();
      const begun = Date.now();
      const answers = await Promise.all(Object.values(calls).map(async (call) => call()));
      expect(Date.now() - begun).toBeLessThan(3000);
      for (const { status, body, headers } of answers) {
        expect(status).toBe(503);
        expect(body).toMatchObject({ success: false, code: 'SERVICE_UNAVAILABLE' });
        expect(body.message).toMatch(/database cannot be reached/);
        expect(headers['retry-after']).toBe('2');
      }
      await agent.get('/readyz').expect(503, { status: 'unavailable', database: 'away' });
      await agent.get('/healthz').expect(200, { status: 'ok' });

      await mongo.start();
      await waitUntil(async () => (await calls.list()).status === 200);
      await agent.get('/readyz').expect(200);
      await order().expect(201);
    } finally {
      await stop();
    }
  }, 60_000);

  it('may come after the API: it serves as soon as the database is there [T17]', async () => {
    await mongo.stop();
    const { stop, agent } = openShop();
    try {
      const begun = Date.now();
      await agent.get('/api/v1/products').expect(503);
      expect(Date.now() - begun).toBeLessThan(3000);
      const waitsFor = {
        database: 'away',
        search: 'reading',
        catalogIndex: 'reading',
        synonyms: 'reading',
      };
      await agent.get('/readyz').expect(503, { status: 'starting', ...waitsFor });
      await mongo.start();
      await waitUntil(async () => (await agent.get('/readyz')).status === 200);
      const { body } = await agent.get('/api/v1/products?keyword=plain').expect(200);
      expect(body.productCount).toBe(1);
    } finally {
      await stop();
    }
  }, 60_000);
});
