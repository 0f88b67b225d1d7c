import { TooSlowError } from '../errors.ts';

/** What a call may wait for in all: the session, the database, its turn. Nobody who asks waits longer for an answer. */
export const REQUEST_LIMIT_MS = 8000;

/** Waits for work, and gives it up when the time of the call is over. */
export type Deadline = <Result>(work: Promise<Result>) => Promise<Result>;

/**
 * The time that a call has (R82, T8); only what is waited for under it counts, so that a picture may arrive as slowly as
 * its sender is. Work that was given up is not undone: it may still complete.
 * @throws TooSlowError when the time is over
 */
export function startDeadline(limitMs: number): Deadline {
  let leftMs = limitMs;
  return async (work) => {
    const before = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new TooSlowError()), Math.max(0, leftMs));
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      leftMs -= performance.now() - before;
    }
  };
}
