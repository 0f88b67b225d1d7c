import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { selectSizes } from '../config.ts';
import { percentile, reportMetrics, tally } from '../shop/metrics.ts';
import type { Shopper } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const {
  keys: count,
  parallel,
  replays,
} = selectSizes({
  full: { keys: 50, parallel: 100, replays: 20 },
  short: { keys: 10, parallel: 40, replays: 5 },
});
const STORMS_AT_ONCE = 5;
const QUANTITY = 2;

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.stop());

type Storm = { shopper: Shopper; key: string; order: string };

it('makes one order of each key, however often, however many at once, and after a restart [G2] [R66] [I3] [T3]', async () => {
  const product = await shop.staff.addProduct(count * QUANTITY);
  const lines = [{ product, quantity: QUANTITY }];
  const shoppers = await shop.signUpMany(count);
  const times: number[] = [];

  const storm = async (shopper: Shopper): Promise<Storm> => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: parallel }, () => shopper.order(lines, key)));
    expect(tally(answers.map(({ status }) => status))).toEqual({ 201: parallel });
    const ids = new Set(answers.map(({ body }) => body._id));
    expect(ids.size).toBe(1);
    times.push(...answers.map(({ ms }) => ms));
    return { shopper, key, order: [...ids].join() };
  };
  const replay = async ({ shopper, key, order }: Storm) => {
    const { status, body, headers } = await shopper.order(lines, key);
    expect([status, body._id, headers.get('idempotent-replayed')]).toEqual([201, order, 'true']);
  };

  const storms: Storm[] = [];
  for (let next = 0; next < count; next += STORMS_AT_ONCE)
    storms.push(...(await Promise.all(shoppers.slice(next, next + STORMS_AT_ONCE).map(storm))));
  for (const one of storms) for (let time = 0; time < replays; time += 1) await replay(one);

  await shop.api.kill();
  await shop.api.start();
  for (const one of storms) await replay(one);

  for (const { shopper, key } of storms) {
    const other = await shopper.order([{ product, quantity: 1 }], key);
    expect([other.status, other.body.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
  }

  // Stock is exhausted. The key of another account gets 409.
  const stranger = await shop.signUp();
  for (const { key } of storms) expect((await stranger.order(lines, key)).status).toBe(409);
  await shop.staff.changeStock(product, 0, QUANTITY);
  expect((await stranger.order(lines, storms[0]?.key)).status).toBe(201);

  const invariants = await shop.expectConsistent();
  expect(shop.acknowledged.count()).toBe(count + 1);
  reportMetrics('T3', 'G2', {
    keys: count,
    'requests with these keys': count * (parallel + replays + 1),
    'orders created': storms.length,
    duplicates: 0,
    'p99 ms': percentile(times, 99),
    'invariants clean': invariants,
  });
});
