import type { Types } from 'mongoose';
import { UnavailableError } from '../errors/errors.ts';

export type VersionedDocument<Content> = Content & { _id: Types.ObjectId; version: number };

type VersionedModel<Content> = {
  findById(owner: Types.ObjectId): { lean(): PromiseLike<VersionedDocument<Content> | null> };
  replaceOne(filter: object, record: VersionedDocument<Content>): PromiseLike<{ matchedCount: number }>;
  create(records: VersionedDocument<Content>[]): PromiseLike<unknown>;
};

const TRIES = 30;

/**
 * Retries on a version conflict, so concurrent devices never overwrite each other. Unchanged content is not
 * written.
 */
export async function updateWithVersion<Content extends object>(
  model: VersionedModel<NoInfer<Content>>,
  owner: Types.ObjectId,
  empty: Content,
  change: (now: Content) => Content | Promise<Content>,
): Promise<VersionedDocument<Content>> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each try reads what the one before lost to
    const written = await tryUpdate(model, owner, empty, change);
    if (written) return written;
  }
  throw new UnavailableError('Too many changes at once. Try again in a moment.');
}

async function tryUpdate<Content extends object>(
  model: VersionedModel<NoInfer<Content>>,
  owner: Types.ObjectId,
  empty: Content,
  change: (now: Content) => Content | Promise<Content>,
): Promise<VersionedDocument<Content> | undefined> {
  const found = await model.findById(owner).lean();
  const now: VersionedDocument<Content> = found ?? { ...empty, _id: owner, version: 0 };
  const content = await change(now);
  const next: VersionedDocument<Content> = { ...now, ...content, version: now.version + 1 };
  if (JSON.stringify({ ...next, version: now.version }) === JSON.stringify(now)) return now;
  if (!found) return insert(model, next);
  const { matchedCount } = await model.replaceOne({ _id: owner, version: now.version }, next);
  return matchedCount === 1 ? next : undefined;
}

async function insert<Content>(
  model: VersionedModel<NoInfer<Content>>,
  record: VersionedDocument<Content>,
): Promise<VersionedDocument<Content> | undefined> {
  const created = Promise.resolve(model.create([record]));
  return created.then(() => record).catch(onDuplicateKey(() => undefined));
}

export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 11000;
}

/** For `catch`: answers a violation of a unique index, and throws every other error again. */
export const onDuplicateKey =
  <Result>(answer: () => Result) =>
  (error: unknown): Result => {
    if (!isDuplicateKey(error)) throw error;
    return answer();
  };

export const throwOnDuplicateKey = (toError: () => Error) => (error: unknown) => {
  throw isDuplicateKey(error) ? toError() : error;
};
