import type { Connection } from 'mongoose';
import { migrations as allMigrations } from './all.ts';
import type { Migration } from './migration.ts';
import { assertRestored } from '../backup/unfinished-restore.ts';
import { whileLocked } from './while-locked.ts';

type Row = { _id: string; appliedAt?: Date };

const rows = (connection: Connection) => connection.collection<Row>('migrations');

/** Names of migrations that this build knows and the database does not have yet. */
export async function pendingMigrations(
  connection: Connection,
  migrations = allMigrations,
): Promise<string[]> {
  // Not `find`: its cursor cannot wait for a connection that is still being made.
  const names = new Set(await rows(connection).distinct('_id', { appliedAt: { $exists: true } }));
  return migrations.flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

/** Of the migrations that this build knows: how many the database has, which not, and the last in order that it has. */
export async function readMigrations(
  connection: Connection,
): Promise<{ applied: number; pending: string[]; last: string | null }> {
  const pending = await pendingMigrations(connection);
  const applied = allMigrations.flatMap(({ name }) => (pending.includes(name) ? [] : [name]));
  return { applied: applied.length, pending, last: applied.at(-1) ?? null };
}

/**
 * Applies the pending migrations in order and returns their names. When several processes start this at once, one does it.
 * @throws StartError when a restore of the database was cut off
 */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[] = allMigrations,
  { secrets = [], ...options }: { lockMs?: number; secrets?: readonly string[] } = {},
): Promise<string[]> {
  return await whileLocked(
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
