import { migrations } from '../../app/features.ts';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import request from 'supertest';
import { start } from '../../main.ts';
import { openDatabase } from '../../app/open-database.ts';
import { runMigrations } from '../database/migrations/run-migrations.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { productRecord } from '../../testing/product-record.ts';
import { readSamples, type Sample } from '@e-store/server/testing/read-samples';
import { registration, testConfig } from '../../testing/start-test-shop.ts';

const config = { ...testConfig(), port: 0, metricsPort: 0 };
const quiet = { log: pino({ level: 'silent' }) };
const database = openDatabase(config.mongodbUri);
let api: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  await runMigrations(database.connection, migrations);
  api = await start(config, quiet);
});
afterAll(async () => {
  await api.stop();
  await database.connection.dropDatabase();
  await database.connection.close();
});

const read = (): Promise<Sample[]> => readSamples(`${api.metricsUrl}/metrics`);
const valueOf = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
  samples.find(
    (sample) =>
      sample.name === name && Object.entries(labels).every(([key, value]) => sample.labels[key] === value),
  )?.value;

describe('/metrics', () => {
  it('tells what was asked, by route and status, what was ordered and what was refused', async () => {
    const product = productRecord({ price: 500, sizes: [{ size: 'M', stock: 1 }] });
    await database.products.create([product]);
    const agent = request.agent(api.url);
    const person = registration();
    await agent.post('/api/v1/register').send(person).expect(201);
    await request(api.url).post('/api/v1/login').send({ email: person.email, password: 'wrong' }).expect(401);
    await agent.get(`/api/v1/product/${String(product._id)}`).expect(200);
    await agent.get('/api/v1/product/nothing').expect(400);
    await agent.get('/api/v1/there-is-no-such/secret-42').expect(404);
    const order = orderPayload([{ product: product._id, size: 'M' }]);
    const place = () => agent.post('/api/v1/order/new').set('Idempotency-Key', 'once').send(order);
    await place().expect(201);
    await place().expect(201);
    await agent.post('/api/v1/order/new').send(order).expect(409);

    const samples = await read();
    const asked = (labels: Record<string, string>) =>
      valueOf(samples, 'estore_http_request_duration_seconds_count', labels);
    expect(asked({ method: 'POST', route: '/register', status: '201' })).toBe(1);
    expect(asked({ route: '/login', status: '401' })).toBe(1);
    expect(asked({ route: '/product/:id', status: '200' })).toBe(1);
    expect(asked({ route: '/product/:id', status: '400' })).toBe(1);
    expect(asked({ route: 'none', status: '404' })).toBe(1);
    expect(asked({ route: '/order/new', status: '201' })).toBe(2);
    expect(valueOf(samples, 'estore_orders_placed_total')).toBe(1);
    expect(valueOf(samples, 'estore_orders_refused_total', { reason: 'OUT_OF_STOCK' })).toBe(1);
    expect(valueOf(samples, 'estore_sign_ins_refused_total', { reason: 'INVALID_CREDENTIALS' })).toBe(1);
    expect(valueOf(samples, 'estore_products_sold_out')).toBe(1);
    expect(JSON.stringify(samples)).not.toMatch(/secret-42|@example\.com/);
  });

  it('tells of the outbox, the connections to the database and the process', async () => {
    await waitUntil(
      async () => (valueOf(await read(), 'estore_mails_tried_total', { outcome: 'failed' }) ?? 0) > 0,
    );
    const samples = await read();
    expect(valueOf(samples, 'estore_database_up')).toBe(1);
    expect(valueOf(samples, 'estore_outbox_mails', { state: 'pending' })).toBe(2);
    expect(valueOf(samples, 'estore_outbox_mails', { state: 'dead' })).toBe(0);
    expect(valueOf(samples, 'estore_outbox_oldest_seconds')).toBeGreaterThan(0);
    expect(valueOf(samples, 'estore_mongodb_pool_open')).toBeGreaterThan(0);
    await waitUntil(async () => valueOf(await read(), 'estore_mongodb_pool_waiting') === 0);
    expect(valueOf(samples, 'estore_worker_last_beat_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
    expect(valueOf(samples, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
    expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    expect(valueOf(samples, 'estore_build_info', { node: process.versions.node })).toBe(1);
    expect(valueOf(samples, 'estore_backup_last_success_timestamp_seconds')).toBeUndefined();
    await database.heartbeats.create({
      _id: 'backup',
      at: new Date('2026-11-20T00:00:00Z'),
      file: 'x.tar.gz',
    });
    expect(valueOf(await read(), 'estore_backup_last_success_timestamp_seconds')).toBe(1_795_132_800);
  });

  it('are those that docs/operations.md explains, all of them and no others', async () => {
    const text = await (await fetch(`${api.metricsUrl}/metrics`)).text();
    const offered = [...text.matchAll(/^# TYPE (estore_\w+)/gm)].map(([, name]) => name!);
    const guide = readFileSync(new URL('../../../../../docs/operations.md', import.meta.url), 'utf8');
    const explained = [...guide.matchAll(/^\| `(estore_\w+)/gm)].map(([, name]) => name!);
    expect(explained.toSorted()).toEqual(offered.toSorted());
  });

  it('has every figure that the dashboard and the alerts of docker/observability ask for', async () => {
    const text = await (await fetch(`${api.metricsUrl}/metrics`)).text();
    const offered = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
    for (const file of ['alerts.yml', 'dashboards/e-store.json']) {
      const asking = readFileSync(
        new URL(`../../../../../docker/observability/${file}`, import.meta.url),
        'utf8',
      );
      const asked = [...asking.matchAll(/\b(?:estore|nodejs|process)_\w+/g)].map(([name]) => name);
      expect(asked.length).toBeGreaterThan(10);
      const unknown = asked.filter(
        (name) => !offered.has(name) && !offered.has(name.replace(/_(bucket|count|sum)$/, '')),
      );
      expect([file, unknown]).toEqual([file, []]);
    }
  });

  it('are at a port of their own, and nothing else is', async () => {
    await request(api.url).get('/metrics').expect(404);
    for (const path of ['/', '/api/v1/products', '/metrics/x'])
      expect((await fetch(`${api.metricsUrl}${path}`)).status).toBe(404);
    expect((await fetch(`${api.metricsUrl}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('say that the database is away instead of telling what was', async () => {
    const nowhere = { ...config, mongodbUri: 'mongodb://127.0.0.1:9/x?serverSelectionTimeoutMS=500' };
    const alone = await start(nowhere, quiet);
    const samples = await readSamples(`${alone.metricsUrl}/metrics`);
    expect(valueOf(samples, 'estore_database_up')).toBe(0);
    expect(valueOf(samples, 'estore_outbox_oldest_seconds')).toBeUndefined();
    await alone.stop();
  });

  it('name the variable when their port is taken, and leave no API behind', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const metricsPort = typeof address === 'object' ? address!.port : 0;
    await expect(start({ ...config, metricsPort }, quiet)).rejects.toThrow(
      `METRICS_PORT ${metricsPort} is taken by another program.`,
    );
    other.close();
  });
});
