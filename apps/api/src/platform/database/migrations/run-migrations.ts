import type { Connection } from 'mongoose';
import { StartError } from '@e-store/server/run-until-stopped';
import type { Migration } from './migration.ts';
import { withSetupLock } from './with-setup-lock.ts';

type Row = { _id: string; appliedAt?: Date };

const rows = (connection: Connection) => connection.collection<Row>('migrations');

export async function pendingMigrations(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<string[]> {
  // `find` cannot be used: its cursor does not wait for a pending connection.
  const names = new Set(await rows(connection).distinct('_id', { appliedAt: { $exists: true } }));
  return migrations.flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

export async function readMigrations(
  connection: Connection,
  migrations: readonly Migration[],
): Promise<{ applied: number; pending: string[]; last: string | null }> {
  const pending = await pendingMigrations(connection, migrations);
  const applied = migrations.flatMap(({ name }) => (pending.includes(name) ? [] : [name]));
  return { applied: applied.length, pending, last: applied.at(-1) ?? null };
}

/**
 * In order, in one process at a time. Returns their names.
 * @throws StartError when a restore of the database was interrupted
 */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[],
  { secrets = [], ...options }: { lockMs?: number; secrets?: readonly string[] } = {},
): Promise<string[]> {
  return await withSetupLock(
    connection,
    async () => {
      await assertRestored(connection);
      const pending = await pendingMigrations(connection, migrations);
      for (const migration of migrations.filter(({ name }) => pending.includes(name))) {
        await migration.up(connection, secrets);
        await rows(connection).updateOne(
          { _id: migration.name },
          { $set: { appliedAt: new Date() } },
          { upsert: true },
        );
      }
      return pending;
    },
    options,
  );
}

export const UNFINISHED_RESTORE = 'unfinishedRestore';

/** @throws StartError when a restore was started and not finished */
async function assertRestored(connection: Connection): Promise<void> {
  if ((await connection.collection(UNFINISHED_RESTORE).countDocuments()) === 0) return;
  throw new StartError(
    `A restore of the database ${connection.name} was interrupted, so part of the shop is missing. Restore again with --force.`,
  );
}
