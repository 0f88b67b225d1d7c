import type { ApiFailure } from './api-failure.ts';
import { failureOf } from './failure-of.ts';

/** What a form is shown again with after it was sent: the server's words, or why it was refused. */
export type FormAnswer = {
  message?: string | undefined;
  failure?: ApiFailure | undefined;
  /** What was typed, so that a refusal without scripts loses none of it. */
  sent?: Record<string, string | undefined> | undefined;
};

type Outcome = { meta: { requestStatus: 'fulfilled' | 'rejected' }; payload?: unknown };

/** Of a dispatched call whose answer is a sentence: `toFormAnswer(await dispatch(subscribe(…)))`. */
export function toFormAnswer(outcome: Outcome): FormAnswer {
  const failure = failureOf(outcome);
  return failure ? { failure } : { message: (outcome.payload as { message: string }).message };
}
