import { setTimeout as wait } from 'node:timers/promises';

/** Does a task once those before it that share one of its keys are done. */
export type Turns = <Result>(keys: readonly string[], task: () => Promise<Result>) => Promise<Result>;

/** Nobody waits longer for those before: the database is what keeps them apart, this only spares it the quarrel. */
const PATIENCE_MS = 5000;

/**
 * Lets transactions that would write the same records go one after another within this process, in the order in which
 * they came. MongoDB refuses the second of two writers and the driver tries again, which among many is slow for most
 * and endless for some. Several processes still meet in the database, which stays the guard.
 */
export function createTurns(patienceMs = PATIENCE_MS): Turns {
  /** The last task of each key; it never rejects. */
  const tails = new Map<string, Promise<unknown>>();
  return async (keys, task) => {
    const before = Promise.all(keys.flatMap((key) => tails.get(key) ?? []));
    const turn = inTime(before, patienceMs).then(task);
    // Whoever comes next waits for this one, and for those that it did not wait for in the end.
    const tail = Promise.all([before, turn.catch(() => undefined)]);
    for (const key of keys) tails.set(key, tail);
    const forget = async () => {
      await tail;
      for (const key of keys) if (tails.get(key) === tail) tails.delete(key);
    };
    void forget();
    return await turn;
  };
}

async function inTime(before: Promise<unknown>, patienceMs: number): Promise<void> {
  const waiting = new AbortController();
  const patience = wait(patienceMs, undefined, { signal: waiting.signal, ref: false }).catch(() => undefined);
  await Promise.race([before, patience]);
  waiting.abort();
}
