import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { atMost, selectBySize, selectSizes, MAX_ATTEMPTS } from '../config.ts';
import { createBrowser, type BrowseResult } from '../shop/browse.ts';
import { waitForRoomInLoginWindow } from '../shop/login-window.ts';
import { postConcurrently } from '../shop/post-concurrently.ts';
import { type Answer, createClient } from '../shop/client.ts';
import { formatWithGoal, findMissedLimits, percentile, reportMetrics, tally } from '../shop/metrics.ts';
import { runAtRate } from '../shop/run-at-rate.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { seconds } = selectSizes({ full: { seconds: 60 }, short: { seconds: 2 } });
const SIGN_INS_A_SECOND = 20;
const BROWSING_A_SECOND = 50;
/** More than the password-hash queue accepts. */
const CROWD = 150;
const MAX_GROWTH = 2;
const NOISE_MS = 10;
const LOOP_MS = 50;
const REFUSED_WITHIN_MS = 100;

let shop: Shop;
let browse: (turn: number) => Promise<BrowseResult>;
beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMITS: 'on' } });
  const products: string[] = [];
  for (let made = 0; made < 24; made += 1) products.push(await shop.staff.addProduct(10));
  browse = createBrowser(shop.api.url, products);
});
afterAll(() => shop.stop());

const buildGuess = (email: string, address: string) => ({
  body: { email, password: 'not the right password' },
  headers: {
    'X-Internal-Secret': shop.values.INTERNAL_SECRET,
    'X-Forwarded-For': address,
  },
});

const guess = (email: string, address: string): Promise<Answer<object>> =>
  createClient(shop.api.url)('/login', { method: 'POST', ...buildGuess(email, address) });

const nobody = () => `nobody-${randomUUID()}@example.com`;
const addressOf = (turn: number) => `10.0.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`;

async function browseDuring<Result>(task: Promise<Result>) {
  await shop.api.internals.resetLoop();
  const seen = await runAtRate({ perSecond: BROWSING_A_SECOND, seconds }, browse);
  const { loopP99Ms } = await shop.api.internals.readMetrics();
  return {
    notShown: seen.filter(({ status }) => status !== 200).length,
    p95: p95Of(seen),
    loopP99: Math.round(loopP99Ms),
    others: await task,
  };
}

const p95Of = (answers: readonly { ms: number }[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    95,
  );

async function measure() {
  const pace = { perSecond: SIGN_INS_A_SECOND, seconds };
  const idle = await browseDuring(Promise.resolve([]));
  const crowd = await browseDuring(runAtRate(pace, (turn) => guess(nobody(), addressOf(turn))));
  const victim = nobody();
  await waitForRoomInLoginWindow();
  const guesser = await browseDuring(runAtRate(pace, () => guess(victim, '10.9.9.9')));
  const atOnce = await postConcurrently(
    shop.api.url,
    Array.from({ length: CROWD }, (_, turn) => ({
      path: '/login',
      ...buildGuess(nobody(), addressOf(10_000 + turn)),
    })),
  );
  const limited = guesser.others.filter(({ status }) => status === 429);
  const full = [...crowd.others, ...guesser.others, ...atOnce].filter(({ status }) => status === 503);
  for (const { headers } of [...limited, ...full]) expect(headers.get('retry-after')).toMatch(/^\d+$/);
  // Ten guesses per account and address.
  expect(tally(guesser.others.map(({ status }) => status))[401]).toBeLessThanOrEqual(10);
  expect(limited.length).toBeGreaterThan(0);
  expect(full.length).toBeGreaterThan(0);
  for (const { status } of [...crowd.others, ...guesser.others, ...atOnce])
    expect([401, 429, 503]).toContain(status);
  return { idle, crowd, guesser, limited, full };
}

type Round = Awaited<ReturnType<typeof measure>>;

/** `npm test` does not judge times on a busy machine. */
const isBusy = ({ idle }: Round) =>
  selectBySize({ full: false, short: idle.loopP99 > LOOP_MS || idle.notShown > 0 });

function missedLimits(round: Round): string[] {
  if (isBusy(round)) return [];
  const { idle, crowd, guesser, limited, full } = round;
  const p95 = idle.p95 * MAX_GROWTH + atMost(NOISE_MS);
  const [pause, refusal] = [atMost(LOOP_MS), atMost(REFUSED_WITHIN_MS)];
  const notShown = crowd.notShown + guesser.notShown;
  return [
    ...(notShown > 0 ? [`${notShown} who browsed were shown nothing`] : []),
    ...findMissedLimits({
      'p95 of browsing beside a crowd': { ms: crowd.p95, limitMs: p95 },
      'p95 of browsing beside a guesser': { ms: guesser.p95, limitMs: p95 },
      'p99 of the event loop': { ms: Math.max(crowd.loopP99, guesser.loopP99), limitMs: pause },
      'p95 of 429': { ms: p95Of(limited), limitMs: refusal },
      'p95 of 503': { ms: p95Of(full), limitMs: refusal },
    }),
  ];
}

it('lets browsing go on while twenty a second sign in, and tells those who are too many at once [G9] [T14]', async () => {
  await runAtRate({ perSecond: BROWSING_A_SECOND, seconds: 2 }, browse);
  let round = await measure();
  for (let tries = 1; missedLimits(round).length > 0 && tries < MAX_ATTEMPTS; tries += 1)
    round = await measure();
  const { idle, crowd, guesser, limited, full } = round;
  const invariants = await shop.expectConsistent();
  reportMetrics('T14', 'G9', {
    seconds,
    'sign-ins a second': SIGN_INS_A_SECOND,
    'browsing a second': BROWSING_A_SECOND,
    'browsing p95 ms, idle': idle.p95,
    'with a crowd from many addresses': formatWithGoal(crowd.p95, idle.p95 * MAX_GROWTH),
    'with one guesser': formatWithGoal(guesser.p95, idle.p95 * MAX_GROWTH),
    'event loop p99 ms, idle': idle.loopP99,
    'event loop p99 ms, flooded': formatWithGoal(Math.max(crowd.loopP99, guesser.loopP99), LOOP_MS),
    'sign-ins of the crowd p95 ms': p95Of(crowd.others.filter(({ status }) => status === 401)),
    'answered 429': limited.length,
    '429 p95 ms': formatWithGoal(p95Of(limited), REFUSED_WITHIN_MS),
    'concurrent at the end': CROWD,
    'answered 503': full.length,
    '503 p95 ms': formatWithGoal(p95Of(full), REFUSED_WITHIN_MS),
    ...(isBusy(round) && { 'times judged': 'no, the machine was busy before' }),
    'invariants clean': invariants,
  });
  expect(missedLimits(round)).toEqual([]);
});
