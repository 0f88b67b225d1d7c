import type { Connection } from 'mongoose';

/** Of indexes or data. `up` must be idempotent, because a crash can interrupt it. */
export type Migration = {
  name: string;
  /** `secrets`: `JWT_SECRET` and the previous one, if set. */
  up: (connection: Connection, secrets: readonly string[]) => Promise<void>;
};

export const inOrder = (migrations: readonly Migration[]): Migration[] =>
  migrations.toSorted((one, other) => (one.name < other.name ? -1 : 1));

/** Creates missing collections, so that transactions need not. */
export async function ensureCollections(connection: Connection, names: readonly string[]): Promise<void> {
  for (const name of names) await connection.createCollection(name).catch(ignoreExisting);
}

const NAMESPACE_EXISTS = 48;
function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
}
