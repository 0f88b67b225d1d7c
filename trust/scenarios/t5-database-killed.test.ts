import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, sized } from '../config.ts';
import { attemptOrder } from '../shop/attempt.ts';
import { beside, percentile, reportFigures, tally } from '../shop/figures.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { cycles } = sized({ full: { cycles: 50 }, short: { cycles: 5 } });
const IN_FLIGHT = 20;
const PIECES = 30;
const LATEST_KILL_MS = 500;
/** What the shop may take to say that the database is away, and to be there again when it is back. */
const SAYS_SO_MS = 3000;
const SERVES_AGAIN_MS = 10_000;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

/** Until an order is answered again. */
async function untilServing(): Promise<number> {
  const before = performance.now();
  for (;;) {
    const answer = await shop.staff.call('/admin/products?limit=1').catch(() => undefined);
    if (answer?.status === 200) return performance.now() - before;
    if (performance.now() - before > 2 * SERVES_AGAIN_MS) throw new Error('The API does not come back.');
    await wait(50);
  }
}

it('loses no order and makes none twice when the database is killed in the midst of them', async () => {
  const shoppers = await shop.signUpMany(IN_FLIGHT);
  const pid = shop.api.pid();
  const saidSo: number[] = [];
  const servedAgain: number[] = [];
  const met: (number | 'lost')[] = [];
  let orders = 0;
  for (let cycle = 0; cycle < cycles; cycle += 1) {
    const product = await shop.staff.addProduct(PIECES);
    const attempts = shoppers.map((shopper) => attemptOrder(shopper, [{ product, quantity: 2 }]));
    await wait(Math.random() * LATEST_KILL_MS);
    await shop.mongo.kill();
    const meanwhile = await shop.staff.call('/admin/products?limit=1');
    expect(meanwhile.status).toBe(503);
    saidSo.push(meanwhile.ms);
    await shop.mongo.start();
    servedAgain.push(await untilServing());
    const outcomes = await Promise.all(attempts);
    expect(tally(outcomes.map(({ answer }) => answer.status))).toEqual({
      201: PIECES / 2,
      409: IN_FLIGHT - PIECES / 2,
    });
    expect(await shop.staff.stockOf(product)).toBe(0);
    met.push(...outcomes.flatMap((outcome) => outcome.met));
    orders += PIECES / 2;
  }
  expect(shop.acknowledged.count()).toBe(orders);
  expect(met.filter((one) => one !== 503)).toEqual([]);
  expect(shop.api.pid()).toBe(pid);
  const invariants = await shop.expectSound();
  reportFigures('T5', 'G3', {
    'kill -9 of the database': cycles,
    'orders in flight at each': IN_FLIGHT,
    'answers of 503': met.length,
    'orders in the end': orders,
    'lost or doubled': 0,
    'slowest 503 ms': beside(percentile(saidSo, 100), SAYS_SO_MS),
    'serving again p50 ms': percentile(servedAgain, 50),
    'serving again slowest ms': beside(percentile(servedAgain, 100), SERVES_AGAIN_MS),
    'invariants clean': invariants,
  });
  expect(percentile(saidSo, 100)).toBeLessThanOrEqual(atMost(SAYS_SO_MS));
  expect(percentile(servedAgain, 100)).toBeLessThanOrEqual(atMost(SERVES_AGAIN_MS));
});
