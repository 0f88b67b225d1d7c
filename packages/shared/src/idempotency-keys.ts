export type Change = {
  method: string;
  url: string;
  query?: unknown;
  body?: unknown;
  ifMatch?: string | undefined;
};

type Attempt = { key: string; path: string; at: number };

/** After this the same call counts as new. */
const RETRY_MS = 15 * 60 * 1000;
const ATTEMPTS_MAX = 50;

/** They say nothing about an earlier attempt. */
const UNDECIDED_CODES = ['IDEMPOTENCY_KEY_IN_USE'];
const UNDECIDED_STATUSES = [401, 403, 408, 429];

/** Whether the change may have been or may still be made. No response is status 0. */
export const isOutcomeUnknown = ({ status, code }: { status: number; code?: string | undefined }): boolean =>
  status === 0 ||
  status >= 500 ||
  UNDECIDED_STATUSES.includes(status) ||
  (code !== undefined && UNDECIDED_CODES.includes(code));

export type IdempotencyKeys = {
  /** Reuses the `Idempotency-Key` of an earlier attempt whose outcome is unknown. */
  keyFor: (change: Change) => string;
  /** The same call is then a new change. */
  complete: (change: Change, key: string) => void;
};

/**
 * One key per intended change, reused after a lost response. Another change of the same or a nested resource
 * ends the retry.
 */
export function createIdempotencyKeys(newKey: () => string, now: () => number = Date.now): IdempotencyKeys {
  const attempts = new Map<string, Attempt>();
  return {
    keyFor: (change) => {
      const id = changeId(change);
      const at = now();
      for (const [other, attempt] of attempts)
        if (other !== id && (at - attempt.at > RETRY_MS || isSameOrNestedPath(attempt.path, change.url)))
          attempts.delete(other);
      const existing = attempts.get(id);
      const key = existing && at - existing.at <= RETRY_MS ? existing.key : newKey();
      attempts.delete(id);
      attempts.set(id, { key, path: change.url, at });
      const [oldest] = attempts.keys();
      if (attempts.size > ATTEMPTS_MAX && oldest !== undefined) attempts.delete(oldest);
      return key;
    },
    complete: (change, key) => {
      const id = changeId(change);
      if (attempts.get(id)?.key === key) attempts.delete(id);
    },
  };
}

const changeId = ({ method, url, query, body, ifMatch }: Change): string =>
  JSON.stringify([method, url, query ?? null, body ?? null, ifMatch ?? null]);

/** `/products/1` and `/products/1/restore` are related. */
const isSameOrNestedPath = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
