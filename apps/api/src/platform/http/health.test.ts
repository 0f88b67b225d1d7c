import { INDEXED_FIELDS } from '@e-store/search-query/indexed-product';
import { migrations } from '../../app/features.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { ENTRY_FIELDS } from '../../features/catalog/catalog-entries.ts';
import { createApi } from '../../app/create-api.ts';
import { createContext } from '../../app/create-context.ts';
import { runMigrations } from '../database/migrations/run-migrations.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { pauseReads } from '../../testing/pause-reads.ts';
import { productRecord } from '../../testing/product-record.ts';
import { registration, testConfig } from '../../testing/start-test-shop.ts';

let started: ReturnType<typeof createContext>;
beforeAll(() => {
  started = createContext(testConfig(), { log: pino({ level: 'silent' }) });
});
afterAll(() => started.stop());

async function expectWaiting(part: string, fields: object): Promise<void> {
  const { context, stop } = createContext(testConfig(), { log: pino({ level: 'silent' }) });
  const { database } = context;
  const first = pauseReads(database, fields);
  const agent = request(createApi(context));
  try {
    await runMigrations(database.connection, migrations);
    const product = productRecord({ name: 'Kurta' });
    await database.products.collection.insertOne(product);
    await waitUntil(first.isPaused);
    const readReadyz = async () => (await agent.get('/readyz').expect(503)).body;
    await waitUntil(async () => Object.keys(await readReadyz()).length === 2);
    expect(await readReadyz()).toEqual({ status: 'starting', [part]: 'reading' });
    await agent.get('/healthz').expect(200, { status: 'ok' });
    await agent.get(`/api/v1/product/${String(product._id)}`).expect(200);
    expect((await agent.get('/api/v1/products').expect(200)).body.productCount).toBe(1);
    first.resume();
    await waitUntil(async () => (await agent.get('/readyz')).status === 200);
    expect(
      (await agent.get('/api/v1/products?keyword=kurta&facets=true').expect(200)).body.productCount,
    ).toBe(1);

    const again = pauseReads(database, fields);
    await database.products.collection.drop();
    await waitUntil(again.isPaused);
    await agent.get('/readyz').expect(200, { status: 'ready' });
    again.resume();
  } finally {
    await database.connection.dropDatabase();
    await stop();
  }
}

describe('health', () => {
  it('takes no call before the migrations are applied, so that no rule is broken that an index keeps [T18]', async () => {
    const { context, stop } = createContext(testConfig(), { log: pino({ level: 'silent' }) });
    const agent = request(createApi(context));
    const person = registration();
    const { body } = await agent.post('/api/v1/register').send(person).expect(503);
    expect(body).toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringMatching(/not ready yet/),
    });
    await agent.get('/api/v1/products').expect(503);
    expect(await context.database.users.countDocuments()).toBe(0);
    await runMigrations(context.database.connection, migrations);
    const twice = await Promise.all([1, 2].map(() => agent.post('/api/v1/register').send(person)));
    expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    await context.database.connection.dropDatabase();
    await stop();
  });

  it('is not ready before the search was read once, and answers what needs none of it [R81]', () =>
    expectWaiting('search', INDEXED_FIELDS));
  it('is not ready before the shelf was read once, and answers what needs none of it', () =>
    expectWaiting('catalogIndex', ENTRY_FIELDS));

  it('is well before it is ready, ready after the migrations, and not ready while it stops [R81]', async () => {
    const { context, announceStop } = started;
    const agent = request(createApi(context));
    await agent.get('/healthz').expect(200, { status: 'ok' });
    await waitUntil(() => context.search.hasBeenRead() && context.catalogIndex.hasBeenRead());
    await agent.get('/readyz').expect(503, { status: 'starting', migrations: 'pending' });
    await runMigrations(context.database.connection, migrations);
    await agent.get('/readyz').expect(200, { status: 'ready' });
    announceStop();
    await agent.get('/readyz').expect(503, { status: 'stopping' });
    await agent.get('/healthz').expect(200, { status: 'ok' });
    await context.database.connection.dropDatabase();
    expect(await context.readiness()).toEqual({ status: 'stopping' });
  });
});
