import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { atMost, selectBySize, selectSizes } from '../config.ts';
import { attemptOrder } from '../shop/attempt.ts';
import { signUpPeople, type Person } from '../shop/crowd.ts';
import { countFailures, visitPage, type Outcome, order } from '../shop/requests.ts';
import { formatWithGoal, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import {
  type CommitTrap,
  type DatabaseProxy,
  startDatabaseProxy,
  type NetworkFaults,
} from '../shop/database-proxy.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { seconds, rounds, count } = selectSizes({
  full: { seconds: 60, rounds: 20, count: 10 },
  short: { seconds: 1, rounds: 1, count: 3 },
});
/** Above the API's commit timeout, so that the outcome is unknown. */
const holdSeconds = selectBySize({ full: 30, short: 10 });
const traps = selectBySize<CommitTrap[]>({ full: ['lost', 'unanswered'], short: ['unanswered'] });
/** Below the limit of a thousand open orders per account. */
const LOOKS_AN_ORDER = selectBySize({ full: 12, short: 1 });
const P95_MS = 1500;
/** Request deadline plus writing and reading the response. */
const ANSWERED_MS = 8000 + 500;
const BASELINE_AGAIN_MS = 30_000;

let databaseProxy: DatabaseProxy;
let shop: Shop;
let people: Person[];
beforeAll(async () => {
  databaseProxy = await startDatabaseProxy();
  shop = await startShop({ databaseProxy });
  people = await signUpPeople(shop, count);
});
afterAll(async () => {
  await shop.stop();
  await databaseProxy.stop();
});

async function visit(duration: number): Promise<Outcome[]> {
  const end = performance.now() + duration * 1000;
  const visits = people.map(async ({ shopper, product }, person) => {
    const results: Outcome[] = [];
    do {
      for (let turn = 0; turn < LOOKS_AN_ORDER; turn += 1)
        results.push(await visitPage(shopper, person + results.length));
      results.push(await order(shopper, [{ product, quantity: 1 }]));
    } while (performance.now() < end);
    return results;
  });
  return (await Promise.all(visits)).flat();
}

const timesOf = (results: Outcome[], what: Outcome['what']) =>
  results.filter((one) => one.what === what).map(({ ms }) => ms);
const p95s = (results: Outcome[]) =>
  `browsing p95 ${percentile(timesOf(results, 'look'), 95)} ms, orders p95 ${percentile(timesOf(results, 'order'), 95)} ms`;

async function visitDuring(networkFaults: NetworkFaults): Promise<Outcome[]> {
  databaseProxy.setFaults(networkFaults);
  const results = await visit(seconds);
  databaseProxy.setFaults({});
  return results;
}

async function expectServed(networkFaults: NetworkFaults): Promise<Outcome[]> {
  const results = await visitDuring(networkFaults);
  expect(countFailures(results)).toEqual({});
  return results;
}

async function orderAll(): Promise<(number | 'lost')[]> {
  const outcomes = await Promise.all(
    people.map(({ shopper, product }) => attemptOrder(shopper, [{ product, quantity: 1 }])),
  );
  expect(outcomes.map(({ answer }) => answer.status)).toEqual(people.map(() => 201));
  return outcomes.flatMap(({ results }) => results);
}

async function orderThroughBlock(trap: CommitTrap): Promise<(number | 'lost')[]> {
  const commitHeld = databaseProxy.blockAtCommit(trap);
  const ordered = orderAll();
  await commitHeld;
  await wait(holdSeconds * 1000);
  databaseProxy.release();
  return ordered;
}

async function waitForBaseline(baseline: number): Promise<number> {
  const before = performance.now();
  while (databaseProxy.connections() > baseline) {
    if (performance.now() - before > atMost(BASELINE_AGAIN_MS))
      throw new Error(`${databaseProxy.connections()} connections are open instead of ${baseline}.`);
    await wait(100);
  }
  return performance.now() - before;
}

it('makes one order of each, and answers in time, over whatever line to the database [R82] [T8]', async () => {
  const well = await expectServed({});
  const baseline = databaseProxy.connections();
  const slow = await expectServed({ delayMs: 200, jitterMs: 100 });
  const cut = await expectServed({ chunkBytes: 1 });
  const narrow = await expectServed({ bytesPerSecond: 56_000 });

  const stuck = await visitDuring({ delayMs: 5000 });
  const stuckMs = percentile(
    stuck.map(({ ms }) => ms),
    100,
  );
  // Cached responses need no database.
  expect(stuck.filter(({ status }) => status !== 503 && status !== 200)).toEqual([]);

  const reset: (number | 'lost')[] = [];
  databaseProxy.setFaults({ resets: 0.05 });
  for (let round = 0; round < rounds; round += 1) reset.push(...(await orderAll()));
  databaseProxy.setFaults({});

  const unknown: (number | 'lost')[] = [];
  for (const trap of traps) unknown.push(...(await orderThroughBlock(trap)));
  expect(unknown.length).toBeGreaterThan(0);
  expect([...reset, ...unknown].filter((results) => results !== 503)).toEqual([]);
  const again = await waitForBaseline(baseline);
  await expectServed({});
  const invariants = await shop.expectConsistent();
  const lookMs = percentile(timesOf(slow, 'look'), 95);
  reportMetrics('T8', 'G3', {
    'seconds per fault': seconds,
    shoppers: people.length,
    orders: shop.acknowledged.count(),
    'lost or duplicated': 0,
    'no fault': p95s(well),
    '+200 ± 100 ms': `0 errors, browsing p95 ms ${formatWithGoal(lookMs, P95_MS)}, orders p95 ms ${formatWithGoal(percentile(timesOf(slow, 'order'), 95), P95_MS)}`,
    'in pieces of 1 byte': `0 errors, ${p95s(cut)}`,
    '56 kB/s': `0 errors, ${p95s(narrow)}`,
    '+5 s': `${tally(stuck.map(({ status }) => status))[503] ?? 0} answers of 503, slowest ms ${formatWithGoal(stuckMs, ANSWERED_MS)}`,
    '5 of 100 answers a reset': `${rounds * people.length} orders, ${reset.length} answers of 503 on the way`,
    [`no traffic for ${holdSeconds} s after a commit`]: `${traps.length * people.length} orders, ${unknown.length} answers of 503 on the way`,
    'connections before': baseline,
    'back to baseline after ms': formatWithGoal(Math.round(again), BASELINE_AGAIN_MS),
    'invariants clean': invariants,
  });
  expect(lookMs).toBeLessThanOrEqual(atMost(P95_MS));
  expect(stuckMs).toBeLessThanOrEqual(atMost(ANSWERED_MS));
  expect(again).toBeLessThanOrEqual(atMost(BASELINE_AGAIN_MS));
});
