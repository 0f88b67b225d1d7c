import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@e-store/local-mongo/free-port';
import { inSize, sized } from '../config.ts';
import { createApiProcess } from '../shop/api-process.ts';
import { createCrowd, type Person } from '../shop/crowd.ts';
import { failures } from '../shop/errand.ts';
import { percentile, reportFigures } from '../shop/figures.ts';
import { type Front, startFront } from '../shop/front.ts';
import { keepDoing } from '../shop/pace.ts';
import { signUp } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { restarts } = sized({ full: { restarts: 10 }, short: { restarts: 1 } });
/** Few enough in the short form that a machine with other work keeps up. */
const { perSecond, count } = inSize({
  full: { perSecond: 100, count: 20 },
  short: { perSecond: 20, count: 4 },
});
const BETWEEN_MS = 1000;

let shop: Shop;
let other: ReturnType<typeof createApiProcess>;
let front: Front;
const people: Person[] = [];
beforeAll(async () => {
  shop = await startShop();
  other = createApiProcess({ ...shop.values, API_PORT: String(await freePort(0)) });
  await other.start();
  front = await startFront([shop.api.url, other.url]);
  await front.untilReady(shop.api.url);
  await front.untilReady(other.url);
  while (people.length < count) {
    const shopper = await signUp(front.url, shop.acknowledged);
    people.push({ shopper, product: await shop.staff.addProduct(100_000) });
  }
});
afterAll(async () => {
  await front.stop();
  await other.stop();
  await shop.stop();
});

it('restarts one process after the other under load, and no shopper notices', async () => {
  const crowd = createCrowd(people);
  const load = keepDoing({ perSecond }, crowd.come);
  const away: number[] = [];
  let caught = 0;
  for (let round = 0; round < restarts; round += 1)
    for (const api of [shop.api, other]) {
      await wait(BETWEEN_MS);
      caught += crowd.ordering();
      const { how, ms } = await api.end();
      expect(how).toBe('exit status 0');
      away.push(ms + (await api.start()));
      await front.untilReady(api.url);
    }
  await wait(BETWEEN_MS);
  const met = await load.stop();
  expect(failures(met)).toEqual({});
  expect(other.deaths()).toBe(0);
  const invariants = await shop.expectSound();
  reportFigures('T12', 'G6', {
    'restarts of each of two': restarts,
    'requests a second': perSecond,
    requests: met.length,
    failed: 0,
    'sent on to the other because one was gone': front.refusals(),
    orders: shop.acknowledged.count(),
    'under way when one was told to end': caught,
    'lost or doubled': 0,
    'p99 ms': percentile(
      met.map(({ ms }) => ms),
      99,
    ),
    'a restart takes p50 ms': percentile(away, 50),
    'invariants clean': invariants,
  });
});
