import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, selectSizes } from '../config.ts';
import { attemptOrder } from '../shop/attempt.ts';
import { formatWithGoal, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { cycles } = selectSizes({ full: { cycles: 50 }, short: { cycles: 5 } });
const IN_FLIGHT = 20;
const INITIAL_STOCK = 30;
const LATEST_KILL_MS = 500;
const UNAVAILABLE_WITHIN_MS = 3000;
const RECOVERY_MS = 10_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

async function waitUntilServing(): Promise<number> {
  const before = performance.now();
  for (;;) {
    const answer = await shop.staff.call('/admin/products?limit=1').catch(() => undefined);
    if (answer?.status === 200) return performance.now() - before;
    if (performance.now() - before > 2 * RECOVERY_MS) throw new Error('The API does not come back.');
    await wait(50);
  }
}

it('loses no order and makes none twice when the database is killed in the midst of them [G3] [I3] [T5]', async () => {
  const shoppers = await shop.signUpMany(IN_FLIGHT);
  const pid = shop.api.pid();
  const unavailableTimes: number[] = [];
  const servedAgain: number[] = [];
  const results: (number | 'lost')[] = [];
  let orders = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const product = await shop.staff.addProduct(INITIAL_STOCK);
    const attempts = shoppers.map((shopper) => attemptOrder(shopper, [{ product, quantity: 2 }]));
    await wait(Math.random() * LATEST_KILL_MS);
    await shop.mongo.kill();
    const meanwhile = await shop.staff.call('/admin/products?limit=1');
    expect(meanwhile.status).toBe(503);
    unavailableTimes.push(meanwhile.ms);
    await shop.mongo.start();
    servedAgain.push(await waitUntilServing());
    const outcomes = await Promise.all(attempts);
    expect(tally(outcomes.map(({ answer }) => answer.status))).toEqual({
      201: INITIAL_STOCK / 2,
      409: IN_FLIGHT - INITIAL_STOCK / 2,
    });
    expect(await shop.staff.stockOf(product)).toBe(0);
    results.push(...outcomes.flatMap((outcome) => outcome.results));
    orders += INITIAL_STOCK / 2;
  }
  expect(shop.acknowledged.count()).toBe(orders);
  expect(results.filter((one) => one !== 503)).toEqual([]);
  expect(shop.api.pid()).toBe(pid);
  const invariants = await shop.expectConsistent();
  reportMetrics('T5', 'G3', {
    'kill -9 of the database': cycles,
    'orders in flight at each': IN_FLIGHT,
    'answers of 503': results.length,
    'orders at the end': orders,
    'lost or duplicated': 0,
    'slowest 503 ms': formatWithGoal(percentile(unavailableTimes, 100), UNAVAILABLE_WITHIN_MS),
    'recovery p50 ms': percentile(servedAgain, 50),
    'slowest recovery ms': formatWithGoal(percentile(servedAgain, 100), RECOVERY_MS),
    'invariants clean': invariants,
  });
  expect(percentile(unavailableTimes, 100)).toBeLessThanOrEqual(atMost(UNAVAILABLE_WITHIN_MS));
  expect(percentile(servedAgain, 100)).toBeLessThanOrEqual(atMost(RECOVERY_MS));
});
