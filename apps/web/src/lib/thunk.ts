import { createAsyncThunk, type AsyncThunk } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { ApiClient } from './api-client.ts';
import { ApiCallFailed, type ApiFailure, UNREACHABLE } from './api-failure.ts';

export type ThunkExtra = { api: ApiClient };
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

type ApiThunkConfig = { extra: ThunkExtra; rejectValue: ApiFailure };
export type ApiThunk<Result, Arg> = AsyncThunk<Result, Arg, ApiThunkConfig>;

const createAppThunk = createAsyncThunk.withTypes<ApiThunkConfig>();

/**
 * Creates a thunk for an API call: `createApiThunk('products/fetch', (api, query: Query) => api.call(…))`.
 * Rejects with an `ApiFailure` as payload. `signal` aborts the call with the thunk.
 */
export function createApiThunk<Result, Arg = void>(
  type: string,
  call: (api: ApiClient, arg: Arg, signal: AbortSignal) => Promise<Result>,
): ApiThunk<Result, Arg> {
  return createAppThunk<Result, Arg>(type, async (arg, { extra, rejectWithValue, signal }) => {
    try {
      return await call(extra.api, arg, signal);
    } catch (error) {
      if (error instanceof ApiCallFailed) return rejectWithValue(error.failure);
      throw error;
    }
  });
}

type Outcome = { meta: { requestStatus: 'fulfilled' | 'rejected' }; payload?: unknown };

/** Returns why a dispatched call failed, or `undefined`: `failureOf(await dispatch(login(…)))`. */
export function failureOf({ meta, payload }: Outcome): ApiFailure | undefined {
  if (meta.requestStatus === 'fulfilled') return undefined;
  return (payload as ApiFailure | undefined) ?? UNREACHABLE;
}
