import type { IndexDescription } from 'mongodb';
import type { Connection } from 'mongoose';
import { ANY_SPELLING } from '../collation.ts';

/** Of indexes or data. `up` must be idempotent, because a crash can interrupt it. */
export type Migration = {
  name: string;
  /** `secrets`: `JWT_SECRET` and the previous one, if set. */
  up: (connection: Connection, secrets: readonly string[]) => Promise<void>;
};

export const inOrder = (migrations: readonly Migration[]): Migration[] =>
  migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));

type Indexes = Readonly<Record<string, readonly IndexDescription[]>>;

/** By collection. Creates missing collections, so that transactions need not. */
export async function ensureIndexes(connection: Connection, indexes: Indexes): Promise<void> {
  for (const [name, descriptions] of Object.entries(indexes)) {
    await connection.createCollection(name).catch(ignoreExisting);
    if (descriptions.length > 0) await connection.collection(name).createIndexes([...descriptions]);
  }
}

const NAMESPACE_EXISTS = 48;
function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
}

export const indexMigration = (name: string, indexes: Indexes): Migration => ({
  name,
  up: (connection) => ensureIndexes(connection, indexes),
});

export const anySpellingIndex = (field: string): IndexDescription => ({
  name: `${field}_any_spelling`,
  key: { [field]: 1 },
  collation: ANY_SPELLING,
  partialFilterExpression: { [field]: { $exists: true } },
});
