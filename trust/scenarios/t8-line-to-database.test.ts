import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { atMost, inSize, sized } from '../config.ts';
import { attemptOrder } from '../shop/attempt.ts';
import { gatherPeople, type Person } from '../shop/crowd.ts';
import { failures, look, type Met, order } from '../shop/errand.ts';
import { beside, percentile, reportFigures, tally } from '../shop/figures.ts';
import { type CommitTrap, type Line, startLine, type Trouble } from '../shop/line.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { seconds, rounds, count } = sized({
  full: { seconds: 60, rounds: 20, count: 10 },
  short: { seconds: 1, rounds: 1, count: 3 },
});
/** Longer than the API waits for a commit, so that nobody is told what became of it. */
const holdSeconds = inSize({ full: 30, short: 10 });
const traps = inSize<CommitTrap[]>({ full: ['lost', 'unanswered'], short: ['unanswered'] });
/** So that nobody comes to the thousand open orders that an account may have, however fast the shop is. */
const LOOKS_AN_ORDER = inSize({ full: 12, short: 1 });
const P95_MS = 1500;
/** The deadline of a request, and what the answer takes to be written and read. */
const ANSWERED_MS = 8000 + 500;
const BASELINE_AGAIN_MS = 30_000;

let line: Line;
let shop: Shop;
let people: Person[];
beforeAll(async () => {
  line = await startLine();
  shop = await startShop({ line });
  people = await gatherPeople(shop, count);
});
afterAll(async () => {
  await shop.stop();
  await line.stop();
});

/** All look around and order, each one thing after the other, for a while. */
async function visit(duration: number): Promise<Met[]> {
  const end = performance.now() + duration * 1000;
  const visits = people.map(async ({ shopper, product }, person) => {
    const met: Met[] = [];
    do {
      for (let turn = 0; turn < LOOKS_AN_ORDER; turn += 1) met.push(await look(shopper, person + met.length));
      met.push(await order(shopper, [{ product, quantity: 1 }]));
    } while (performance.now() < end);
    return met;
  });
  return (await Promise.all(visits)).flat();
}

const timesOf = (met: Met[], what: Met['what']) => met.filter((one) => one.what === what).map(({ ms }) => ms);
const p95s = (met: Met[]) =>
  `a look p95 ${percentile(timesOf(met, 'look'), 95)} ms, an order p95 ${percentile(timesOf(met, 'order'), 95)} ms`;

async function visitIn(trouble: Trouble): Promise<Met[]> {
  line.be(trouble);
  const met = await visit(seconds);
  line.be({});
  return met;
}

/** On such a line all goes its way, if not as fast. */
async function expectServed(trouble: Trouble): Promise<Met[]> {
  const met = await visitIn(trouble);
  expect(failures(met)).toEqual({});
  return met;
}

/** Everybody orders once, in one go or in several. Answers what they met on the way. */
async function orderAll(): Promise<(number | 'lost')[]> {
  const outcomes = await Promise.all(
    people.map(({ shopper, product }) => attemptOrder(shopper, [{ product, quantity: 1 }])),
  );
  expect(outcomes.map(({ answer }) => answer.status)).toEqual(people.map(() => 201));
  return outcomes.flatMap(({ met }) => met);
}

/** All order at once, and from the first commit on nothing passes for a while. */
async function orderThroughHold(trap: CommitTrap): Promise<(number | 'lost')[]> {
  const held = line.holdAtCommit(trap);
  const ordered = orderAll();
  await held;
  await wait(holdSeconds * 1000);
  line.release();
  return ordered;
}

/** Until no more connections are open than before the trouble. */
async function untilBaseline(baseline: number): Promise<number> {
  const before = performance.now();
  while (line.connections() > baseline) {
    if (performance.now() - before > atMost(BASELINE_AGAIN_MS))
      throw new Error(`${line.connections()} connections are open instead of ${baseline}.`);
    await wait(100);
  }
  return performance.now() - before;
}

it('makes one order of each, and answers in time, over whatever line to the database', async () => {
  const well = await expectServed({});
  const baseline = line.connections();
  const slow = await expectServed({ delayMs: 200, jitterMs: 100 });
  const cut = await expectServed({ pieceBytes: 1 });
  const narrow = await expectServed({ bytesPerSecond: 56_000 });

  const stuck = await visitIn({ delayMs: 5000 });
  const stuckMs = percentile(
    stuck.map(({ ms }) => ms),
    100,
  );
  // What was known without the database may still be told.
  expect(stuck.filter(({ status }) => status !== 503 && status !== 200)).toEqual([]);

  const reset: (number | 'lost')[] = [];
  line.be({ resets: 0.05 });
  for (let round = 0; round < rounds; round += 1) reset.push(...(await orderAll()));
  line.be({});

  const unknown: (number | 'lost')[] = [];
  for (const trap of traps) unknown.push(...(await orderThroughHold(trap)));
  expect(unknown.length).toBeGreaterThan(0);
  expect([...reset, ...unknown].filter((met) => met !== 503)).toEqual([]);
  const again = await untilBaseline(baseline);
  await expectServed({});
  const invariants = await shop.expectSound();
  const lookMs = percentile(timesOf(slow, 'look'), 95);
  reportFigures('T8', 'G3', {
    'seconds a trouble': seconds,
    shoppers: people.length,
    orders: shop.acknowledged.count(),
    'lost or doubled': 0,
    'no trouble': p95s(well),
    '+200 ± 100 ms': `0 errors, a look p95 ms ${beside(lookMs, P95_MS)}, an order p95 ms ${beside(percentile(timesOf(slow, 'order'), 95), P95_MS)}`,
    'in pieces of 1 byte': `0 errors, ${p95s(cut)}`,
    '56 kB/s': `0 errors, ${p95s(narrow)}`,
    '+5 s': `${tally(stuck.map(({ status }) => status))[503] ?? 0} answers of 503, slowest ms ${beside(stuckMs, ANSWERED_MS)}`,
    '5 of 100 answers a reset': `${rounds * people.length} orders, ${reset.length} answers of 503 on the way`,
    [`nothing passes for ${holdSeconds} s, from a commit on`]: `${traps.length * people.length} orders, ${unknown.length} answers of 503 on the way`,
    'connections before': baseline,
    'no more again after ms': beside(Math.round(again), BASELINE_AGAIN_MS),
    'invariants clean': invariants,
  });
  expect(lookMs).toBeLessThanOrEqual(atMost(P95_MS));
  expect(stuckMs).toBeLessThanOrEqual(atMost(ANSWERED_MS));
  expect(again).toBeLessThanOrEqual(atMost(BASELINE_AGAIN_MS));
});
