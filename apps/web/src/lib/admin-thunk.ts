import type { ApiClient } from './api-client.ts';
import { type ApiThunk, createApiThunk } from './thunk.ts';
import { withReauthentication } from './reauthentication.ts';

/** `createApiThunk` for E-DASH: asks for the password again when the half hour is over. */
export function createAdminThunk<Result, Arg = void>(
  type: string,
  call: (api: ApiClient, arg: Arg, signal: AbortSignal) => Promise<Result>,
): ApiThunk<Result, Arg> {
  return createApiThunk<Result, Arg>(type, (api, arg, signal) =>
    withReauthentication(() => call(api, arg, signal)),
  );
}
