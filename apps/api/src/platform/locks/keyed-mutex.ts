import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailableError, UnavailableError } from '../errors/errors.ts';

/**
 * Runs a task once earlier tasks sharing a key are done.
 * @throws UnavailableError, with nothing run, after the wait limit or while the database is away
 */
export type KeyedMutex = <Result>(
  keys: readonly string[],
  /** `hasWaited`: earlier reads may be stale. */
  task: (run: { hasWaited: boolean }) => Promise<Result>,
) => Promise<Result>;

type Options = {
  holdMs?: number;
  patienceMs?: number;
  isAway?: () => boolean;
  pause?: typeof pauseFor;
};

const pauseFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal, ref: false });

/**
 * Serialises transactions on the same records within this process, in order of arrival. Otherwise write
 * conflicts and retries grow with concurrency. Across processes, the database remains the guarantee.
 */
export function createKeyedMutex({
  holdMs = 2000,
  patienceMs = 10_000,
  isAway = () => false,
  pause = pauseFor,
}: Options = {}): KeyedMutex {
  const settlesWithin = async (awaited: Promise<unknown>, limitMs: number): Promise<boolean> => {
    const waiting = new AbortController();
    const isLate = () => false;
    const late = pause(limitMs, waiting.signal).then(isLate, isLate);
    const isInTime = await Promise.race([awaited.then(() => true), late]);
    waiting.abort();
    return isInTime;
  };
  const ends = new Map<string, Promise<unknown>>();
  return async (keys, task) => {
    const hasWaited = keys.some((key) => ends.has(key));
    const before = Promise.all(keys.flatMap((key) => ends.get(key) ?? []));
    const run = settlesWithin(before, patienceMs).then((isInTime) => {
      if (!isInTime) throw lockTimeout();
      if (isAway()) throw new DatabaseUnavailableError();
      return task({ hasWaited });
    });
    const settled = run.catch(() => undefined);
    // Abandoned waits block nobody; a stuck task blocks only briefly.
    const end = before.then(() => settlesWithin(settled, holdMs));
    for (const key of keys) ends.set(key, end);
    const removeWhenDone = async () => {
      await end;
      for (const key of keys) if (ends.get(key) === end) ends.delete(key);
    };
    void removeWhenDone();
    return await run;
  };
}

const lockTimeout = () =>
  new UnavailableError('Many people are ordering this item right now. Please try again.');
