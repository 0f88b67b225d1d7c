import { type Readiness, statusOf } from '@e-store/server/internal-server';
import type { Database } from './database.ts';
import { pendingMigrations } from './migrations/run-migrations.ts';

/** What a process still waits for before it can serve, as `/readyz` names it: `{ search: 'reading' }`. */
type Missing = Record<string, string>;

/** What is read into memory when a process begins. */
type Read = { hasBeenRead: () => boolean };

/** Whether calls can be taken at all: a database without its unique indexes would take what breaks its rules. */
export const isMigrated = async (database: Database): Promise<boolean> =>
  Object.keys(await missingOfDatabase(database)).length === 0;

/**
 * Whether a process can do its work: the primary answers, migrations are applied, and what it keeps in memory was read
 * once. Read again, as after a break, it does not count as missing: all processes may do that in the same moment.
 */
export async function readReadiness(
  database: Database,
  isStopping: boolean,
  parts: Record<string, Read> = {},
): Promise<Readiness> {
  if (isStopping) return { status: 'stopping' };
  const unread = Object.entries(parts).filter(([, { hasBeenRead }]) => !hasBeenRead());
  const missing = {
    ...(await missingOfDatabase(database)),
    ...Object.fromEntries(unread.map(([name]) => [name, 'reading'])),
  };
  return { status: statusOf(Object.keys(missing).length === 0, database), ...missing };
}

async function missingOfDatabase({ connection }: Database): Promise<Missing> {
  const pending = await pendingMigrations(connection).catch(() => undefined);
  if (!pending) return { database: 'away' };
  return pending.length > 0 ? { migrations: 'pending' } : {};
}
