import { type Change, createIdempotencyKeys, isOutcomeUnknown } from '@e-store/shared/idempotency-keys';
import { create, type AxiosResponse } from 'axios';
import { failureMessages } from '../messages/en/failures.ts';
import { toApiFailure, type ApiFailure } from './api-failure.ts';
import { randomKey } from './random-key.ts';

export type ApiPlace = {
  baseUrl?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** Total ms that a read waits for `Retry-After`. */
  patienceMs?: number;
  onResponse?: ((observed: ObservedResponse) => void) | undefined;
};

export type ObservedResponse = { url: string; tag: string | undefined };

export type ApiRequest = {
  method: string | undefined;
  url: string;
  params?: object | undefined;
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Changes nothing, so it may be retried. */
  isRead: boolean;
};

type Answer = { body: unknown } | { failure: ApiFailure };
export type ApiTransport = (request: ApiRequest) => Promise<Answer>;

const MAX_ATTEMPTS = 3;
const RETRY_STATUSES = [429, 503];

/**
 * Retries reads after `Retry-After`, not writes. A write carries an `Idempotency-Key`, reused when its
 * outcome is unknown. Rejects without a response.
 */
export function createApiTransport(place: ApiPlace): ApiTransport {
  const { baseUrl = '', headers = {}, timeoutMs = 30_000, patienceMs = 10_000, onResponse } = place;
  const instance = create({
    baseURL: baseUrl,
    headers,
    timeout: timeoutMs,
    withCredentials: true,
    proxy: false,
    validateStatus: () => true,
  });
  async function ask(request: Omit<ApiRequest, 'isRead'>) {
    let tag: string | undefined;
    try {
      const answer = await instance.request<unknown>(request);
      if (request.method === 'GET' && answer.status === 200) tag = tagOf(answer);
      return answer;
    } finally {
      onResponse?.({ url: instance.getUri(request), tag });
    }
  }
  const keys = createIdempotencyKeys(randomKey);
  async function change(request: Omit<ApiRequest, 'isRead'>): Promise<Answer> {
    const sent = toChange(request);
    const key = request.headers?.[KEY_HEADER] ?? keys.keyFor(sent);
    const answer = await ask({ ...request, headers: { ...request.headers, [KEY_HEADER]: key } });
    const { status, data } = answer;
    const isDone = status >= 200 && status < 300;
    const failure = toApiFailure(status, data);
    if (isDone || !isOutcomeUnknown(failure)) keys.complete(sent, key);
    return isDone ? { body: data } : { failure: addRetryTime(failure, retryAfterMs(answer)) };
  }
  return async ({ isRead, ...request }) => {
    if (!isRead) return await change(request);
    let patience = patienceMs;
    for (let tries = 1; ; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the next try depends on this answer
      const answer = await ask(request);
      if (answer.status >= 200 && answer.status < 300) return { body: answer.data };
      const waitMs = retryAfterMs(answer);
      if (waitMs === undefined || waitMs > patience || tries === MAX_ATTEMPTS)
        return { failure: addRetryTime(toApiFailure(answer.status, answer.data), waitMs) };
      patience -= waitMs;
      // oxlint-disable-next-line no-await-in-loop -- nothing is tried again before its time
      await pause(waitMs, request.signal);
    }
  };
}

const KEY_HEADER = 'Idempotency-Key';

const toChange = ({ method = 'POST', url, params, data, headers }: Omit<ApiRequest, 'isRead'>): Change => ({
  method,
  url,
  query: params,
  // File bytes cannot be compared, so each upload is a new change.
  body: data instanceof Blob ? randomKey() : data,
  ifMatch: headers?.['If-Match'],
});

function tagOf({ headers }: AxiosResponse<unknown>): string | undefined {
  const tag: unknown = headers['etag'];
  return typeof tag === 'string' ? tag : undefined;
}

/** Seconds or a date (RFC 9110); `undefined` if absent or invalid. */
function retryAfterMs({ status, headers }: AxiosResponse<unknown>): number | undefined {
  const given = String(headers['retry-after'] ?? '').trim();
  if (!RETRY_STATUSES.includes(status) || given === '') return undefined;
  const waitMs = /^\d{1,6}$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** The API's rate-limit messages name the time; a proxy's do not. */
function addRetryTime(failure: ApiFailure, waitMs: number | undefined): ApiFailure {
  if (waitMs === undefined || /again in (a|\d+) |before you try again/i.test(failure.message)) return failure;
  const reason = failure.code === 'NETWORK' ? failureMessages.busy : failure.message;
  return {
    ...failure,
    message: `${reason} ${failureMessages.tryAgain(Math.max(1, Math.ceil(waitMs / 1000)))}`,
  };
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
