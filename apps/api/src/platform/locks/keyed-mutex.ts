import { Mutex } from 'async-mutex';
import { DatabaseUnavailableError, UnavailableError } from '../errors/errors.ts';

const BUSY_MESSAGE = 'Many people are changing this right now. Please try again.';

/**
 * Waits for earlier tasks sharing a key.
 * @throws UnavailableError, with nothing run, after the wait limit or while the database is away
 */
export type KeyedMutex = <Result>(
  keys: readonly string[],
  /** `hasWaited`: earlier reads may be stale. */
  task: (run: { hasWaited: boolean }) => Promise<Result>,
  options?: { busyMessage?: string },
) => Promise<Result>;

type Options = {
  holdMs?: number;
  patienceMs?: number;
  isAway?: () => boolean;
  later?: typeof runLater;
};

/** Returns what cancels it. */
const runLater = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
};

/**
 * Serialises transactions on the same records within this process, in order of arrival. Otherwise write
 * conflicts grow with concurrency. Across processes, the database remains the guarantee.
 */
export function createKeyedMutex({
  holdMs = 2000,
  patienceMs = 10_000,
  isAway = () => false,
  later = runLater,
}: Options = {}): KeyedMutex {
  const settlesWithin = async (awaited: Promise<unknown>, limitMs: number): Promise<boolean> => {
    let cancel = () => {};
    const late = new Promise<boolean>((resolve) => {
      cancel = later(limitMs, () => resolve(false));
    });
    const isInTime = await Promise.race([awaited.then(() => true), late]);
    cancel();
    return isInTime;
  };
  const mutexes = new Map<string, Mutex>();
  const mutexOf = (key: string): Mutex => {
    const mutex = mutexes.get(key) ?? new Mutex();
    mutexes.set(key, mutex);
    return mutex;
  };
  return async (keys, task, { busyMessage = BUSY_MESSAGE } = {}) => {
    const locked = [...new Set(keys)].map((key) => ({ key, mutex: mutexOf(key) }));
    const hasWaited = locked.some(({ mutex }) => mutex.isLocked());
    // All queues at once: arrival has the same order in each, so no two tasks wait for each other.
    const acquired = Promise.all(locked.map(({ mutex }) => mutex.acquire()));
    const run = settlesWithin(acquired, patienceMs).then((isInTime) => {
      if (!isInTime) throw new UnavailableError(busyMessage);
      if (isAway()) throw new DatabaseUnavailableError();
      return task({ hasWaited });
    });
    const settled = run.catch(() => undefined);
    const releaseWhenDone = async () => {
      const releases = await acquired;
      // A stuck task blocks only briefly.
      await settlesWithin(settled, holdMs);
      for (const release of releases) release();
      for (const { key, mutex } of locked) if (!mutex.isLocked()) mutexes.delete(key);
    };
    void releaseWhenDone();
    return await run;
  };
}
