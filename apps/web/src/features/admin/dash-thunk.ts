import type { ApiClient } from '../../lib/api-client.ts';
import { type ApiThunk, createApiThunk } from '../../lib/thunk.ts';
import { whenConfirmed } from './confirm-again.ts';

/** `createApiThunk` for calls of E-DASH: when the half hour is over they ask for the password and go on. */
export function createDashThunk<Result, Arg = void>(
  type: string,
  call: (api: ApiClient, arg: Arg, signal: AbortSignal) => Promise<Result>,
): ApiThunk<Result, Arg> {
  return createApiThunk<Result, Arg>(type, (api, arg, signal) => whenConfirmed(() => call(api, arg, signal)));
}
