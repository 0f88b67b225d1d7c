import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { atMost, selectSizes } from '../config.ts';
import { formatWithGoal, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const INITIAL_STOCK = 7;
const GOAL_MS = 5000;
const { buyers: count, rounds } = selectSizes({
  full: { buyers: 200, rounds: 50 },
  short: { buyers: 100, rounds: 10 },
});

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

it('sells the last 7 pieces to 7 of a crowd, round after round, and tells the others in time [G1] [R63] [I3] [T1]', async () => {
  const buyers = await shop.signUpMany(count);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const product = await shop.staff.addProduct(INITIAL_STOCK);
    const answers = await Promise.all(buyers.map((buyer) => buyer.order([{ product, quantity: 1 }])));
    expect(tally(answers.map(({ status }) => status))).toEqual({
      201: INITIAL_STOCK,
      409: count - INITIAL_STOCK,
    });
    times.push(...answers.map(({ ms }) => ms));
  }
  const invariants = await shop.expectConsistent();
  const p99 = percentile(times, 99);
  reportMetrics('T1', 'G1', {
    buyers: count,
    rounds,
    orders: shop.acknowledged.count(),
    oversold: 0,
    'p50 ms': percentile(times, 50),
    'p99 ms': formatWithGoal(p99, GOAL_MS),
    'slowest ms': percentile(times, 100),
    'invariants clean': invariants,
  });
  expect(p99).toBeLessThanOrEqual(atMost(GOAL_MS));
});
