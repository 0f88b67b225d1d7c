import { type Change, createAttemptKeys, isUndecided } from '@e-store/shared/attempt-keys';
import {
  type ApiCallKey,
  type ApiInput,
  type ApiResponse,
  type CallArguments,
  toRequestLine,
} from '@e-store/shared/calls';
import type { ErrorBody } from '@e-store/shared/error-body';
import { create } from 'axios';
import { randomUUID } from 'node:crypto';
import { createCookieJar } from './cookie-jar.ts';

export type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type Client = {
  /**
   * `call('GET /product/:id', { params: { id } })`: input and response are typed by the contract.
   * @throws ApiError for every response that is not a success; axios' error when there is no response
   */
  call: <Key extends ApiCallKey>(
    key: Key,
    ...args: CallArguments<ApiInput<Key>, CallOptions>
  ) => Promise<ApiResponse<Key>>;
};

/** An error response. `code` is stable; `message` is for people. */
export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly status: number;
  readonly code: ErrorBody['code'] | undefined;
  readonly body: ErrorBody | undefined;

  constructor(status: number, body: ErrorBody | undefined) {
    super(body?.message ?? `The shop answered ${status}.`);
    this.status = status;
    this.code = body?.code;
    this.body = body;
  }
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

type Parts = { params?: Record<string, string>; query?: object; body?: unknown; file?: unknown };

const isBytes = (data: unknown) => data instanceof Blob || ArrayBuffer.isView(data);

/** Bytes cannot be compared, so each file counts as a separate change. */
const toChange = (
  { method = 'POST', url }: { method: string | undefined; url: string },
  { query, file }: { query: unknown; file: unknown },
  options: CallOptions | undefined,
): Change => ({
  method,
  url,
  query,
  body: isBytes(file) ? randomUUID() : file,
  ifMatch: options?.headers?.['If-Match'],
});

/**
 * Creates a typed API client for Node with its own session. `baseUrl` is the shop's address without the
 * prefix. Each change sends an `Idempotency-Key`; a retry after a lost response sends the same key.
 */
export function createClient({
  baseUrl,
  timeoutMs = 30_000,
}: {
  baseUrl: string;
  timeoutMs?: number;
}): Client {
  const jar = createCookieJar();
  const keys = createAttemptKeys(randomUUID);
  const http = create({ baseURL: baseUrl, timeout: timeoutMs, proxy: false, validateStatus: () => true });
  return {
    async call<Key extends ApiCallKey>(
      key: Key,
      ...[input, options]: CallArguments<ApiInput<Key>, CallOptions>
    ) {
      const { params, query, body, file = body }: Parts = input ?? {};
      const line = toRequestLine(key, params);
      const change = key.startsWith('GET ') ? undefined : toChange(line, { query, file }, options);
      const attempt = change && (options?.headers?.['Idempotency-Key'] ?? keys.keyOf(change));
      const answer = await http.request<unknown>({
        ...line,
        params: query,
        ...(file !== undefined && { data: file }),
        ...(options?.signal && { signal: options.signal }),
        headers: {
          ...(attempt !== undefined && { 'Idempotency-Key': attempt }),
          ...options?.headers,
          ...jar.header(),
        },
      });
      jar.keep(answer.headers['set-cookie']);
      const { status, data } = answer;
      const refusal = isErrorBody(data) ? data : undefined;
      const isKnown = status < 300 || !isUndecided({ status, code: refusal?.code });
      if (change && attempt !== undefined && isKnown) keys.settle(change, attempt);
      if (status >= 300) throw new CallFailed(status, refusal);
      return answer.data as ApiResponse<Key>;
    },
  };
}
