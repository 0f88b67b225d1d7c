import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { selectBySize, selectSizes } from '../config.ts';
import { createBrowser, type BrowseResult } from '../shop/browse.ts';
import { formatWithGoal, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { createMixedCalls, isSuccess } from '../shop/mixed-calls.ts';
import { runAtRate } from '../shop/run-at-rate.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const size = selectSizes({
  full: { shoppers: 40, calmSeconds: 15, stepSeconds: 10, burstSeconds: 120 },
  short: { shoppers: 4, calmSeconds: 2, stepSeconds: 1, burstSeconds: 3 },
});
const CALM_A_SECOND = selectBySize({ full: 50, short: 20 });
const FIRST_STEP = selectBySize({ full: 50, short: 20 });
const STEP_UP = 1.4;
/** Of a sustained step without rejected requests. */
const SUSTAINED_P95_MS = 500;
const BURST = 1.5;
const MAX_OPEN_REQUESTS = 1000;
const RECOVERED_WITHIN_S = 30;
const isRecovered = (ms: number, before: number) =>
  ms <= selectBySize({ full: before * 1.25 + 10, short: before * 5 + 250 });

let shop: Shop;
let products: string[];
let mixed: ReturnType<typeof createMixedCalls>;
let browse: (turn: number) => Promise<BrowseResult>;
beforeAll(async () => {
  shop = await startShop();
  products = [];
  for (let made = 0; made < 12; made += 1) products.push(await shop.staff.addProduct(100_000));
  mixed = createMixedCalls(shop, await shop.signUpMany(size.shoppers), products);
  browse = createBrowser(shop.api.url, products);
});
afterAll(() => shop.stop());

const p95Of = (answers: readonly BrowseResult[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    95,
  );

async function findMaxRate(): Promise<number> {
  for (let perSecond = FIRST_STEP, most = FIRST_STEP; ; perSecond *= STEP_UP) {
    const answers = await runAtRate({ perSecond, seconds: size.stepSeconds }, mixed.call);
    if (!answers.every(({ status }) => isSuccess(status)) || p95Of(answers) > SUSTAINED_P95_MS) return most;
    most = Math.round(perSecond);
  }
}

/** Open loop: requests start on schedule, regardless of pending ones. */
async function burst(perSecond: number) {
  let openRequests = 0;
  let notSent = 0;
  const answers = await runAtRate({ perSecond, seconds: size.burstSeconds }, async (turn) => {
    if (openRequests >= MAX_OPEN_REQUESTS) {
      notSent += 1;
      return undefined;
    }
    openRequests += 1;
    const answer = await mixed.call(turn);
    openRequests -= 1;
    return answer;
  });
  return { answers: answers.filter((answer) => answer !== undefined), notSent };
}

/** Until browsing is back to normal; `undefined` on timeout. */
async function measureRecovery(before: number): Promise<{ seconds: number; p95: number } | undefined> {
  const startedAt = performance.now();
  const passed = () => (performance.now() - startedAt) / 1000;
  while (passed() < RECOVERED_WITHIN_S) {
    const seen = await runAtRate({ perSecond: CALM_A_SECOND, seconds: 1 }, browse);
    const p95 = p95Of(seen);
    if (seen.every(({ status }) => isSuccess(status)) && isRecovered(p95, before))
      return { seconds: Math.round(passed()), p95 };
  }
  return undefined;
}

it('answers half as many again as it can with nothing worse than 429 or 503, and is calm soon after [T10]', async () => {
  await runAtRate({ perSecond: CALM_A_SECOND, seconds: size.calmSeconds }, mixed.call);
  const before = p95Of(await runAtRate({ perSecond: CALM_A_SECOND, seconds: size.calmSeconds }, browse));
  const most = await findMaxRate();
  const { answers, notSent } = await burst(most * BURST);
  const recovered = await measureRecovery(before);
  await mixed.retryUnanswered();
  const invariants = await shop.expectConsistent();

  const statuses = tally(answers.map(({ status }) => status));
  reportMetrics('T10 burst', 'G12', {
    'sustained requests per second': most,
    'burst requests per second': Math.round(most * BURST),
    seconds: size.burstSeconds,
    'answers by status': Object.entries(statuses)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
    'p95 ms in the burst': p95Of(answers),
    [`not sent with ${MAX_OPEN_REQUESTS} waiting`]: notSent,
    'browsing p95 ms before': before,
    'browsing p95 ms after': recovered?.p95 ?? 'never as before',
    'recovered after seconds': formatWithGoal(recovered?.seconds ?? Infinity, RECOVERED_WITHIN_S),
    'invariants clean': invariants,
  });
  const worse = Object.keys(statuses).filter(
    (status) => !isSuccess(Number(status)) && !['429', '503'].includes(status),
  );
  expect(worse).toEqual([]);
  expect(answers.filter(({ status }) => isSuccess(status)).length).toBeGreaterThan(0);
  expect(recovered).toBeDefined();
});
