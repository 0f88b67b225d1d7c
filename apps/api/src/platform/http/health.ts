import { type Readiness, readinessStatus } from '@e-store/server/internal-server';
import type { Express, RequestHandler } from 'express';
import type { Context } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { Migration } from '../database/migrations/migration.ts';
import { pendingMigrations } from '../database/migrations/run-migrations.ts';
import { UnavailableError } from '../errors/errors.ts';

export function mountHealth(app: Express, context: Context): void {
  app.get('/healthz', (_req, res) => void res.json({ status: 'ok' }));
  app.get('/readyz', async (_req, res) => {
    const readiness = await context.readiness();
    res.status(readiness.status === 'ready' ? 200 : 503).json(readiness);
  });
}

/** Without unique indexes, writes could break invariants (T18). The result is cached. */
export function requireMigrations(context: Context): RequestHandler {
  let isMigrated = false;
  return async (_req, _res, next) => {
    isMigrated ||= await context.isMigrated();
    if (!isMigrated) throw new UnavailableError('The shop is not ready yet. Try again in a moment.');
    next();
  };
}

export type LoadedPart = { hasBeenRead: () => boolean };

export const isMigrated = async (database: Database, migrations: readonly Migration[]): Promise<boolean> =>
  Object.keys(await findMissingMigrations(database, migrations)).length === 0;

/**
 * Primary reachable, migrations applied, in-memory data loaded once. Reloading does not count, because all
 * processes may reload together.
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
): Promise<Record<string, string>> {
  const pending = await pendingMigrations(connection, migrations).catch(() => undefined);
  if (!pending) return { database: 'away' };
  return pending.length > 0 ? { migrations: 'pending' } : {};
}
