import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Order } from '@e-store/shared/orders/order';
import { selectSizes } from '../config.ts';
import { type Answer, createClient, expectStatus } from '../shop/client.ts';
import { LOGIN_WINDOW_S, secondsLeftOfLoginWindow, waitForRoomInLoginWindow } from '../shop/login-window.ts';
import { percentile, reportMetrics } from '../shop/metrics.ts';
import { runAtRate } from '../shop/run-at-rate.ts';
import type { Shopper } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { seconds, shoppers: count } = selectSizes({
  full: { seconds: 20, shoppers: 20 },
  short: { seconds: 1, shoppers: 3 },
});
const ORDERS_A_SECOND = 4;
const MINUTE_MS = 60_000;
/** Of an expired token. */
const TOLERANCE_MS = 30_000;
const GUESSES = 10;

const jumps = [
  ['ten minutes fast', 10 * MINUTE_MS],
  ['ten minutes slow', -10 * MINUTE_MS],
  ['two days fast', 2 * 24 * 60 * MINUTE_MS],
  ['two days fast, then back by an hour', (2 * 24 - 1) * 60 * MINUTE_MS],
] as const;

let shop: Shop;
let shoppers: Shopper[];
let product: string;
const placed: Answer<Order>[] = [];
const metrics: Record<string, number> = {};
beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMITS: 'on' } });
  shoppers = await shop.signUpMany(count);
  product = await shop.staff.addProduct(100_000);
});
afterAll(() => shop.stop());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

async function cookieWithExpiry(shopper: Shopper, atMs: number): Promise<string> {
  const cookies = shopper.cookie().split('; ');
  const [name = '', token = ''] = cookies.find((cookie) => cookie.includes('session='))?.split('=') ?? [];
  const [head = '', body = ''] = token.split('.');
  const claims: object = JSON.parse(Buffer.from(body, 'base64url').toString());
  const signed = `${head}.${encode({ ...claims, exp: Math.floor(atMs / 1000) })}`;
  const signature = createHmac('sha256', shop.values.JWT_SECRET).update(signed).digest('base64url');
  return `${name}=${signed}.${signature}`;
}

const openWith = async (cookie: string) =>
  (await createClient(shop.api.url)('/me', { headers: { cookie } })).status;

/** Error of the reported end of the window. */
async function measureLimitError(): Promise<number> {
  const email = `nobody-${performance.now()}@example.com`;
  const guess = () =>
    createClient(shop.api.url)('/login', { method: 'POST', body: { email, password: 'a guess' } });
  await waitForRoomInLoginWindow();
  for (let guesses = 0; guesses < GUESSES; guesses += 1) await expectStatus(401, guess());
  const { status, headers } = await guess();
  expect(status).toBe(429);
  const left = Number(headers.get('retry-after'));
  const apart = Math.abs(left - secondsLeftOfLoginWindow());
  return Math.min(apart, LOGIN_WINDOW_S - apart);
}

async function orderDuring(event: () => Promise<unknown>) {
  const eventDone = wait((seconds * 1000) / 2).then(event);
  const answers = await runAtRate({ perSecond: ORDERS_A_SECOND, seconds }, (turn) => {
    const shopper = shoppers[turn % shoppers.length] as Shopper;
    return shopper.order([{ product, quantity: 1 }]);
  });
  await eventDone;
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  placed.push(...answers);
}

describe.each(jumps)('an API whose clock is %s', (name, aheadMs) => {
  beforeEach(() => orderDuring(() => shop.api.internals.shiftClock(aheadMs)));

  it('signs nobody out, lets no ended session in, and counts by the true time [T13]', async () => {
    for (const shopper of shoppers) await expectStatus(200, shopper.call('/me'));
    const [shopper] = shoppers as [Shopper];
    expect(await openWith(await cookieWithExpiry(shopper, Date.now() + TOLERANCE_MS))).toBe(200);
    expect(await openWith(await cookieWithExpiry(shopper, Date.now() - TOLERANCE_MS))).toBe(401);

    await shopper.signIn();
    await expectStatus(200, shopper.call('/me'));
    const order = await expectStatus(201, shopper.order([{ product, quantity: 1 }]));
    const wrongByMs = Math.abs(Date.parse(order.createdAt) - Date.now());
    expect(wrongByMs).toBeLessThan(TOLERANCE_MS);
    expect(await measureLimitError()).toBeLessThan(TOLERANCE_MS / 1000);

    const orders = await shopper.orders();
    expect(orders[0]?._id).toBe(order._id);
    const moments = orders.map(({ createdAt }) => Date.parse(createdAt));
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    metrics[`${name}: order wrong by ms`] = wrongByMs;
  });
});

it('has lost and doubled nothing in the end', async () => {
  expect(shop.acknowledged.count()).toBe(placed.length + jumps.length);
  const invariants = await shop.expectConsistent();
  reportMetrics('T13', 'T13', {
    shoppers: count,
    'orders while clocks jumped': placed.length,
    'answers other than 201': 0,
    'signed out by a clock jump': 0,
    'ended tokens accepted': 0,
    ...metrics,
    'slowest order ms': percentile(
      placed.map(({ ms }) => ms),
      100,
    ),
    'invariants clean': invariants,
  });
});
