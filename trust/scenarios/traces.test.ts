import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ReceivedSpan, startTraceReceiver } from '@e-store/server/testing/start-trace-receiver';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';
import { childEnv } from '../../scripts/shop/child-env.js';
import { atMost } from '../config.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const END_MS = 12_000;
const READY_MS = 30_000;

let shop: Shop;
let product: string;
beforeAll(async () => {
  shop = await startShop();
  product = await shop.staff.addProduct(10);
});
afterAll(() => shop.stop());

const children: ChildProcess[] = [];
const receivers: Awaited<ReturnType<typeof startTraceReceiver>>[] = [];
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(receivers.splice(0).map((receiver) => receiver.stop()));
});

async function untilReady(url: string): Promise<void> {
  const over = performance.now() + READY_MS;
  for (;;) {
    const answer = await fetch(`${url}/readyz`);
    await answer.arrayBuffer();
    if (answer.status === 200) return;
    if (performance.now() > over) throw new Error('It does not become ready.');
    await wait(50);
  }
}

async function run(app: 'api' | 'web', file: string, more: Record<string, string>) {
  const probe = path.join(root, 'trust/inside/loaded.js');
  const child = fork(path.join(root, 'apps', app, 'dist', file), {
    env: childEnv(app, { ...shop.values, API_PORT: '0', WEB_PORT: '0', ...more }, more),
    execArgv: ['--import', probe],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const nextMessage = async () => {
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(([status]) => Promise.reject(new Error(`${file} ended with ${status}.`))),
    ])) as [{ type: string; url?: string; loaded?: string[] }];
    return message;
  };
  const { url = '' } = await nextMessage();
  await untilReady(url);
  return {
    url,
    loaded: async () => {
      const answer = nextMessage();
      child.send('what is loaded?');
      return (await answer).loaded;
    },
    end: async () => {
      const before = performance.now();
      const exit = once(child, 'exit') as Promise<[number]>;
      child.kill('SIGTERM');
      const [status] = await exit;
      return { status, ms: performance.now() - before };
    },
  };
}

/** Even after a failed test, so that the run can end. */
async function receive(...does: Parameters<typeof startTraceReceiver>) {
  const receiver = await startTraceReceiver(...does);
  receivers.push(receiver);
  return receiver;
}

const programs = [
  ['the API', 'api', 'main.js', {}],
  ['the worker', 'api', 'worker.js', { WORKER_PORT: '0' }],
  ['the web server', 'web', 'server/main.js', {}],
] as const;

describe.each(programs)('%s', (_name, app, file, settings) => {
  it('loads nothing of OpenTelemetry without an endpoint', async () => {
    const program = await run(app, file, { ...settings, API_URL: shop.api.url });
    expect(await program.loaded()).toEqual([]);
    expect((await program.end()).status).toBe(0);
  });

  it('loads it where there is one, and ends in time though nobody is there', async () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:9';
    const program = await run(app, file, { ...settings, API_URL: shop.api.url, OTEL_EXPORTER_OTLP_ENDPOINT });
    expect(await program.loaded()).not.toEqual([]);
    const { status, ms } = await program.end();
    expect(status).toBe(0);
    expect(ms).toBeLessThan(atMost(END_MS));
  });
});

it('a page is one trace, from the web server over the API to the database', async () => {
  const receiver = await receive();
  const traced = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url };
  const api = await run('api', 'main.js', traced);
  const web = await run('web', 'server/main.js', { ...traced, API_URL: api.url });
  const answer = await fetch(`${web.url}/product/${product}`, {
    headers: { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
  });
  expect(answer.status).toBe(200);
  await answer.text();

  const partOf =
    ({ spanId }: ReceivedSpan) =>
    (span: ReceivedSpan) =>
      span.parentSpanId === spanId;
  const page = await receiver.until(({ name }) => name === 'GET /product/:id');
  expect(page).toMatchObject({ service: 'e-store-web', parentSpanId: undefined });
  expect(page.traceId).not.toBe('0af7651916cd43dd8448eb211c80319c');
  const call = await receiver.until((span) => partOf(page)(span) && span.name === 'GET /api/v1/product/:id');
  expect(call).toMatchObject({ service: 'e-store-api', kind: 'server', traceId: page.traceId });
  const command = await receiver.until((span) => partOf(call)(span) && span.name.endsWith(' products'));
  expect(command).toMatchObject({ service: 'e-store-api', kind: 'client', traceId: page.traceId });
  expect(receiver.asked.map(({ body }) => body).join()).not.toContain(product);
  await web.end();
  await api.end();
});

const CALLS = 200;
const askFor = async (url: string): Promise<number> => {
  const answer = await fetch(`${url}/api/v1/product/${product}`);
  await answer.arrayBuffer();
  return answer.status;
};

it('a service for traces that hangs holds up neither answers nor the end', async () => {
  const receiver = await receive('hangs');
  const api = await run('api', 'main.js', { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url });
  for (let turn = 0; turn < CALLS; turn += 2) {
    expect(await Promise.all([askFor(api.url), askFor(api.url)])).toEqual([200, 200]);
  }
  // Spans are exported in timed batches.
  for (let tries = 0; receiver.asked.length === 0 && tries < 400; tries += 1) await wait(50);
  expect(receiver.asked).not.toEqual([]);
  const { status, ms } = await api.end();
  expect(status).toBe(0);
  expect(ms).toBeLessThan(atMost(END_MS));
});
