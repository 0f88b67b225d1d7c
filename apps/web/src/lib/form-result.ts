import type { ApiFailure } from './api-failure.ts';
import { failureOf } from './thunk.ts';

export type FormResult = {
  message?: string | undefined;
  failure?: ApiFailure | undefined;
  sent?: Record<string, string | undefined> | undefined;
};

type Outcome = { meta: { requestStatus: 'fulfilled' | 'rejected' }; payload?: unknown };

export function toFormResult(outcome: Outcome): FormResult {
  const failure = failureOf(outcome);
  return failure ? { failure } : { message: (outcome.payload as { message: string }).message };
}
