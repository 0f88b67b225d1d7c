import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, selectSizes } from '../config.ts';
import { attemptOrder } from '../shop/attempt.ts';
import { formatWithGoal, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { cycles } = selectSizes({ full: { cycles: 100 }, short: { cycles: 5 } });
const IN_FLIGHT = 20;
/** Below the demand: a rejection must be as definite as an order. */
const INITIAL_STOCK = 30;
const LATEST_KILL_MS = 500;
const READY_MS = 3000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('loses no order and makes none twice when the API is killed in the midst of them [G3] [I3] [T4]', async () => {
  const shoppers = await shop.signUpMany(IN_FLIGHT);
  const starts: number[] = [];
  const results: (number | 'lost')[] = [];
  let orders = 0;
  let refusals = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const product = await shop.staff.addProduct(INITIAL_STOCK);
    const attempts = shoppers.map((shopper) => attemptOrder(shopper, [{ product, quantity: 2 }]));
    await wait(Math.random() * LATEST_KILL_MS);
    await shop.api.kill();
    starts.push(await shop.api.start());
    const outcomes = await Promise.all(attempts);
    expect(tally(outcomes.map(({ answer }) => answer.status))).toEqual({
      201: INITIAL_STOCK / 2,
      409: IN_FLIGHT - INITIAL_STOCK / 2,
    });
    expect(await shop.staff.stockOf(product)).toBe(0);
    results.push(...outcomes.flatMap((outcome) => outcome.results));
    orders += INITIAL_STOCK / 2;
    refusals += IN_FLIGHT - INITIAL_STOCK / 2;
  }
  expect(shop.acknowledged.count()).toBe(orders);
  expect(results.filter((one) => one !== 'lost' && one !== 503)).toEqual([]);
  const invariants = await shop.expectConsistent();
  const slowestStart = percentile(starts, 100);
  reportMetrics('T4', 'G3', {
    'kill -9 of the API': cycles,
    'orders in flight at each': IN_FLIGHT,
    'requests without response': results.filter((one) => one === 'lost').length,
    'orders at the end': orders,
    'rejected for lack of stock': refusals,
    'lost or duplicated': 0,
    'start to ready p50 ms': percentile(starts, 50),
    'start to ready slowest ms': formatWithGoal(slowestStart, READY_MS),
    'invariants clean': invariants,
  });
  expect(slowestStart).toBeLessThanOrEqual(atMost(READY_MS));
});
