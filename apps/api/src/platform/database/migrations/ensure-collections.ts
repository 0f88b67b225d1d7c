import type { Connection } from 'mongoose';

/** Creates missing collections, so that transactions need not. */
export async function ensureCollections(connection: Connection, names: readonly string[]): Promise<void> {
  for (const name of names) await connection.createCollection(name).catch(ignoreExisting);
}

const NAMESPACE_EXISTS = 48;
function ignoreExisting(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === NAMESPACE_EXISTS)) throw error;
}
