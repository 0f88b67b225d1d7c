import { createAsyncThunk, type AsyncThunk } from '@reduxjs/toolkit';
import type { UnknownAction } from 'redux';
import type { ThunkDispatch } from 'redux-thunk';
import type { ApiCallKey, ApiClient, ApiInput, ApiResponse, VersionOf } from './api-client.ts';
import { ApiCallFailed, type ApiFailure, UNREACHABLE } from './api-failure.ts';

export type ThunkExtra = { api: ApiClient };
export type AppDispatch = ThunkDispatch<unknown, ThunkExtra, UnknownAction>;

type ApiThunkConfig = { extra: ThunkExtra; rejectValue: ApiFailure };
export type ApiThunk<Result, Arg> = AsyncThunk<Result, Arg, ApiThunkConfig>;

const createAppThunk = createAsyncThunk.withTypes<ApiThunkConfig>();

type Call<Result, Arg> = (api: ApiClient, arg: Arg, signal: AbortSignal) => Promise<Result>;

/**
 * Path parameters, query or body, and the version for `If-Match` in one object. A lone path parameter is a
 * string.
 */
type CallArg<Key extends ApiCallKey, Input = ApiInput<Key>> = keyof Input extends never
  ? void
  : keyof Input extends 'params'
    ? string
    : Part<Input, 'params'> & Part<Input, 'query'> & Part<Input, 'body'> & VersionOf<Key>;

type Part<Input, Name extends string> = Input extends Record<Name, infer Value> ? Value : unknown;

type EndpointCall<Key extends ApiCallKey> = (api: ApiClient, arg: CallArg<Key>) => Promise<ApiResponse<Key>>;

/** `createApiThunk('products/fetch', apiCall('GET /products'))`. */
export function apiCall<Key extends ApiCallKey>(key: Key): EndpointCall<Key> {
  const names = [...key.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const rest = /^(GET|DELETE) /.test(key) ? 'query' : 'body';
  return (api, arg) => {
    const send = api.call as (key: Key, ...parts: object[]) => Promise<ApiResponse<Key>>;
    if (arg === undefined) return send(key);
    if (typeof arg === 'string') return send(key, { params: { [names[0] ?? '']: arg } });
    const { version, ...fields } = arg as { version?: number } & Record<string, unknown>;
    const [params = [], others = []] = [true, false].map((isParam) =>
      Object.entries(fields).filter(([name]) => names.includes(name) === isParam),
    );
    const input = { params: Object.fromEntries(params), [rest]: Object.fromEntries(others) };
    return send(key, input, version === undefined ? {} : { headers: { 'If-Match': `"${version}"` } });
  };
}

/** Rejects with an `ApiFailure`. `signal` aborts the call with the thunk. */
export function createApiThunk<Result, Arg = void>(
  type: string,
  call: Call<Result, Arg>,
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

/** Why a dispatched call failed: `failureOf(await dispatch(login(…)))`. */
export function failureOf({ meta, payload }: Outcome): ApiFailure | undefined {
  if (meta.requestStatus === 'fulfilled') return undefined;
  return (payload as ApiFailure | undefined) ?? UNREACHABLE;
}
