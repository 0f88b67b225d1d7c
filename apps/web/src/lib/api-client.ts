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

const STARTS_SESSION = new Set<ApiCallKey>(['POST /login', 'POST /register', 'PUT /password/update/']);

/** Axios loads with the first call. The end of an earlier session says nothing about the present one. */
export function createApiClient(place: ApiPlace = {}): ApiClient {
  let transport: Promise<ApiTransport> | undefined;
  let session = 0;
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
      const sentWith = session;
      const answer = await send(key, input ?? {}, options ?? {}).catch(() => ({ failure: UNREACHABLE }));
      if ('failure' in answer) {
        const isOfOldSession = sentWith !== session && answer.failure.code === 'UNAUTHENTICATED';
        throw new ApiCallFailed(isOfOldSession ? UNREACHABLE : answer.failure);
      }
      if (STARTS_SESSION.has(key)) session += 1;
      return answer.body as ApiResponse<Key>;
    },
  };
}
