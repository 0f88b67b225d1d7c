import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { atMost, inSize, sized } from '../config.ts';
import { createCrowd, gatherPeople, type Person } from '../shop/crowd.ts';
import { failures, type Met } from '../shop/errand.ts';
import { beside, percentile, reportFigures, tally } from '../shop/figures.ts';
import { type Line, startLine } from '../shop/line.ts';
import { keepDoing } from '../shop/pace.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { stops } = sized({ full: { stops: 20 }, short: { stops: 1 } });
/** Few enough in the short form that a machine with other work keeps up: who is stopped for a second cannot be told to go. */
const { perSecond, count } = inSize({
  full: { perSecond: 100, count: 10 },
  short: { perSecond: 20, count: 5 },
});
/** On a line that takes so long for an answer, an order takes a second in the full size. */
const lineMs = inSize({ full: 60, short: 20 });
const UNDER_LOAD_MS = 1500;
const LOOK_EVERY_MS = 50;
const ENDED_MS = 10_000;

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

const nothing = { what: 'look', status: 'away', ms: 0, why: '', isLast: false } as const;
type Seen = Met | typeof nothing;

/** People who keep their connection, and go when they are told that it is the last answer on it. */
function comeAndGo() {
  const crowd = createCrowd(people);
  const gone = new Set<Person>();
  return {
    gone,
    load: keepDoing({ perSecond }, async (turn): Promise<Seen> => {
      const person = crowd.personOf(turn);
      if (gone.has(person)) return nothing;
      const met = await crowd.come(turn);
      if (met.isLast) gone.add(person);
      return met;
    }),
  };
}

/** Asks whether it is ready, each time on a connection of its own, until nobody is there. */
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

it('ends by SIGTERM under load without failing anybody, tells all to go, and is gone in time', async () => {
  const met: Met[] = [];
  const ends: number[] = [];
  const inFlight: number[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    if (stop > 0) await shop.api.start();
    line.be({ delayMs: lineMs });
    const { gone, load } = comeAndGo();
    await wait(UNDER_LOAD_MS);
    expect(await askReadiness()).toBe(200);
    const readiness = watchReadiness();
    const ended = shop.api.end();
    await wait(200);
    shop.api.signal('SIGTERM');
    const { how, ms } = await ended;
    const seen = (await load.stop()).filter((one): one is Met => one.status !== 'away');
    line.be({});
    expect(how).toBe('exit status 0');
    expect(gone.size).toBe(count);
    // Not ready any more comes before nobody there; whoever came as the door shut was not let in.
    const states = [200, ...(await readiness).filter((state) => state !== 'ECONNRESET')];
    expect(states.filter((state, index) => state !== states[index - 1])).toEqual([200, 503]);
    ends.push(ms);
    met.push(...seen);
    inFlight.push(seen.filter(({ what, isLast }) => what === 'order' && isLast).length);
  }
  await shop.api.start();
  expect(failures(met)).toEqual({});
  const invariants = await shop.expectSound();
  const orders = met.filter(({ what }) => what === 'order').map(({ ms }) => ms);
  reportFigures('T11', 'G6', {
    SIGTERM: stops,
    'requests a second': perSecond,
    requests: met.length,
    orders: orders.length,
    'order p50 ms': percentile(orders, 50),
    'of them answered while it stopped': inFlight.reduce((sum, one) => sum + one, 0),
    'failed of those that were accepted': 0,
    'told to go': tally(met.map(({ isLast }) => String(isLast)))['true'] ?? 0,
    'second SIGTERM': 'harmless',
    'exit 0 after p50 ms': percentile(ends, 50),
    'after at most ms': beside(percentile(ends, 100), ENDED_MS),
    'invariants clean': invariants,
  });
  expect(percentile(ends, 100)).toBeLessThanOrEqual(atMost(ENDED_MS));
});
