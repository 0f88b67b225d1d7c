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

export type Call<Result, Arg> = (api: ApiClient, arg: Arg, signal: AbortSignal) => Promise<Result>;

/** One call of the contract, or a function that makes others. */
export type CallSource = ApiCallKey | Call<unknown, never>;

export type ResultOf<Source extends CallSource> = Source extends ApiCallKey
  ? ApiResponse<Source>
  : Source extends Call<infer Result, never>
    ? Result
    : never;

export type ArgOf<Source extends CallSource> = Source extends ApiCallKey
  ? CallArg<Source>
  : Source extends (api: ApiClient, arg: infer Arg, signal: AbortSignal) => unknown
    ? unknown extends Arg
      ? void
      : Arg
    : never;

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

function endpointCall<Key extends ApiCallKey>(key: Key): Call<ApiResponse<Key>, CallArg<Key>> {
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

export const toCall = <Source extends CallSource>(source: Source) =>
  (typeof source === 'string' ? endpointCall(source) : source) as Call<ResultOf<Source>, ArgOf<Source>>;

/** Rejects with an `ApiFailure`. `signal` aborts the call with the thunk. */
export function createCallThunk<Result, Arg>(type: string, call: Call<Result, Arg>): ApiThunk<Result, Arg> {
  return createAppThunk<Result, Arg>(type, async (arg, { extra, rejectWithValue, signal }) => {
    try {
      return await call(extra.api, arg, signal);
    } catch (error) {
      if (error instanceof ApiCallFailed) return rejectWithValue(error.failure);
      throw error;
    }
  });
}

/** `createApiThunk('products/fetch', 'GET /products')`. */
export const createApiThunk = <const Source extends CallSource>(type: string, source: Source) =>
  createCallThunk(type, toCall(source));

type Outcome = { meta: { requestStatus: 'fulfilled' | 'rejected' }; payload?: unknown };

/** Why a dispatched call failed: `failureOf(await dispatch(login(…)))`. */
export function failureOf({ meta, payload }: Outcome): ApiFailure | undefined {
  if (meta.requestStatus === 'fulfilled') return undefined;
  return (payload as ApiFailure | undefined) ?? UNREACHABLE;
}
