import type { Contract } from '@e-store/shared';
import type { EndpointInput, EndpointResponse } from '@e-store/shared/endpoint';
import type { AxiosInstance, AxiosResponse } from 'axios';
import { ApiCallFailed, toApiFailure, UNREACHABLE } from './api-failure.ts';

export type ApiCallKey = keyof Contract;
export type ApiInput<Key extends ApiCallKey> = EndpointInput<Contract[Key]>;
export type ApiResponse<Key extends ApiCallKey> = EndpointResponse<Contract[Key]>;

type Options = { headers?: Record<string, string>; signal?: AbortSignal };
type Arguments<Input> = keyof Input extends never
  ? [input?: Record<string, never>, options?: Options]
  : [input: Input, options?: Options];

export type ApiClient = {
  /**
   * `call('GET /product/:id', { params: { id } })`: input and answer are typed by the contract. Throws `ApiCallFailed`
   * for every answer that is not a success, and when none comes.
   */
  call: <Key extends ApiCallKey>(key: Key, ...args: Arguments<ApiInput<Key>>) => Promise<ApiResponse<Key>>;
};

type Place = {
  /** Origin of the API; empty in a browser, where it is the page's own. */
  baseUrl?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
};

type Parts = { params?: Record<string, string>; query?: object; body?: unknown };

/** The API's prefix, `API_PREFIX` of the contract, whose module browsers must not load for it. */
const PREFIX = '/api/v1';

/** `GET /product/:id` with its params → method and URL. The contract's schemas are not needed at run time. */
export function toRequestLine(key: ApiCallKey, params: Record<string, string> = {}) {
  const [method, path = ''] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method, url: PREFIX + filled };
}

/** Typed access to the API. axios is loaded at the first call, so that it is no part of a page's first scripts. */
export function createApiClient({ baseUrl = '', headers = {}, timeoutMs = 30_000 }: Place = {}): ApiClient {
  let instance: Promise<AxiosInstance> | undefined;
  const connect = async () => {
    const { default: axios } = await import('axios');
    return axios.create({
      baseURL: baseUrl,
      headers,
      timeout: timeoutMs,
      withCredentials: true,
      proxy: false,
      validateStatus: () => true,
    });
  };
  const send = async (key: ApiCallKey, { params, query, body }: Parts, options: Options) => {
    instance ??= connect();
    const axios = await instance.catch((error: unknown) => {
      instance = undefined; // the next call tries to load it again
      throw error;
    });
    return await axios.request<unknown>({
      ...toRequestLine(key, params),
      params: query,
      ...(body !== undefined && { data: body }),
      ...options,
    });
  };
  return {
    async call<Key extends ApiCallKey>(key: Key, ...[input, options]: Arguments<ApiInput<Key>>) {
      let response: AxiosResponse<unknown>;
      try {
        response = await send(key, input ?? {}, options ?? {});
      } catch {
        throw new ApiCallFailed(UNREACHABLE);
      }
      const isSuccess = response.status >= 200 && response.status < 300;
      if (!isSuccess) throw new ApiCallFailed(toApiFailure(response.status, response.data));
      // The server serialises every answer through the contract's response schema.
      return response.data as ApiResponse<Key>;
    },
  };
}
