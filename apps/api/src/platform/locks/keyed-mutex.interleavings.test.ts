import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { UnavailableError } from '../errors/errors.ts';
import { checkInterleavings } from '../../testing/check-interleavings.ts';
import { createKeyedMutex } from './keyed-mutex.ts';

const KEYS = ['shirt', 'jeans', 'attempt'];
const Asks = fc.array(
  fc.record({
    keys: fc.uniqueArray(fc.constantFrom(...KEYS), { minLength: 1 }),
    ends: fc.constantFrom('well' as const, 'badly' as const, 'never' as const),
    trips: fc.nat(2),
  }),
  { minLength: 2, maxLength: 8 },
);
type Ask = typeof Asks extends fc.Arbitrary<(infer One)[]> ? One : never;

async function askAll(scheduler: fc.Scheduler, asks: Ask[], withLock: ReturnType<typeof createKeyedMutex>) {
  const seen = { came: [] as number[], began: [] as number[], mostAtOnce: 0, unwarned: 0, ended: 0 };
  const running = new Map(KEYS.map((key) => [key, 0]));
  const unfinished = new Map(KEYS.map((key) => [key, 0]));
  const count = (of: Map<string, number>, keys: string[], howMany: 1 | -1) =>
    keys.forEach((key) => of.set(key, (of.get(key) ?? 0) + howMany));
  const ask = async ({ keys, ends, trips }: Ask, who: number) => {
    await scheduler.schedule(Promise.resolve(), `${who} comes for ${keys.join(' and ')}`);
    seen.came.push(who);
    const mustWait = keys.some((key) => (unfinished.get(key) ?? 0) > 0);
    count(unfinished, keys, 1);
    const task = async ({ hasWaited }: { hasWaited: boolean }) => {
      seen.began.push(who);
      if (mustWait && !hasWaited) seen.unwarned += 1;
      count(running, keys, 1);
      seen.mostAtOnce = Math.max(seen.mostAtOnce, ...running.values());
      for (let trip = 0; trip < trips; trip += 1)
        await scheduler.schedule(Promise.resolve(), `${who} goes on`);
      if (ends === 'never') await new Promise(() => {});
      count(running, keys, -1);
      count(unfinished, keys, -1);
      seen.ended += 1;
      if (ends === 'badly') throw new Error('badly');
      return who;
    };
    return withLock(keys, task);
  };
  const runs = asks.map(ask);
  runs.forEach((run) => run.catch(() => {}));
  const awaited = runs.filter((_run, who) => asks[who]?.ends !== 'never');
  const answers = await scheduler.waitFor(Promise.allSettled(awaited));
  return { ...seen, answers };
}

const ofKey = (key: string, asks: Ask[], order: number[]) =>
  order.filter((who) => asks[who]?.keys.includes(key));

describe('turns, however those who ask and what they wait for come together [T15]', () => {
  const patient = () => createKeyedMutex({ later: () => () => {} });

  it('come one after the other for each key, in the order in which they were asked for, and to everybody', async () => {
    await checkInterleavings(Asks, async (scheduler, some) => {
      const asks = some.map((one) => ({ ...one, ends: one.ends === 'never' ? ('well' as const) : one.ends }));
      const { came, began, mostAtOnce, unwarned, answers } = await askAll(scheduler, asks, patient());
      expect(mostAtOnce).toBe(1);
      for (const key of KEYS) expect(ofKey(key, asks, began)).toEqual(ofKey(key, asks, came));
      expect(unwarned).toBe(0);
      expect(answers.map((answer) => ('value' in answer ? 'well' : String(answer.reason.message)))).toEqual(
        asks.map(({ ends }) => ends),
      );
    });
  });

  it('come to everybody, or are refused with nothing done, also behind those who hang, whenever time is over', async () => {
    await checkInterleavings(Asks, async (scheduler, asks) => {
      let overdue = 0;
      const withLock = createKeyedMutex({
        holdMs: 1,
        patienceMs: 2,
        later: (ms, run) => {
          const what = ms === 1 ? 'a turn has had its time' : 'patience ends';
          const end = async () => {
            await scheduler.schedule(Promise.resolve(), what);
            if (ms === 1) overdue += 1;
            run();
          };
          void end();
          return () => {};
        },
      });
      const { came, began, mostAtOnce, answers } = await askAll(scheduler, asks, withLock);
      expect(mostAtOnce).toBeLessThanOrEqual(1 + overdue);
      for (const key of KEYS) {
        const begun = ofKey(key, asks, began);
        expect(begun).toEqual(ofKey(key, asks, came).filter((who) => begun.includes(who)));
      }
      const awaited = asks.flatMap(({ ends }, who) => (ends === 'never' ? [] : [who]));
      answers.forEach((answer, index) => {
        const who = awaited[index] ?? -1;
        const isRefused = answer.status === 'rejected' && answer.reason instanceof UnavailableError;
        expect([who, isRefused]).toEqual([who, !began.includes(who)]);
      });
    });
  });
});
