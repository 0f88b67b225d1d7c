import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { atMost, inSize, sized, TRIES } from '../config.ts';
import { createBrowser, type Seen } from '../shop/browse.ts';
import { postAtOnce } from '../shop/at-once.ts';
import { type Answer, createClient } from '../shop/client.ts';
import { beside, missed, percentile, reportFigures, tally } from '../shop/figures.ts';
import { atPace } from '../shop/pace.ts';
import { type Shop, startShop } from '../shop/start-shop.ts';

const { seconds } = sized({ full: { seconds: 60 }, short: { seconds: 2 } });
const SIGN_INS_A_SECOND = 20;
const BROWSING_A_SECOND = 50;
/** More at once than may wait for their password to be compared. */
const CROWD = 150;
const MAY_GROW = 2;
/** What browsing varies by from one minute to the next, on a machine that others use. */
const NOISE_MS = 10;
const LOOP_MS = 50;
const REFUSED_WITHIN_MS = 100;

let shop: Shop;
let browse: (turn: number) => Promise<Seen>;
beforeAll(async () => {
  shop = await startShop({ settings: { RATE_LIMITS: 'on' } });
  const products: string[] = [];
  for (let made = 0; made < 24; made += 1) products.push(await shop.staff.addProduct(10));
  browse = createBrowser(shop.api.url, products);
});
afterAll(() => shop.stop());

/** A guess at a password from an address of the guesser's choice, which the shop's own web server would have seen. */
const guessOf = (email: string, address: string) => ({
  body: { email, password: 'not the right password' },
  headers: {
    'X-Internal-Secret': shop.values.INTERNAL_SECRET,
    'X-Forwarded-For': address,
  },
});

const guess = (email: string, address: string): Promise<Answer<object>> =>
  createClient(shop.api.url)('/login', { method: 'POST', ...guessOf(email, address) });

const nobody = () => `nobody-${randomUUID()}@example.com`;
const addressOf = (turn: number) => `10.0.${Math.floor(turn / 250) % 250}.${(turn % 250) + 1}`;

/** Browsing beside whatever else goes on: its p95, and how long the API's event loop kept anybody waiting. */
async function browseDuring<Result>(during: Promise<Result>) {
  await shop.api.inside.resetLoop();
  const seen = await atPace({ perSecond: BROWSING_A_SECOND, seconds }, browse);
  const { loopP99Ms } = await shop.api.inside.figures();
  return {
    notShown: seen.filter(({ status }) => status !== 200).length,
    p95: p95Of(seen),
    loopP99: Math.round(loopP99Ms),
    others: await during,
  };
}

const p95Of = (answers: readonly { ms: number }[]) =>
  percentile(
    answers.map(({ ms }) => ms),
    95,
  );

/** One round of everything: alone, beside a crowd of many addresses, beside one who guesses, and all at once. */
async function measure() {
  const pace = { perSecond: SIGN_INS_A_SECOND, seconds };
  const idle = await browseDuring(Promise.resolve([]));
  const crowd = await browseDuring(atPace(pace, (turn) => guess(nobody(), addressOf(turn))));
  const victim = nobody();
  const guesser = await browseDuring(atPace(pace, () => guess(victim, '10.9.9.9')));
  const atOnce = await postAtOnce(
    shop.api.url,
    Array.from({ length: CROWD }, (_, turn) => ({
      path: '/login',
      ...guessOf(nobody(), addressOf(10_000 + turn)),
    })),
  );
  const limited = guesser.others.filter(({ status }) => status === 429);
  const full = [...crowd.others, ...guesser.others, ...atOnce].filter(({ status }) => status === 503);
  for (const { headers } of [...limited, ...full]) expect(headers.get('retry-after')).toMatch(/^\d+$/);
  // Ten guesses at one account from one address are compared; every other is one too many.
  expect(tally(guesser.others.map(({ status }) => status))[401]).toBeLessThanOrEqual(10);
  expect(limited.length).toBeGreaterThan(0);
  expect(full.length).toBeGreaterThan(0);
  for (const { status } of [...crowd.others, ...guesser.others, ...atOnce])
    expect([401, 429, 503]).toContain(status);
  return { idle, crowd, guesser, limited, full };
}

type Round = Awaited<ReturnType<typeof measure>>;

/** On a machine that others keep busy `npm test` cannot tell what is the shop's doing: it tells the times, and judges none. */
const isBusyAlready = ({ idle }: Round) =>
  inSize({ full: false, short: idle.loopP99 > LOOP_MS || idle.notShown > 0 });

function missedBy(round: Round): string[] {
  if (isBusyAlready(round)) return [];
  const { idle, crowd, guesser, limited, full } = round;
  const p95 = idle.p95 * MAY_GROW + atMost(NOISE_MS);
  const [pause, refusal] = [atMost(LOOP_MS), atMost(REFUSED_WITHIN_MS)];
  const notShown = crowd.notShown + guesser.notShown;
  return [
    ...(notShown > 0 ? [`${notShown} who browsed were shown nothing`] : []),
    ...missed({
      'p95 of browsing beside a crowd': { ms: crowd.p95, limitMs: p95 },
      'p95 of browsing beside a guesser': { ms: guesser.p95, limitMs: p95 },
      'p99 of the event loop': { ms: Math.max(crowd.loopP99, guesser.loopP99), limitMs: pause },
      'p95 of 429': { ms: p95Of(limited), limitMs: refusal },
      'p95 of 503': { ms: p95Of(full), limitMs: refusal },
    }),
  ];
}

it('lets browsing go on while twenty a second sign in, and tells those who are too many at once', async () => {
  await atPace({ perSecond: BROWSING_A_SECOND, seconds: 2 }, browse); // what is slow the first time only
  let round = await measure();
  for (let tries = 1; missedBy(round).length > 0 && tries < TRIES; tries += 1) round = await measure();
  const { idle, crowd, guesser, limited, full } = round;
  const invariants = await shop.expectSound();
  reportFigures('T14', 'G9', {
    seconds,
    'sign-ins a second': SIGN_INS_A_SECOND,
    'browsing a second': BROWSING_A_SECOND,
    'browsing p95 ms, idle': idle.p95,
    'beside a crowd from many addresses': beside(crowd.p95, idle.p95 * MAY_GROW),
    'beside one guesser': beside(guesser.p95, idle.p95 * MAY_GROW),
    'event loop p99 ms, idle': idle.loopP99,
    'event loop p99 ms, flooded': beside(Math.max(crowd.loopP99, guesser.loopP99), LOOP_MS),
    'sign-ins of the crowd p95 ms': p95Of(crowd.others.filter(({ status }) => status === 401)),
    'answered 429': limited.length,
    '429 p95 ms': beside(p95Of(limited), REFUSED_WITHIN_MS),
    'at once, in the end': CROWD,
    'answered 503': full.length,
    '503 p95 ms': beside(p95Of(full), REFUSED_WITHIN_MS),
    ...(isBusyAlready(round) && { 'times judged': 'no, the machine was busy before' }),
    'invariants clean': invariants,
  });
  expect(missedBy(round)).toEqual([]);
});
