import { createHash, createHmac, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { trusted, Types } from 'mongoose';
import type { Database } from '../database/database.ts';
import { onDuplicateKey } from '../database/update-with-version.ts';
import { AppError, ConflictError, UnavailableError, ValidationError } from '../errors/errors.ts';
import { type Attempt, runAttempt } from './current-attempt.ts';
import type { IdempotencyKeyRecord, StoredAnswer } from './idempotency-key.model.ts';

const KEY = /^[\x21-\x7e]{1,200}$/;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Exceeds the longest call; afterwards a retry may take over. */
const LEASE_MS = 10_000;
/** How long a retry waits for the first run. */
const MAX_WAIT_MS = 3000;
const FIRST_PAUSE_MS = 25;
const MAX_PAUSE_MS = 400;

export type KeyedRequest = Pick<IdempotencyKeyRecord, 'requestHash' | 'namesOthers'> & {
  id: string;
  user?: string;
};

export type OpenAttempt = Attempt & {
  complete: (answer: StoredAnswer) => Promise<void>;
  /** Gives the key back, so that uncommitted work can be retried. */
  release: () => Promise<void>;
};

/** Another run took over, so this run must not commit. */
export class AttemptLostError extends UnavailableError {
  constructor() {
    super('The same request is being processed. Try again in a moment. It will not be done twice.');
  }
}

/** @throws ValidationError */
export function assertIdempotencyKey(key: string): void {
  if (!KEY.test(key))
    throw new ValidationError({ 'Idempotency-Key': 'Use 1 to 200 printable characters without spaces.' });
}

/**
 * From caller, method, path and key. Equivalent spellings of the input match. The stored hash is keyed with
 * the unstored key, so nobody can guess a body from it.
 */
export function toKeyedRequest(
  key: string,
  caller: { user?: string; address: string },
  {
    name,
    params,
    ...input
  }: { name: string; params: unknown; query: unknown; body: unknown; ifMatch: unknown },
): KeyedRequest {
  assertIdempotencyKey(key);
  const { user, address } = caller;
  const whose = user === undefined ? `address ${address}` : `user ${user}`;
  const id = createHash('sha256')
    .update(canonical([whose, name, params, key]))
    .digest('base64url');
  return {
    id,
    requestHash: createHmac('sha256', key).update(canonical(input)).digest('base64url'),
    ...(user !== undefined && { user }),
  };
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/**
 * Claims the key, or returns the stored response of an earlier run. Waits while another run is alive.
 * @throws AppError 422 when the key came with another request
 * @throws ConflictError 409 while the first run takes long, and when its change is saved but its answer lost
 */
export async function openAttempt(
  database: Database,
  request: KeyedRequest,
  now: () => Date,
): Promise<OpenAttempt | StoredAnswer> {
  const deadline = performance.now() + MAX_WAIT_MS;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    // oxlint-disable-next-line no-await-in-loop -- each look depends on what the other run did meanwhile
    const opened = await tryToOpen(database, request, now);
    if (opened) return opened;
    if (performance.now() > deadline) throw keyInUseError();
    // oxlint-disable-next-line no-await-in-loop -- the other run needs time
    await wait(pauseMs);
  }
}

export async function runStored(
  attempt: OpenAttempt,
  run: () => Promise<StoredAnswer>,
  mayStore: () => boolean,
): Promise<StoredAnswer> {
  let answer: StoredAnswer;
  try {
    answer = await runAttempt(attempt, run);
  } catch (error) {
    // Without the database, the lease expires by itself.
    await attempt.release().catch(() => {});
    throw error;
  }
  // The change is saved even if this fails; a retry learns so, without the answer.
  if (mayStore()) await attempt.complete(answer).catch(() => {});
  return answer;
}

async function tryToOpen(
  database: Database,
  { id, requestHash, user, namesOthers }: KeyedRequest,
  now: () => Date,
): Promise<OpenAttempt | StoredAnswer | undefined> {
  const { idempotencyKeys } = database;
  const at = now();
  const claim = randomUUID();
  const leaseUntil = new Date(at.getTime() + LEASE_MS);
  const record: IdempotencyKeyRecord = {
    _id: id,
    ...(user !== undefined && { user: new Types.ObjectId(user) }),
    ...(namesOthers && { namesOthers }),
    requestHash,
    claim,
    leaseUntil,
    isCommitted: false,
    steps: [],
    expiresAt: new Date(at.getTime() + DAY_MS),
  };
  if (await insert(database, record)) return createAttempt(database, record, now);
  const found = await idempotencyKeys.findById(id).lean();
  if (!found) return undefined; // just released
  if (found.expiresAt <= at) {
    await idempotencyKeys.deleteOne({ _id: id, claim: found.claim });
    return undefined;
  }
  if (found.requestHash !== requestHash) throw keyReusedError();
  if (found.answer) return found.answer;
  if (found.leaseUntil > at) return undefined;
  if (found.isCommitted) throw alreadyDoneError();
  // Waits for an open transaction of the other run, whose mark then decides.
  const taken = await idempotencyKeys
    .findOneAndUpdate(
      { _id: id, claim: found.claim, isCommitted: false, answer: trusted({ $exists: false }) },
      { $set: { claim, leaseUntil } },
      { returnDocument: 'after' },
    )
    .lean();
  return taken ? createAttempt(database, taken, now) : undefined;
}

async function insert({ idempotencyKeys }: Database, record: IdempotencyKeyRecord): Promise<boolean> {
  const created = idempotencyKeys.create([record]);
  return created.then(() => true).catch(onDuplicateKey(() => false));
}

function createAttempt(
  { idempotencyKeys }: Database,
  { _id, claim, steps }: IdempotencyKeyRecord,
  now: () => Date,
): OpenAttempt {
  const ownClaim = { _id, claim };
  return {
    steps: new Set(steps),
    mark: async (session, step) => {
      const done = step === undefined ? { $set: { isCommitted: true } } : { $addToSet: { steps: step } };
      const { matchedCount } = await idempotencyKeys.updateOne(ownClaim, done, { session });
      if (matchedCount === 0) throw new AttemptLostError();
    },
    complete: async (answer) => {
      await idempotencyKeys.updateOne(ownClaim, { $set: { answer, isCommitted: true } });
    },
    release: async () => {
      const { deletedCount } = await idempotencyKeys.deleteOne({
        ...ownClaim,
        isCommitted: false,
        steps: trusted({ $size: 0 }),
      });
      if (deletedCount === 0) await idempotencyKeys.updateOne(ownClaim, { $set: { leaseUntil: now() } });
    },
  };
}

const keyReusedError = () =>
  new AppError(
    422,
    'IDEMPOTENCY_KEY_REUSED',
    'This key was used for another request. Use a new key for a new request.',
  );

const keyInUseError = () =>
  new AppError(
    409,
    'IDEMPOTENCY_KEY_IN_USE',
    'The first request with this key is still being processed. Try again in a moment. It will not be done twice.',
    { headers: { 'Retry-After': '2' } },
  );

const alreadyDoneError = () =>
  new ConflictError('This was already saved. Reload the page to see the current version.', 'ALREADY_DONE');
