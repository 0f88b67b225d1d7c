import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.ts';
import { migrations as allMigrations } from './all.ts';
import type { Migration } from './migration.ts';

type Row = { _id: string; appliedAt?: Date; until?: Date };

const LOCK = 'lock';
/** A process that dies while migrating holds up the others no longer than this. */
const LOCK_MS = 60_000;
const RETRY_MS = 200;

const rows = (connection: Connection) => connection.collection<Row>('migrations');

/** Names of migrations that this build knows and the database does not have yet. */
export async function pendingMigrations(
  connection: Connection,
  migrations = allMigrations,
): Promise<string[]> {
  const applied = await rows(connection)
    .find({ appliedAt: { $exists: true } })
    .toArray();
  const names = new Set(applied.map(({ _id }) => _id));
  return migrations.flatMap(({ name }) => (names.has(name) ? [] : [name]));
}

/** Applies what is missing, in order, and returns the names. Several processes may start this at once: one does it. */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[] = allMigrations,
): Promise<string[]> {
  await takeLock(connection);
  try {
    const pending = await pendingMigrations(connection, migrations);
    for (const migration of migrations.filter(({ name }) => pending.includes(name))) {
      await migration.up(connection);
      await rows(connection).updateOne(
        { _id: migration.name },
        { $set: { appliedAt: new Date() } },
        { upsert: true },
      );
    }
    return pending;
  } finally {
    await rows(connection).deleteOne({ _id: LOCK });
  }
}

async function takeLock(connection: Connection): Promise<void> {
  for (;;) {
    const now = Date.now();
    try {
      // Matches a lock whose time is over; else the upsert collides with the one that is held.
      await rows(connection).updateOne(
        { _id: LOCK, until: { $lt: new Date(now) } },
        { $set: { until: new Date(now + LOCK_MS) } },
        { upsert: true },
      );
      return;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await wait(RETRY_MS);
    }
  }
}
