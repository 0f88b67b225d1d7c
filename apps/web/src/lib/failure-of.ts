import { UNREACHABLE, type ApiFailure } from './api-failure.ts';

type Outcome = { meta: { requestStatus: 'fulfilled' | 'rejected' }; payload?: unknown };

/** Why a dispatched call failed; `undefined` when it did not: `failureOf(await dispatch(login(…)))`. */
export function failureOf({ meta, payload }: Outcome): ApiFailure | undefined {
  if (meta.requestStatus === 'fulfilled') return undefined;
  return (payload as ApiFailure | undefined) ?? UNREACHABLE; // what createApiThunk rejects with
}
