import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import pino from 'pino';
import { startTestShop, type TestShop } from './testing/start-test-shop.ts';
import { waitUntil } from './testing/wait-until.ts';
import { placeTestOrder } from './testing/placed-order.ts';
import { readSamples } from '@e-store/server/testing/read-samples';
import { startScriptedSmtp } from './testing/start-scripted-smtp.ts';
import { startWorker } from './worker.ts';

const quiet = { log: pino({ level: 'silent' }) };
let smtp: Awaited<ReturnType<typeof startScriptedSmtp>>;
let shop: TestShop;
beforeAll(async () => {
  smtp = await startScriptedSmtp({ slowMs: 300 });
  shop = await startTestShop({ config: { smtpUrl: smtp.smtpUrl, workerPort: 0 } });
});
afterAll(async () => {
  await shop.stop();
  await smtp.stop();
});
afterEach(() => smtp.fail('none'));

const waiting = () => shop.database.outboxMails.countDocuments({ state: 'pending' });
const sent = () => shop.database.outboxMails.countDocuments({ state: 'sent' });

describe('a worker of its own', () => {
  it('sends what the API leaves alone, gives signs of life, and tells of its health', async () => {
    await placeTestOrder(shop);
    await wait(2_500);
    expect(await waiting()).toBe(2);
    expect(await shop.database.heartbeats.findById('worker')).toBeNull();
    const worker = await startWorker({ ...shop.config }, { ...quiet, now: shop.now });
    await waitUntil(async () => (await sent()) === 2);
    expect(smtp.mails).toHaveLength(2);
    expect(await (await fetch(`${worker.url}/healthz`)).json()).toEqual({ status: 'ok' });
    expect(await (await fetch(`${worker.url}/readyz`)).json()).toEqual({ status: 'ready' });
    const beat = await shop.database.heartbeats.findById('worker').lean();
    expect(beat).toMatchObject({ at: shop.now(), startedAt: shop.now(), isOwnProcess: true });
    const samples = await readSamples(`${worker.url}/metrics`);
    const tried = samples.find(({ name }) => name === 'estore_mails_tried_total');
    expect(tried).toMatchObject({ labels: { outcome: 'sent' }, value: 2 });
    expect(samples.map(({ name }) => name)).toContain('nodejs_eventloop_lag_p99_seconds');
    await worker.stop();
    await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow('fetch failed');
  });

  it('is not ready while the database is away, and well all the same [R81]', async () => {
    const away = { ...shop.config, mongodbUri: 'mongodb://127.0.0.1:9/x' };
    const worker = await startWorker(away, quiet);
    expect((await fetch(`${worker.url}/healthz`)).status).toBe(200);
    const answer = await fetch(`${worker.url}/readyz`);
    expect([answer.status, await answer.json()]).toEqual([503, { status: 'starting', database: 'away' }]);
    await worker.stop();
  });

  it('needs to be told its port', async () => {
    await expect(startWorker({ ...shop.config, workerPort: undefined }, quiet)).rejects.toThrow(
      /^WORKER_PORT is required/,
    );
  });
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

it('the worker that is told to stop finishes the mail that is on its way, so that it goes out once [R84]', async () => {
  const before = { mails: smtp.mails.length, sent: await sent() };
  smtp.fail('slow');
  await placeTestOrder(shop);
  await shop.database.outboxMails.updateMany({ state: 'pending' }, { $set: { dueAt: new Date() } });
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const { mongodbUri, jwtSecret, internalSecret } = shop.config;
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--conditions=source', '--import', 'tsx', 'apps/api/src/worker.ts'],
    {
      cwd: root,
      env: {
        MONGODB_URI: mongodbUri,
        JWT_SECRET: jwtSecret,
        INTERNAL_SECRET: internalSecret,
        SMTP_URL: smtp.smtpUrl,
        WORKER_PORT: '0',
      },
      stdio: 'ignore',
    },
  );
  children.push(child);
  const ended = once(child, 'close');
  await waitUntil(() => smtp.mails.length > before.mails, 40_000);
  child.kill('SIGTERM');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(smtp.mails).toHaveLength(before.mails + 1);
  expect(await sent()).toBe(before.sent + 1);
});
