import { AsyncLocalStorage } from 'node:async_hooks';
import type { ClientSession } from 'mongoose';

/** The run of a call that bears an `Idempotency-Key`. */
export type Attempt = {
  /** Parts of a bulk call that an earlier run committed. */
  steps: ReadonlySet<string>;
  /** Notes in the transaction that the change, or a step of it, is done. */
  mark: (session: ClientSession, step: string | undefined) => Promise<void>;
};

type Running = { attempt: Attempt; step?: string };

const running = new AsyncLocalStorage<Running>();

export const runAttempt = <Result>(attempt: Attempt, work: () => Promise<Result>): Promise<Result> =>
  running.run({ attempt }, work);

/**
 * Called by every transaction before its own work: the change and the note that it is done are committed together, or
 * neither is. Does nothing outside a call with an `Idempotency-Key`.
 */
export async function markAttempt(session: ClientSession): Promise<void> {
  const current = running.getStore();
  await current?.attempt.mark(session, current.step);
}

/**
 * One part of a bulk call, committed on its own. A retry does not repeat a part that was committed: it reads the result
 * by `readDone`.
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
