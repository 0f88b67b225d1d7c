import type { Readiness } from '@e-store/server/internal-server';
import type { Database } from './database.ts';
import { pendingMigrations } from './migrations/run-migrations.ts';

/** Whether a process can do its work: the primary answers and migrations are applied. */
export async function readReadiness({ connection }: Database, isStopping: boolean): Promise<Readiness> {
  if (isStopping) return 'stopping';
  const pending = await pendingMigrations(connection).catch(() => undefined);
  return pending?.length === 0 ? 'ready' : 'starting';
}
