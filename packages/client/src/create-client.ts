import { type Change, createIdempotencyKeys, isOutcomeUnknown } from '@e-store/shared/idempotency-keys';
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
import { CookieJar } from 'tough-cookie';

export type CallOptions = {
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

export type Client = {
  /**
   * `call('GET /product/:id', { params: { id } })`, typed by the contract.
   * @throws ApiError for every response that is not a success; axios' error when there is no response
   */
  call: <Key extends ApiCallKey>(
    key: Key,
    ...args: CallArguments<ApiInput<Key>, CallOptions>
  ) => Promise<ApiResponse<Key>>;
};

/** `code` is stable; `message` is for people. */
export class ApiError extends Error {
  override name = 'ApiError';
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

type CallInput = { params?: Record<string, string>; query?: object; body?: unknown; file?: unknown };

const isBytes = (data: unknown) => data instanceof Blob || ArrayBuffer.isView(data);

/** Bytes cannot be compared, so each file is a separate change. */
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

/** Has its own session. `baseUrl` has no prefix. Each change sends an `Idempotency-Key`; a retry reuses it. */
export function createClient({
  baseUrl,
  timeoutMs = 30_000,
}: {
  baseUrl: string;
  timeoutMs?: number;
}): Client {
  const jar = new CookieJar(undefined, { rejectPublicSuffixes: false });
  // A proxy may serve HTTPS before an HTTP API: secure cookies are sent in both cases.
  const cookieUrl = baseUrl.replace(/^http:/, 'https:');
  const keys = createIdempotencyKeys(randomUUID);
  const http = create({ baseURL: baseUrl, timeout: timeoutMs, proxy: false, validateStatus: () => true });
  return {
    async call<Key extends ApiCallKey>(
      key: Key,
      ...[input, options]: CallArguments<ApiInput<Key>, CallOptions>
    ) {
      const { params, query, body, file = body }: CallInput = input ?? {};
      const line = toRequestLine(key, params);
      const change = key.startsWith('GET ') ? undefined : toChange(line, { query, file }, options);
      const idempotencyKey = change && (options?.headers?.['Idempotency-Key'] ?? keys.keyFor(change));
      const cookie = await jar.getCookieString(cookieUrl + line.url);
      const answer = await http.request<unknown>({
        ...line,
        params: query,
        ...(file !== undefined && { data: file }),
        ...(options?.signal && { signal: options.signal }),
        headers: {
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
          ...options?.headers,
          ...(cookie && { cookie }),
        },
      });
      for (const setCookie of answer.headers['set-cookie'] ?? [])
        // oxlint-disable-next-line no-await-in-loop -- in the order of the server
        await jar.setCookie(setCookie, cookieUrl + line.url);
      const { status, data } = answer;
      const errorBody = isErrorBody(data) ? data : undefined;
      const isOutcomeKnown = status < 300 || !isOutcomeUnknown({ status, code: errorBody?.code });
      if (change && idempotencyKey !== undefined && isOutcomeKnown) keys.complete(change, idempotencyKey);
      if (status >= 300) throw new ApiError(status, errorBody);
      return answer.data as ApiResponse<Key>;
    },
  };
}
