import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

export type Attempt = {
  steps: ReadonlySet<string>;
  /** Within the transaction of the change, or of one step. */
  mark: (session: ClientSession, step: string | undefined) => Promise<void>;
};

const running = new AsyncLocalStorage<{ attempt: Attempt; step?: string }>();

export const runAttempt = <Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result> =>
  running.run({ attempt }, work);

/**
 * Every transaction calls this first, so the mark commits with the change. Does nothing without an
 * `Idempotency-Key`.
 */
export async function markAttempt(session: ClientSession): Promise<void> {
  const current = running.getStore();
  await current?.attempt.mark(session, current.step);
}

/**
 * A step of a bulk call is committed separately. A retry skips committed steps and reads their result by
 * `readDone`.
 */
export async function runStep<Result>(
  step: string,
  work: () => Promise<Result>,
  readDone: () => Promise<Result>,
): Promise<Result> {
  const current = running.getStore();
  if (!current) return work();
  if (current.attempt.steps.has(step)) return readDone();
  return running.run({ ...current, step }, work);
}
