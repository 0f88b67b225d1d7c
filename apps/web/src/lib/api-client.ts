import {
  type ApiCallKey,
  type ApiInput,
  type ApiResponse,
  type CallArguments,
  toRequestLine,
} from '@e-store/shared/calls';
import { ApiCallFailed, UNREACHABLE } from './api-failure.ts';
import type { ApiPlace, ApiTransport } from './api-transport.ts';

export type { ApiCallKey, ApiInput, ApiResponse, VersionOf } from '@e-store/shared/calls';

type Options = { headers?: Record<string, string>; signal?: AbortSignal };

export type ApiClient = {
  /**
   * `call('GET /product/:id', { params: { id } })`, typed by the contract.
   * @throws ApiCallFailed when the call fails or gets no response
   */
  call: <Key extends ApiCallKey>(
    key: Key,
    ...args: CallArguments<ApiInput<Key>, Options>
  ) => Promise<ApiResponse<Key>>;
};

type Parts = { params?: Record<string, string>; query?: object; body?: unknown; file?: unknown };

/** Axios loads with the first call. */
export function createApiClient(place: ApiPlace = {}): ApiClient {
  let transport: Promise<ApiTransport> | undefined;
  const connect = async () => {
    const { createApiTransport } = await import('./api-transport.ts');
    return createApiTransport(place);
  };
  const send = async (key: ApiCallKey, { params, query, body, file = body }: Parts, options: Options) => {
    transport ??= connect();
    const ask = await transport.catch((error: unknown) => {
      transport = undefined;
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
    async call<Key extends ApiCallKey>(key: Key, ...[input, options]: CallArguments<ApiInput<Key>, Options>) {
      const answer = await send(key, input ?? {}, options ?? {}).catch(() => ({ failure: UNREACHABLE }));
      if ('failure' in answer) throw new ApiCallFailed(answer.failure);
      return answer.body as ApiResponse<Key>;
    },
  };
}
