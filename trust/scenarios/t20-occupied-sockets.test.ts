import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { atMost, selectBySize, selectSizes } from '../config.ts';
import { createBrowser, type BrowseResult } from '../shop/browse.ts';
import { formatWithGoal, percentile, reportMetrics } from '../shop/metrics.ts';
import { runAtRate } from '../shop/run-at-rate.ts';
import { sendEndlessly } from '../shop/send-endlessly.ts';
import { maxSockets, openConnections } from '../shop/sockets.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const size = selectSizes({
  full: { slow: 500, idle: 10_000, seconds: 20, bodies: 20 },
  short: { slow: 100, idle: 1000, seconds: 2, bodies: 1 },
});
const idleCount = Math.min(size.idle, maxSockets() - size.slow);
const BROWSING_A_SECOND = 20;
const BODY_BYTES = 100_000_000;
/** Bytes in transit before the response. */
const MAX_SENT_BYTES = 20_000_000;
const MAX_GROWTH = 2;
const NOISE_MS = 25;
const UNANSWERED_MS = 60_000;
/** Above this baseline p95, `npm test` judges no times. */
const BUSY_MS = 50;
/** The server's header timeout is ten seconds, checked every two. */
const ENDED_WITHIN_MS = 15_000;
const OTHER_FILES = 20;

let shop: Shop;
let browse: (turn: number) => Promise<BrowseResult>;
beforeAll(async () => {
  shop = await startShop();
  const products = [await shop.staff.addProduct(10), await shop.staff.addProduct(10)];
  browse = createBrowser(shop.api.url, products);
});
afterAll(() => shop.stop());

async function p95(seconds = size.seconds): Promise<number> {
  const seen = await runAtRate({ perSecond: BROWSING_A_SECOND, seconds }, browse);
  return percentile(
    seen.map(({ status, ms }) => (status === 200 ? ms : UNANSWERED_MS)),
    95,
  );
}

async function until(isSo: () => boolean | Promise<boolean>, limitMs: number): Promise<number> {
  const before = performance.now();
  while (!(await isSo())) {
    if (performance.now() - before > limitMs) throw new Error(`Not so within ${limitMs} ms.`);
    await wait(50);
  }
  return performance.now() - before;
}

const countOpenFiles = async () => (await shop.api.internals.readMetrics()).fds;

it('serves everybody else while its sockets are held, ends the slow and the endless, and frees them all [T20]', async () => {
  await p95(1);
  const alone = await p95();
  const filesBefore = await countOpenFiles();

  const crowd = await openConnections(shop.api.url, idleCount, 'GET /healthz HTTP/1.1\r\nHost: shop\r\n\r\n');
  await until(() => crowd.every(({ received }) => received.includes('"ok"')), 60_000);
  const besideIdle = await p95();

  const slow = await openConnections(
    shop.api.url,
    size.slow,
    'GET /api/v1/store HTTP/1.1\r\nHost: shop\r\nX-',
  );
  const drip = setInterval(() => {
    for (const { socket, isClosed } of slow) if (!isClosed) socket.write('a');
  }, 1000);
  const begun = performance.now();
  const besideSlow = await p95();
  const filesAtMost = await countOpenFiles();
  await until(() => slow.every(({ isClosed }) => isClosed), 4 * ENDED_WITHIN_MS);
  clearInterval(drip);
  const endedMs = Math.round(Math.max(...slow.map(({ closedAt }) => closedAt)) - begun);
  expect(slow.filter(({ received }) => received.startsWith('HTTP/1.1 408'))).toHaveLength(size.slow);
  for (const { socket } of crowd) socket.destroy();

  const login = `${shop.api.url}/api/v1/login`;
  const bodies = {
    'as it is': { headers: {}, chunk: Buffer.alloc(64 * 1024, 'a') },
    packed: { headers: { 'Content-Encoding': 'gzip' }, chunk: gzipSync(Buffer.alloc(BODY_BYTES, 'a')) },
  };
  const sending = Object.values(bodies).flatMap((body) =>
    Array.from({ length: size.bodies }, () => sendEndlessly(login, { ...body, bytes: BODY_BYTES })),
  );
  const besideBodies = await p95();
  for (const { status, sent } of await Promise.all(sending)) {
    expect(status).toBe(413);
    expect(sent).toBeLessThan(MAX_SENT_BYTES);
  }

  await until(async () => (await countOpenFiles()) <= filesBefore + OTHER_FILES, 30_000);
  const invariants = await shop.expectConsistent();
  const times = { besideIdle, besideSlow, besideBodies };
  reportMetrics('T20', 'T20', {
    'idle connections': `${idleCount}${idleCount < size.idle ? ` of ${size.idle}, as many files as may be open` : ''}`,
    'connections with slow headers': size.slow,
    'answered 408': size.slow,
    'slow requests ended after ms': formatWithGoal(endedMs, ENDED_WITHIN_MS),
    'bodies of 100 MB, half compressed': sending.length,
    'answered 413': sending.length,
    ...(alone > BUSY_MS && { 'the machine': 'was busy before' }),
    'browsing p95 ms, alone': alone,
    'with idle connections': formatWithGoal(besideIdle, alone * MAX_GROWTH),
    'with slow requests': formatWithGoal(besideSlow, alone * MAX_GROWTH),
    'with large bodies': formatWithGoal(besideBodies, alone * MAX_GROWTH),
    'open files before': filesBefore,
    'at most': filesAtMost,
    'at the end': await countOpenFiles(),
    'invariants clean': invariants,
  });
  if (selectBySize({ full: false, short: alone > BUSY_MS })) return;
  for (const ms of Object.values(times))
    expect(ms).toBeLessThanOrEqual(alone * MAX_GROWTH + atMost(NOISE_MS));
  expect(endedMs).toBeLessThanOrEqual(atMost(ENDED_WITHIN_MS));
});
