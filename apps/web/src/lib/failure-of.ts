import { UNREACHABLE, type ApiFailure } from './api-failure.ts';

type Outcome = { meta: { requestStatus: 'fulfilled' | 'rejected' }; payload?: unknown };

/** Returns why a dispatched call failed, or `undefined`: `failureOf(await dispatch(login(…)))`. */
export function failureOf({ meta, payload }: Outcome): ApiFailure | undefined {
  if (meta.requestStatus === 'fulfilled') return undefined;
  return (payload as ApiFailure | undefined) ?? UNREACHABLE;
}
