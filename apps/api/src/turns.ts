import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseAwayError, UnavailableError } from './errors.ts';

/**
 * Does a task once those before it that share one of its keys are done.
 * @throws UnavailableError, having done nothing, when the turn does not come in time or the database is away when it does
 */
export type Turns = <Result>(
  keys: readonly string[],
  /** Is told whether it had to wait, so that what it had read before may be old. */
  task: (turn: { hasWaited: boolean }) => Promise<Result>,
) => Promise<Result>;

type Options = {
  /** So long one has its turn to itself; then the next begins beside it, and the database keeps them apart. */
  holdMs?: number;
  /** Nobody waits longer for those before. */
  patienceMs?: number;
  isAway?: () => boolean;
  /** How time passes: tests let it end when they like. */
  pause?: typeof pauseFor;
};

const pauseFor = (ms: number, signal: AbortSignal): Promise<unknown> =>
  wait(ms, undefined, { signal, ref: false });

/**
 * Lets transactions that would write the same records go one after another within this process, in the order in which
 * they came. MongoDB refuses the second of two writers and the driver tries again, which among many is slow for most
 * and endless for some. Several processes still meet in the database, which stays the guard.
 */
export function createTurns({
  holdMs = 2000,
  patienceMs = 10_000,
  isAway = () => false,
  pause = pauseFor,
}: Options = {}): Turns {
  /** Whether it is settled in time. */
  const comes = async (awaited: Promise<unknown>, limitMs: number): Promise<boolean> => {
    const waiting = new AbortController();
    const isLate = () => false;
    const late = pause(limitMs, waiting.signal).then(isLate, isLate);
    const isInTime = await Promise.race([awaited.then(() => true), late]);
    waiting.abort();
    return isInTime;
  };
  /** The end of the last turn of each key; it never rejects. */
  const ends = new Map<string, Promise<unknown>>();
  return async (keys, task) => {
    const hasWaited = keys.some((key) => ends.has(key));
    const before = Promise.all(keys.flatMap((key) => ends.get(key) ?? []));
    const turn = comes(before, patienceMs).then((isInTime) => {
      if (!isInTime) throw tooMany();
      if (isAway()) throw new DatabaseAwayError();
      return task({ hasWaited });
    });
    const settled = turn.catch(() => undefined);
    // Whoever gave up waiting holds up nobody, and whoever hangs not for long.
    const end = before.then(() => comes(settled, holdMs));
    for (const key of keys) ends.set(key, end);
    const forget = async () => {
      await end;
      for (const key of keys) if (ends.get(key) === end) ends.delete(key);
    };
    void forget();
    return await turn;
  };
}

const tooMany = () =>
  new UnavailableError(
    'Many people are ordering this item right now. Please try again.',
  );
