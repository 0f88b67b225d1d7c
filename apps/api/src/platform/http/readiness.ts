import { type Readiness, readinessStatus } from '@e-store/server/internal-server';
import type { Database } from '../database/database.ts';
import type { Migration } from '../database/migrations/migration.ts';
import { pendingMigrations } from '../database/migrations/run-migrations.ts';

type Missing = Record<string, string>;

export type LoadedPart = { hasBeenRead: () => boolean };

export const isMigrated = async (database: Database, migrations: readonly Migration[]): Promise<boolean> =>
  Object.keys(await findMissingMigrations(database, migrations)).length === 0;

/**
 * Returns readiness: primary reachable, migrations applied, in-memory data loaded once. Reloading does not
 * count, because all processes may reload together.
 */
export async function readReadiness(
  database: Database,
  migrations: readonly Migration[],
  { isStopping, parts = {} }: { isStopping: boolean; parts?: Record<string, LoadedPart> },
): Promise<Readiness> {
  if (isStopping) return { status: 'stopping' };
  const unread = Object.entries(parts).filter(([, { hasBeenRead }]) => !hasBeenRead());
  const missing = {
    ...(await findMissingMigrations(database, migrations)),
    ...Object.fromEntries(unread.map(([name]) => [name, 'reading'])),
  };
  return { status: readinessStatus(Object.keys(missing).length === 0, database), ...missing };
}

async function findMissingMigrations(
  { connection }: Database,
  migrations: readonly Migration[],
): Promise<Missing> {
  const pending = await pendingMigrations(connection, migrations).catch(() => undefined);
  if (!pending) return { database: 'away' };
  return pending.length > 0 ? { migrations: 'pending' } : {};
}
