import type { Contract } from '@e-store/shared';
import type { EndpointInput, EndpointResponse } from '@e-store/shared/endpoint';
import { ApiCallFailed, UNREACHABLE } from './api-failure.ts';
import type { ApiPlace, ApiTransport } from './api-transport.ts';

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

type Parts = { params?: Record<string, string>; query?: object; body?: unknown; file?: unknown };

/** The API's prefix, `API_PREFIX` of the contract, whose module browsers must not load for it. */
const PREFIX = '/api/v1';

/** `GET /product/:id` with its params → method and URL. The contract's schemas are not needed at run time. */
export function toRequestLine(key: ApiCallKey, params: Record<string, string> = {}) {
  const [method, path = ''] = key.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return { method, url: PREFIX + filled };
}

/**
 * Typed access to the API. What sends the requests, axios in it, is loaded at the first call, so that it is no part of a
 * page's first scripts.
 */
export function createApiClient(place: ApiPlace = {}): ApiClient {
  let transport: Promise<ApiTransport> | undefined;
  const connect = async () => {
    const { createApiTransport } = await import('./api-transport.ts');
    return createApiTransport(place);
  };
  const send = async (key: ApiCallKey, { params, query, body, file = body }: Parts, options: Options) => {
    transport ??= connect();
    const ask = await transport.catch((error: unknown) => {
      transport = undefined; // the next call tries to load it again
      throw error;
    });
    return await ask({
      ...toRequestLine(key, params),
      params: query,
      ...(file !== undefined && { data: file }),
      isRead: key.startsWith('GET ') || key === 'POST /cart/quote',
      ...options,
    });
  };
  return {
    async call<Key extends ApiCallKey>(key: Key, ...[input, options]: Arguments<ApiInput<Key>>) {
      const answer = await send(key, input ?? {}, options ?? {}).catch(() => ({ failure: UNREACHABLE }));
      if ('failure' in answer) throw new ApiCallFailed(answer.failure);
      // The server serialises every answer through the contract's response schema.
      return answer.body as ApiResponse<Key>;
    },
  };
}
