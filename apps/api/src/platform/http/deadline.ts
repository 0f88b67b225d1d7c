import { RequestTimeoutError } from '../errors/errors.ts';

export const REQUEST_LIMIT_MS = 8000;

export type Deadline = <Result>(work: Promise<Result>) => Promise<Result>;

/**
 * The time limit of a call (R82, T8). Only awaited work counts: a slow upload is allowed. Abandoned work may
 * still complete.
 * @throws TooSlowError
 */
export function startDeadline(limitMs: number): Deadline {
  let leftMs = limitMs;
  return async (work) => {
    const before = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new RequestTimeoutError()), Math.max(0, leftMs));
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      clearTimeout(timer);
      leftMs -= performance.now() - before;
    }
  };
}
