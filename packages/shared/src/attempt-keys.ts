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

/** Refusals that say nothing about an earlier attempt. */
const UNDECIDED_CODES = ['IDEMPOTENCY_KEY_IN_USE'];
const UNDECIDED_STATUSES = [401, 403, 408, 429];

/** Whether the shop may have made the change or may still make it. No response is status 0. */
export const isUndecided = ({ status, code }: { status: number; code?: string | undefined }): boolean =>
  status === 0 ||
  status >= 500 ||
  UNDECIDED_STATUSES.includes(status) ||
  (code !== undefined && UNDECIDED_CODES.includes(code));

export type AttemptKeys = {
  /**
   * Returns the `Idempotency-Key` for a change; reuses the key of an earlier attempt whose outcome is
   * unknown.
   */
  keyOf: (change: Change) => string;
  /** Marks a change as completed: the same call is then a new change. */
  settle: (change: Change, key: string) => void;
};

/**
 * Creates a store of one key per intended change. A retry after a lost response reuses the key. Another
 * change of the same or a nested resource ends the retry.
 */
export function createAttemptKeys(newKey: () => string, now: () => number = Date.now): AttemptKeys {
  const attempts = new Map<string, Attempt>();
  return {
    keyOf: (change) => {
      const id = idOf(change);
      const at = now();
      for (const [other, attempt] of attempts)
        if (other !== id && (at - attempt.at > RETRY_MS || isRelated(attempt.path, change.url)))
          attempts.delete(other);
      const known = attempts.get(id);
      const key = known && at - known.at <= RETRY_MS ? known.key : newKey();
      attempts.delete(id);
      attempts.set(id, { key, path: change.url, at });
      const [oldest] = attempts.keys();
      if (attempts.size > ATTEMPTS_MAX && oldest !== undefined) attempts.delete(oldest);
      return key;
    },
    settle: (change, key) => {
      const id = idOf(change);
      if (attempts.get(id)?.key === key) attempts.delete(id);
    },
  };
}

const idOf = ({ method, url, query, body, ifMatch }: Change): string =>
  JSON.stringify([method, url, query ?? null, body ?? null, ifMatch ?? null]);

/** `/products/1` and `/products/1/restore` are related. */
const isRelated = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
