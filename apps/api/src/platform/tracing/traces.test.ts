import { Writable } from 'node:stream';
import { startTracing } from '@e-store/server/start-tracing';
import {
  type ReceivedSpan,
  startTraceReceiver,
  type TraceReceiver,
} from '@e-store/server/testing/start-trace-receiver';
import { readTraceSettings } from '@e-store/server/trace-settings';
import { inSpan } from '@e-store/server/tracing';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { startScriptedSmtp } from '../../testing/start-scripted-smtp.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

type Line = { msg: string; traceId?: string; req?: { path: string } };
const lines: string[] = [];
const stream = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(String(chunk));
    done();
  },
});

const STRANGERS = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${STRANGERS}-b7ad6b7169203331-01`;

let receiver: TraceReceiver;
let mail: Awaited<ReturnType<typeof startScriptedSmtp>>;
let shop: TestShop;
beforeAll(async () => {
  receiver = await startTraceReceiver();
  mail = await startScriptedSmtp();
  const { traces } = readTraceSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  const tracing = await startTracing(traces, { name: 'e-store-api', version: '0', onLoss: () => {} });
  const log = pino({ level: 'info' }, stream);
  shop = await startTestShop({ tracing, log, config: { smtpUrl: mail.smtpUrl } });
});
afterAll(async () => {
  await shop.stop();
  await mail.stop();
  await receiver.stop();
});

const rootOf = (traceId: string) =>
  receiver.until((span) => span.traceId === traceId && span.kind === 'server');
const partsOf = ({ spanId }: ReceivedSpan) =>
  receiver.spans.filter(({ parentSpanId }) => parentSpanId === spanId);
const lastLine = (path: string) => {
  const found = lines.map((line) => JSON.parse(line) as Line).findLast(({ req }) => req?.path === path);
  if (!found) throw new Error(`No line of ${path}`);
  return found;
};
const traceOf = (path: string) => lastLine(path).traceId ?? 'none';

describe('a trace of the API', () => {
  it('has a span by the pattern of the route, with the commands to the database as its parts', async () => {
    const { _id } = await shop.addProduct({ name: 'Indigo kurta' });
    await shop
      .request()
      .get(`/api/v1/product/${String(_id)}?keyword=very-private`)
      .expect(200);
    const root = await rootOf(traceOf(`/api/v1/product/${String(_id)}`));
    expect(root).toMatchObject({
      name: 'GET /api/v1/product/:id',
      service: 'e-store-api',
      parentSpanId: undefined,
      hasFailed: false,
      attributes: {
        'http.request.method': 'GET',
        'http.route': '/api/v1/product/:id',
        'http.response.status_code': 200,
        'url.scheme': 'http',
      },
    });
    const parts = partsOf(root);
    expect(parts).not.toEqual([]);
    expect(parts).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/^(find|aggregate) products$/),
        kind: 'client',
        attributes: expect.objectContaining({
          'db.system.name': 'mongodb',
          'db.collection.name': 'products',
          'db.namespace': shop.database.connection.name,
          'server.port': expect.any(Number),
        }),
      }),
    );
  });

  it('is named once in the line of the log', async () => {
    await shop.request().get('/api/v1/store').expect(200);
    const line = lines.findLast((one) => one.includes('"/api/v1/store"')) ?? '';
    expect(line.match(/"traceId":"[0-9a-f]{32}"/g)).toHaveLength(1);
  });

  it('tells why a call was refused, which is no failure of ours', async () => {
    await shop.request().get('/api/v1/products?page=x').expect(400);
    expect(await rootOf(traceOf('/api/v1/products'))).toMatchObject({
      hasFailed: false,
      attributes: { 'http.response.status_code': 400, 'estore.code': 'VALIDATION_FAILED' },
    });
    await shop.request().get('/api/v1/nowhere/at/all').expect(404);
    const nowhere = await rootOf(traceOf('/api/v1/nowhere/at/all'));
    expect(nowhere.name).toBe('GET');
    expect(nowhere.attributes).not.toHaveProperty('http.route');
  });

  it('says that a slip of ours is one', async () => {
    const { read } = shop.search;
    shop.search.read = async () => {
      throw new TypeError('a slip about asha@example.com');
    };
    try {
      await shop.request().get('/api/v1/products?keyword=x').expect(500);
    } finally {
      shop.search.read = read;
    }
    expect(await rootOf(traceOf('/api/v1/products'))).toMatchObject({
      hasFailed: true,
      attributes: { 'http.response.status_code': 500, 'error.type': '500' },
    });
  });

  it('goes on with that of the web server, and ignores a stranger’s', async () => {
    const ask = async (headers: Record<string, string>) => {
      await shop
        .request()
        .get('/api/v1/store')
        .set({ traceparent: TRACEPARENT, ...headers })
        .expect(200);
      return rootOf(traceOf('/api/v1/store'));
    };
    const { internalSecret } = shop.config;
    expect(await ask({ 'x-internal-secret': internalSecret })).toMatchObject({
      traceId: STRANGERS,
      parentSpanId: 'b7ad6b7169203331',
    });
    for (const secret of ['', 'x'.repeat(internalSecret.length)]) {
      const span = await ask({ 'x-internal-secret': secret });
      expect(span.traceId).not.toBe(STRANGERS);
      expect(span.parentSpanId).toBeUndefined();
    }
  });

  it('tells by its number why a command failed, and nothing of what was asked for', async () => {
    const { users } = shop.database;
    const asked = inSpan(shop.tracing, 'a bad question', {}, () =>
      users.collection.aggregate([{ $match: { email: { $nonsense: 'asha@example.com' } } }]).toArray(),
    );
    await expect(asked).rejects.toThrow('$nonsense');
    const command = await receiver.until(({ name, hasFailed }) => hasFailed && name === 'aggregate users');
    expect(command.attributes).toMatchObject({
      'db.response.status_code': '2',
      'error.type': 'MongoServerError',
    });
  });

  it('follows password hashes, mails and jobs, and holds nothing of anybody', async () => {
    const person = registration({ mobile: '9123456780' });
    const agent = shop.agent();
    await agent.post('/api/v1/register').send(person).expect(201);
    const registered = await rootOf(traceOf('/api/v1/register'));
    expect(partsOf(registered).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['password hash', 'insert users']),
    );
    const login = await agent.post('/api/v1/login').send(person).expect(200);
    const { _id } = await shop.addProduct();
    await agent
      .post('/api/v1/order/new')
      .send(orderPayload([{ product: _id }]))
      .expect(201);
    await agent.put('/api/v1/password/reset/a-mailed-token').send({}).expect(400);
    await agent.get('/api/v1/products?keyword=a-private-word').expect(200);
    await shop.request().get('/healthz').expect(200);

    const sent = await receiver.until(({ name }) => name === 'mail order-placed');
    expect(sent.hasFailed).toBe(false);
    const job = await receiver.until(({ name }) => name === 'job stock alerts');
    expect(job.parentSpanId).toBeUndefined();
    await receiver.until(({ parentSpanId }) => parentSpanId === job.spanId);
    await rootOf(traceOf('/api/v1/products'));

    const written = receiver.asked.map(({ body }) => body).join('\n');
    const [cookie] = login.headers['set-cookie'] as unknown as string[];
    for (const secret of [
      person.password,
      person.email,
      person.lastname,
      '9123456780',
      '12 Lake Road',
      'a-mailed-token',
      'a-private-word',
      'very-private',
      'asha@example.com',
      'healthz',
      String(_id),
      cookie!.split(';')[0]!.split('=')[1]!,
      shop.config.jwtSecret,
      shop.config.internalSecret,
    ])
      expect(written).not.toContain(secret);
    expect(written).toContain('/api/v1/password/reset/:token');
  });

  it('has no attribute but those that are known to hold nothing of anybody', () => {
    const names = new Set(receiver.spans.flatMap(({ attributes }) => Object.keys(attributes)));
    expect([...names].toSorted()).toEqual([
      'db.collection.name',
      'db.namespace',
      'db.operation.name',
      'db.response.status_code',
      'db.system.name',
      'error.type',
      'estore.code',
      'estore.passwords.waiting',
      'http.request.method',
      'http.response.status_code',
      'http.route',
      'network.protocol.version',
      'server.address',
      'server.port',
      'url.scheme',
    ]);
  });

  it('takes no look of the shop itself into the outbox for a part of anything', () => {
    const roots = receiver.spans.filter(({ parentSpanId }) => parentSpanId === undefined);
    expect(roots.filter(({ kind }) => kind === 'client')).toEqual([]);
  });
});
