import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { atMost, selectBySize, selectSizes } from '../config.ts';
import { percentile, reportMetrics } from '../shop/metrics.ts';
import type { Shopper } from '../shop/shopper.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const {
  seconds,
  wellSeconds,
  shoppers: count,
} = selectSizes({
  full: { seconds: 600, wellSeconds: 120, shoppers: 40 },
  short: { seconds: 3, wellSeconds: 3, shoppers: 4 },
});
const slowMailMs = selectBySize({ full: 5000, short: 500 });
const ORDER_EVERY_MS = 500;
const DELIVERED_WITHIN_MS = 60_000;
/** 10 %, plus the noise of a shared machine. */
const MAX_CHANGE = 1.1;
const NOISE_MS = 25;

const faults = {
  refused: { begin: (mail: Shop['mail']) => mail.stop(), end: (mail: Shop['mail']) => mail.resume() },
  hangs: failing('mute'),
  'says 451': failing('refuse'),
  'drops after DATA': failing('dropAfterData'),
  [`takes ${slowMailMs / 1000} s a command`]: failing('slow'),
};

function failing(fault: Parameters<Shop['mail']['fail']>[0]) {
  return {
    begin: async (mail: Shop['mail']) => mail.fail(fault),
    end: async (mail: Shop['mail']) => mail.fail('none'),
  };
}

let shop: Shop;
let shoppers: Shopper[];
let product: string;
beforeAll(async () => {
  shop = await startShop({ slowMailMs });
  shoppers = await shop.signUpMany(count);
  product = await shop.staff.addProduct(100_000);
});
afterAll(() => shop.stop());

async function orderRepeatedly(ms: number): Promise<number[]> {
  const times: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end;) {
    const shopper = shoppers[times.length % shoppers.length];
    const answer = await shopper?.order([{ product, quantity: 1 }]);
    expect(answer?.status).toBe(201);
    times.push(answer?.ms ?? 0);
    await wait(Math.max(0, ORDER_EVERY_MS - (answer?.ms ?? 0)));
  }
  return times;
}

const TO_A_SHOPPER = /^To: shopper-/im;
const WELCOME = /^Subject: Welcome to E-Store/im;

/** By Message-ID, without sign-in and welcome mails. */
function countArrivals(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const mail of shop.mail.mails.filter((text) => TO_A_SHOPPER.test(text) && !WELCOME.test(text))) {
    const id = /^Message-ID: (\S+)/im.exec(mail)?.[1] ?? 'none';
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

async function waitUntilDelivered(): Promise<number> {
  const before = performance.now();
  while (countArrivals().size < shop.acknowledged.count()) {
    if (performance.now() - before > 2 * DELIVERED_WITHIN_MS)
      throw new Error(`${countArrivals().size} of ${shop.acknowledged.count()} mails have come.`);
    await wait(100);
  }
  return performance.now() - before;
}

it('lets no order wait for a mail server in trouble, and delivers every mail when that is over [G4] [T6]', async () => {
  await orderRepeatedly(2000);
  const metrics: Record<string, string | number> = {};
  const p95s: { fault: string; baselineP95: number; faultyP95: number; delivered: number }[] = [];
  for (const [fault, { begin, end }] of Object.entries(faults)) {
    const baselineP95 = percentile(await orderRepeatedly(wellSeconds * 1000), 95);
    await begin(shop.mail);
    const faultyP95 = percentile(await orderRepeatedly(seconds * 1000), 95);
    await end(shop.mail);
    const delivered = await waitUntilDelivered();
    p95s.push({ fault, baselineP95, faultyP95, delivered });
    metrics[fault] =
      `p95 ${baselineP95} → ${faultyP95} ms, all delivered after ${(delivered / 1000).toFixed(1)} s`;
  }
  const counts = [...countArrivals().values()];
  const orders = shop.acknowledged.count();
  expect(counts).toHaveLength(orders);
  const invariants = await shop.expectConsistent();
  reportMetrics('T6', 'G4', {
    'seconds per fault': seconds,
    'seconds before each fault': wellSeconds,
    orders,
    'answers other than 201': 0,
    ...metrics,
    'mails lost': orders - counts.length,
    'sent again after a drop, under the same Message-ID': counts.filter((times) => times > 1).length,
    'invariants clean': invariants,
  });
  for (const { baselineP95, faultyP95, delivered } of p95s) {
    expect(faultyP95).toBeLessThanOrEqual(baselineP95 * MAX_CHANGE + atMost(NOISE_MS));
    expect(delivered).toBeLessThanOrEqual(DELIVERED_WITHIN_MS);
  }
});
