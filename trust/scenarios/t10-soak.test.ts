import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { selectBySize, DURATION_MINUTES, selectSizes } from '../config.ts';
import { formatWithGoal, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { createMixedCalls, isSuccess } from '../shop/mixed-calls.ts';
import { runAtRate } from '../shop/run-at-rate.ts';
import type { Shopper } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const size = selectSizes({
  full: { minutes: DURATION_MINUTES ?? 60, shoppers: 40, warmUpSeconds: 120 },
  short: { minutes: 0.05, shoppers: 3, warmUpSeconds: 1 },
});
const perSecond = selectBySize({ full: 50, short: 20 });
const EVERY_S = 30;
/** Memory is judged from here on, after caches have filled. */
const WARM_UP_S = selectBySize({ full: Math.min(600, (size.minutes * 60) / 2), short: 0 });
const HEAP_GROWTH_PERCENT = 5;
const RSS_MB_A_MINUTE = 0.5;
const RSS_MB = 300;
const LOOP_MS = 50;
const OTHER_FILES = 20;
const MB = 1024 * 1024;

let shop: Shop;
let shoppers: Shopper[];
let products: string[];
beforeAll(async () => {
  shop = await startShop();
  shoppers = await shop.signUpMany(size.shoppers);
  products = [];
  for (let made = 0; made < 12; made += 1) products.push(await shop.staff.addProduct(100_000));
});
afterAll(() => shop.stop());

type Sample = { seconds: number; rssMb: number; heapMb: number; fds: number };

async function sample(startedAt: number): Promise<Sample> {
  await shop.api.internals.collectGarbage();
  const { rssBytes, heapBytes, fds } = await shop.api.internals.readMetrics();
  return {
    seconds: (performance.now() - startedAt) / 1000,
    rssMb: rssBytes / MB,
    heapMb: heapBytes / MB,
    fds,
  };
}

function computeSlope(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = {
    x: mean(samples.map(({ seconds }) => seconds)),
    y: mean(samples.map(({ rssMb }) => rssMb)),
  };
  const spread = samples.reduce((sum, { seconds }) => sum + (seconds - middle.x) ** 2, 0);
  const rise = samples.reduce(
    (sum, { seconds, rssMb }) => sum + (seconds - middle.x) * (rssMb - middle.y),
    0,
  );
  return spread === 0 ? 0 : (60 * rise) / spread;
}

it('answers everybody for as long as it runs, and grows by nothing [G12] [T10]', async () => {
  const { call } = createMixedCalls(shop, shoppers, products);
  await runAtRate({ perSecond, seconds: size.warmUpSeconds }, call);

  const startedAt = performance.now();
  const samples = [await sample(startedAt)];
  await shop.api.internals.resetLoop();
  const pauses: number[] = [];
  let isOver = false;
  const sampling = (async () => {
    for (let due = EVERY_S * 1000; !isOver; due += EVERY_S * 1000) {
      while (!isOver && performance.now() - startedAt < due) await wait(200);
      if (isOver) return;
      const { loopP99Ms } = await shop.api.internals.readMetrics();
      pauses.push(loopP99Ms);
      samples.push(await sample(startedAt));
      await shop.api.internals.resetLoop(); // Requested garbage collection pauses the loop.
    }
  })();
  const answers = await runAtRate({ perSecond, seconds: size.minutes * 60 }, call);
  pauses.push((await shop.api.internals.readMetrics()).loopP99Ms);
  isOver = true;
  await sampling;
  samples.push(await sample(startedAt));

  const statuses = tally(answers.map(({ status }) => status));
  const [first, last] = [samples[0] as Sample, samples.at(-1) as Sample];
  const growth = (100 * (last.heapMb - first.heapMb)) / first.heapMb;
  const slope = computeSlope(samples.filter(({ seconds }) => seconds >= WARM_UP_S));
  const mostRss = Math.max(...samples.map(({ rssMb }) => rssMb));
  const pause = Math.round(percentile(pauses, 50));
  const invariants = await shop.expectConsistent();
  reportMetrics('T10', 'G12', {
    minutes: size.minutes,
    'requests a second': perSecond,
    requests: answers.length,
    'answers by status': Object.entries(statuses)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
    errors: answers.filter(({ status }) => !isSuccess(status)).length,
    'p95 ms': percentile(
      answers.map(({ ms }) => ms),
      95,
    ),
    'heap after collection MB': `${first.heapMb.toFixed(1)} → ${last.heapMb.toFixed(1)} (${growth.toFixed(1)} %, goal ${HEAP_GROWTH_PERCENT} %)`,
    'RSS MB a minute': `${slope.toFixed(2)} (goal ${RSS_MB_A_MINUTE})`,
    'RSS at most MB': formatWithGoal(Math.round(mostRss), RSS_MB),
    'event loop p99 ms, median of half minutes': formatWithGoal(pause, LOOP_MS),
    'open files': `${first.fds} → ${last.fds}`,
    'invariants clean': invariants,
  });
  // On a shared machine, timeouts and 503 are accepted.
  const toleratedStatuses = selectBySize<string[]>({ full: [], short: ['0', '503'] });
  expect(
    Object.keys(statuses).filter(
      (status) => !isSuccess(Number(status)) && !toleratedStatuses.includes(status),
    ),
  ).toEqual([]);
  expect(last.fds).toBeLessThanOrEqual(first.fds + OTHER_FILES);
  // Short runs and shared machines cannot judge memory and pauses.
  if (selectBySize({ full: false, short: true })) return;
  expect(growth).toBeLessThan(HEAP_GROWTH_PERCENT);
  expect(slope).toBeLessThan(RSS_MB_A_MINUTE);
  expect(mostRss).toBeLessThan(RSS_MB);
  expect(pause).toBeLessThan(LOOP_MS);
});
