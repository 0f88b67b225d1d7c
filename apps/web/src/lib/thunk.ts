import { createAsyncThunk, type AsyncThunk } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { ApiClient } from './api-client.ts';
import { ApiCallFailed, type ApiFailure } from './api-failure.ts';

/** What every thunk is given beside the store. */
export type ThunkExtra = { api: ApiClient };
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

type ApiThunkConfig = { extra: ThunkExtra; rejectValue: ApiFailure };
export type ApiThunk<Result, Arg> = AsyncThunk<Result, Arg, ApiThunkConfig>;

const createAppThunk = createAsyncThunk.withTypes<ApiThunkConfig>();

/**
 * A thunk that makes calls of the API: `createApiThunk('products/fetch', (api, query: Query) => api.call(…))`. A failed
 * call rejects with the `ApiFailure` as payload. `signal` breaks the call off when the thunk is aborted.
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
