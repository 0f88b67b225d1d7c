import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inSize, sized } from '../config.ts';
import { createBrowser, type Seen } from '../shop/browse.ts';
import { beside, percentile, reportFigures, tally } from '../shop/figures.ts';
import { createMixedCalls, isWell } from '../shop/mixed-calls.ts';
import { atPace } from '../shop/pace.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const size = sized({
  full: { shoppers: 40, calmSeconds: 15, stepSeconds: 10, burstSeconds: 120 },
  short: { shoppers: 4, calmSeconds: 2, stepSeconds: 1, burstSeconds: 3 },
});
const CALM_A_SECOND = inSize({ full: 50, short: 20 });
const FIRST_STEP = inSize({ full: 50, short: 20 });
const STEP_UP = 1.4;
/** A step is kept up with when nobody is refused and nineteen of twenty are answered within this. */
const KEPT_UP_MS = 500;
const BURST = 1.5;
/** Nobody waits beside so many others: one process that asks has only so many sockets. Whoever would is not sent. */
const AT_ONCE = 1000;
const RECOVERED_WITHIN_S = 30;
/** What browsing varies by; on a machine that others use there is no telling one second from the next. */
const isCalm = (ms: number, before: number) =>
  ms <= inSize({ full: before * 1.25 + 10, short: before * 5 + 250 });

let shop: Shop;
let products: string[];
let mixed: ReturnType<typeof createMixedCalls>;
let browse: (turn: number) => Promise<Seen>;
beforeAll(async () => {
  shop = await startShop();
  products = [];
  for (let made = 0; made < 12; made += 1) products.push(await shop.staff.addProduct(100_000));
  mixed = createMixedCalls(shop, await shop.signUpMany(size.shoppers), products);
  browse = createBrowser(shop.api.url, products);
});
afterAll(() => shop.stop());

const p95Of = (answers: readonly Seen[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    95,
  );

/** Step by step upwards, until the shop does not keep up: the most that it did keep up with. */
async function findMost(): Promise<number> {
  for (let perSecond = FIRST_STEP, most = FIRST_STEP; ; perSecond *= STEP_UP) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    const answers = await atPace({ perSecond, seconds: size.stepSeconds }, mixed.call);
    if (!answers.every(({ status }) => isWell(status)) || p95Of(answers) > KEPT_UP_MS) return most;
    most = Math.round(perSecond);
  }
}

/** As many as come, whether or not those before are answered. */
async function burst(perSecond: number) {
  let underWay = 0;
  let notSent = 0;
  const answers = await atPace({ perSecond, seconds: size.burstSeconds }, async (turn) => {
    if (underWay >= AT_ONCE) {
      notSent += 1;
      return undefined;
    }
    underWay += 1;
    const answer = await mixed.call(turn);
    underWay -= 1;
    return answer;
  });
  return { answers: answers.filter((answer) => answer !== undefined), notSent };
}

/** In how many seconds browsing is as it was before; `undefined` when it is not in time. */
async function recover(before: number): Promise<{ seconds: number; p95: number } | undefined> {
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  while (passed() < RECOVERED_WITHIN_S) {
    // oxlint-disable-next-line no-await-in-loop -- one second after the other
    const seen = await atPace({ perSecond: CALM_A_SECOND, seconds: 1 }, browse);
    const p95 = p95Of(seen);
    if (seen.every(({ status }) => isWell(status)) && isCalm(p95, before))
      return { seconds: Math.round(passed()), p95 };
  }
  return undefined;
}

it('answers half as many again as it can with nothing worse than 429 or 503, and is calm soon after', async () => {
  await atPace({ perSecond: CALM_A_SECOND, seconds: size.calmSeconds }, mixed.call); // what is slow the first time only
  const before = p95Of(await atPace({ perSecond: CALM_A_SECOND, seconds: size.calmSeconds }, browse));
  const most = await findMost();
  const { answers, notSent } = await burst(most * BURST);
  const recovered = await recover(before);
  await mixed.askAgain();
  const invariants = await shop.expectSound();

  const statuses = tally(answers.map(({ status }) => status));
  reportFigures('T10 burst', 'G12', {
    'kept up with a second': most,
    'burst a second': Math.round(most * BURST),
    seconds: size.burstSeconds,
    'answers by status': Object.entries(statuses)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
    'p95 ms in the burst': p95Of(answers),
    [`not sent beside ${AT_ONCE} that waited`]: notSent,
    'browsing p95 ms before': before,
    'browsing p95 ms after': recovered?.p95 ?? 'never as before',
    'as before in seconds': beside(recovered?.seconds ?? Infinity, RECOVERED_WITHIN_S),
    'invariants clean': invariants,
  });
  const worse = Object.keys(statuses).filter(
    (status) => !isWell(Number(status)) && !['429', '503'].includes(status),
  );
  expect(worse).toEqual([]);
  expect(answers.filter(({ status }) => isWell(status)).length).toBeGreaterThan(0);
  expect(recovered).toBeDefined();
});
