import { type Change, createAttemptKeys, isUndecided } from '@e-store/shared/attempt-keys';
import { create, type AxiosResponse } from 'axios';
import { failureWords } from '../content/failures.ts';
import { toApiFailure, type ApiFailure } from './api-failure.ts';
import { randomKey } from './random-key.ts';

export type ApiPlace = {
  /** Origin of the API; empty in a browser, where it is the page's own. */
  baseUrl?: string;
  headers?: Record<string, string>;
  timeoutMs?: number;
  /** How long a read that was told when to come back waits for that, all in all. */
  patienceMs?: number;
  /** Is told of every answer: what was asked, and the tag by which it can be asked whether that changed. */
  hear?: ((heard: HeardAnswer) => void) | undefined;
};

/** `tag` is that of a good answer to a read; without one nobody can ask later whether it is still the same. */
export type HeardAnswer = { url: string; tag: string | undefined };

export type ApiRequest = {
  method: string | undefined;
  url: string;
  params?: object | undefined;
  data?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** It changes nothing, so it may be asked again. */
  isRead: boolean;
};

type Answer = { body: unknown } | { failure: ApiFailure };
export type ApiTransport = (request: ApiRequest) => Promise<Answer>;

const MOST_TRIES = 3;
/** Too busy, or away for a while: what `Retry-After` is sent with. */
const COMES_BACK = [429, 503];

/**
 * Sends requests by axios. A read that is answered with `Retry-After` is asked again by itself when that is over, a write
 * never: its words say when. A write bears an `Idempotency-Key`, which is that of its earlier try where nobody knows
 * whether that one was saved. Rejects when no answer comes.
 */
export function createApiTransport(place: ApiPlace): ApiTransport {
  const { baseUrl = '', headers = {}, timeoutMs = 30_000, patienceMs = 10_000, hear } = place;
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
      hear?.({ url: instance.getUri(request), tag });
    }
  }
  const keys = createAttemptKeys(randomKey);
  async function change(request: Omit<ApiRequest, 'isRead'>): Promise<Answer> {
    const sent = toChange(request);
    const key = request.headers?.[KEY_HEADER] ?? keys.keyOf(sent);
    const answer = await ask({ ...request, headers: { ...request.headers, [KEY_HEADER]: key } });
    const { status, data } = answer;
    const isDone = status >= 200 && status < 300;
    const failure = toApiFailure(status, data);
    if (isDone || !isUndecided(failure)) keys.settle(sent, key);
    return isDone ? { body: data } : { failure: withWhen(failure, retryAfterMs(answer)) };
  }
  return async ({ isRead, ...request }) => {
    if (!isRead) return await change(request);
    let patience = patienceMs;
    for (let tries = 1; ; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the next try depends on this answer
      const answer = await ask(request);
      if (answer.status >= 200 && answer.status < 300) return { body: answer.data };
      const waitMs = retryAfterMs(answer);
      if (waitMs === undefined || waitMs > patience || tries === MOST_TRIES)
        return { failure: withWhen(toApiFailure(answer.status, answer.data), waitMs) };
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
  // Bytes cannot be compared, so each file is a change of its own.
  body: data instanceof Blob ? randomKey() : data,
  ifMatch: headers?.['If-Match'],
});

function tagOf({ headers }: AxiosResponse<unknown>): string | undefined {
  const tag: unknown = headers['etag'];
  return typeof tag === 'string' ? tag : undefined;
}

/** In seconds or as a date (RFC 9110); `undefined` where none is given or none can be read. */
function retryAfterMs({ status, headers }: AxiosResponse<unknown>): number | undefined {
  const given = String(headers['retry-after'] ?? '').trim();
  if (!COMES_BACK.includes(status) || given === '') return undefined;
  const waitMs = /^\d{1,6}$/.test(given) ? Number(given) * 1000 : Date.parse(given) - Date.now();
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}

/** The shop's own words often say when already, as those of a limit; what stands between us and the shop does not. */
function withWhen(failure: ApiFailure, waitMs: number | undefined): ApiFailure {
  if (waitMs === undefined || /again in (a|\d+) |before you try again/i.test(failure.message)) return failure;
  const reason = failure.code === 'NETWORK' ? failureWords.busy : failure.message;
  return { ...failure, message: `${reason} ${failureWords.tryAgain(Math.max(1, Math.ceil(waitMs / 1000)))}` };
}

/** Of a call that is broken off the wait ends at once; the next try of it does not begin. */
async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
