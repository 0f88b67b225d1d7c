import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { atMost, selectBySize, selectSizes } from '../config.ts';
import { createCrowd, signUpPeople, type Person } from '../shop/crowd.ts';
import { countFailures, type Outcome } from '../shop/requests.ts';
import { formatWithGoal, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../shop/database-proxy.ts';
import { startAtRate } from '../shop/run-at-rate.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { stops } = selectSizes({ full: { stops: 20 }, short: { stops: 1 } });
const { perSecond, count } = selectBySize({
  full: { perSecond: 100, count: 10 },
  short: { perSecond: 20, count: 5 },
});
const proxyDelayMs = selectBySize({ full: 60, short: 20 });
const UNDER_LOAD_MS = 1500;
const LOOK_EVERY_MS = 50;
const ENDED_MS = 10_000;

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

const NO_VISIT = { what: 'look', status: 'away', ms: 0, reason: '', isConnectionClosing: false } as const;
type VisitOutcome = Outcome | typeof NO_VISIT;

function startKeepAliveCrowd() {
  const crowd = createCrowd(people);
  const gone = new Set<Person>();
  return {
    gone,
    load: startAtRate({ perSecond }, async (turn): Promise<VisitOutcome> => {
      const person = crowd.personOf(turn);
      if (gone.has(person)) return NO_VISIT;
      const outcomes = await crowd.visit(turn);
      if (outcomes.isConnectionClosing) gone.add(person);
      return outcomes;
    }),
  };
}

/** On new connections, until nothing listens. */
async function watchReadiness(): Promise<(number | string)[]> {
  const seen: (number | string)[] = [];
  for (;;) {
    const state = await askReadiness();
    if (state === 'ECONNREFUSED') return seen;
    seen.push(state);
    await wait(LOOK_EVERY_MS);
  }
}

const askReadiness = () =>
  new Promise<number | string>((resolve) => {
    get(`${shop.api.url}/readyz`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 'none');
    }).on('error', ({ code = 'lost' }: NodeJS.ErrnoException) => resolve(code));
  });

it('ends by SIGTERM under load without failing anybody, tells all to go, and is gone in time [G6] [T11]', async () => {
  const outcomes: Outcome[] = [];
  const ends: number[] = [];
  const inFlight: number[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    if (stop > 0) await shop.api.start();
    databaseProxy.setFaults({ delayMs: proxyDelayMs });
    const { gone, load } = startKeepAliveCrowd();
    await wait(UNDER_LOAD_MS);
    expect(await askReadiness()).toBe(200);
    const readiness = watchReadiness();
    const ended = shop.api.end();
    await wait(200);
    shop.api.signal('SIGTERM');
    const { how, ms } = await ended;
    const seen = (await load.stop()).filter((one): one is Outcome => one.status !== 'away');
    databaseProxy.setFaults({});
    expect(how).toBe('exit status 0');
    expect(gone.size).toBe(count);
    // Connections reset during the close are ignored.
    const states = [200, ...(await readiness).filter((state) => state !== 'ECONNRESET')];
    expect(states.filter((state, index) => state !== states[index - 1])).toEqual([200, 503]);
    ends.push(ms);
    outcomes.push(...seen);
    inFlight.push(
      seen.filter(({ what, isConnectionClosing }) => what === 'order' && isConnectionClosing).length,
    );
  }
  await shop.api.start();
  expect(countFailures(outcomes)).toEqual({});
  const invariants = await shop.expectConsistent();
  const orders = outcomes.filter(({ what }) => what === 'order').map(({ ms }) => ms);
  reportMetrics('T11', 'G6', {
    SIGTERM: stops,
    'requests a second': perSecond,
    requests: outcomes.length,
    orders: orders.length,
    'order p50 ms': percentile(orders, 50),
    'answered during shutdown': inFlight.reduce((sum, one) => sum + one, 0),
    'accepted requests that failed': 0,
    'connections closed':
      tally(outcomes.map(({ isConnectionClosing }) => String(isConnectionClosing)))['true'] ?? 0,
    'second SIGTERM': 'harmless',
    'exit 0 after p50 ms': percentile(ends, 50),
    'at most ms': formatWithGoal(percentile(ends, 100), ENDED_MS),
    'invariants clean': invariants,
  });
  expect(percentile(ends, 100)).toBeLessThanOrEqual(atMost(ENDED_MS));
});
