import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@e-store/local-mongo/free-port';
import { selectBySize, selectSizes } from '../config.ts';
import { createApiProcess } from '../shop/api-process.ts';
import { createCrowd, type Person } from '../shop/crowd.ts';
import { countFailures } from '../shop/requests.ts';
import { percentile, reportMetrics } from '../shop/metrics.ts';
import { type LoadBalancer, startLoadBalancer } from '../shop/load-balancer.ts';
import { startAtRate } from '../shop/run-at-rate.ts';
import { signUp } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { restarts } = selectSizes({ full: { restarts: 10 }, short: { restarts: 1 } });
const { perSecond, count } = selectBySize({
  full: { perSecond: 100, count: 20 },
  short: { perSecond: 20, count: 4 },
});
const BETWEEN_MS = 1000;

let shop: Shop;
let other: ReturnType<typeof createApiProcess>;
let loadBalancer: LoadBalancer;
const people: Person[] = [];
beforeAll(async () => {
  shop = await startShop();
  other = createApiProcess({ ...shop.values, API_PORT: String(await freePort(0)) });
  await other.start();
  loadBalancer = await startLoadBalancer([shop.api.url, other.url]);
  await loadBalancer.untilReady(shop.api.url);
  await loadBalancer.untilReady(other.url);
  while (people.length < count) {
    const shopper = await signUp(loadBalancer.url, shop.acknowledged);
    people.push({ shopper, product: await shop.staff.addProduct(100_000) });
  }
});
afterAll(async () => {
  await loadBalancer.stop();
  await other.stop();
  await shop.stop();
});

it('restarts one process after the other under load, and no shopper notices [G6] [T12]', async () => {
  const crowd = createCrowd(people);
  const load = startAtRate({ perSecond }, crowd.visit);
  const away: number[] = [];
  let caught = 0;
  for (let round = 0; round < restarts; round += 1)
    for (const api of [shop.api, other]) {
      await wait(BETWEEN_MS);
      caught += crowd.ordering();
      const { how, ms } = await api.end();
      expect(how).toBe('exit status 0');
      away.push(ms + (await api.start()));
      await loadBalancer.untilReady(api.url);
    }
  await wait(BETWEEN_MS);
  const results = await load.stop();
  expect(countFailures(results)).toEqual({});
  expect(other.deaths()).toBe(0);
  const invariants = await shop.expectConsistent();
  reportMetrics('T12', 'G6', {
    'restarts of each of two': restarts,
    'requests a second': perSecond,
    requests: results.length,
    failed: 0,
    'retried on the other instance': loadBalancer.refusals(),
    orders: shop.acknowledged.count(),
    'in flight at SIGTERM': caught,
    'lost or duplicated': 0,
    'p99 ms': percentile(
      results.map(({ ms }) => ms),
      99,
    ),
    'a restart takes p50 ms': percentile(away, 50),
    'invariants clean': invariants,
  });
});
