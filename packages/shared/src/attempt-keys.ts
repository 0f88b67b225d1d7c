/** A call that changes something, as it goes out. */
export type Change = {
  method: string;
  url: string;
  query?: unknown;
  body?: unknown;
  ifMatch?: string | undefined;
};

type Attempt = { key: string; path: string; at: number };

/** Later the same call is meant anew: it is no retry. */
const RETRY_MS = 15 * 60 * 1000;
/** So many calls at most are remembered. */
const ATTEMPTS_MAX = 50;

/** Refusals that say nothing of an earlier try: they come before the call is looked at, or while it is running. */
const UNDECIDED_CODES = ['IDEMPOTENCY_KEY_IN_USE'];
const UNDECIDED_STATUSES = [401, 403, 408, 429];

/** Whether the shop may have made the change, or may still make it. No answer at all is status 0. */
export const isUndecided = ({ status, code }: { status: number; code?: string | undefined }): boolean =>
  status === 0 ||
  status >= 500 ||
  UNDECIDED_STATUSES.includes(status) ||
  (code !== undefined && UNDECIDED_CODES.includes(code));

export type AttemptKeys = {
  /** The `Idempotency-Key` to send with a change: that of its earlier try while the outcome of that one is unknown. */
  keyOf: (change: Change) => string;
  /** The outcome of a change that was sent under this key is known: the same call again is a new change. */
  settle: (change: Change, key: string) => void;
};

/**
 * One key for each change that somebody wants: a retry after a lost answer bears the key of the first try. Another
 * change of the same thing, or of a part of it, ends the retry: whoever saves, removes and saves again means it.
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
      attempts.delete(id); // the latest one comes last
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

/** `/products/1` and `/products/1/restore`: one names the other, or a part of it. */
const isRelated = (a: string, b: string): boolean =>
  a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
