import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.ts';
import { migrations as allMigrations } from './all.ts';
import type { Migration } from './migration.ts';

type Row = { _id: string; appliedAt?: Date; until?: Date; owner?: string };

const LOCK = 'lock';
/** A process that dies while migrating holds up the others no longer than this; one that lives renews it. */
const LOCK_MS = 60_000;
const RETRY_MS = 200;

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

/** Applies what is missing, in order, and returns the names. Several processes may start this at once: one does it. */
export async function runMigrations(
  connection: Connection,
  migrations: readonly Migration[] = allMigrations,
  { lockMs = LOCK_MS } = {},
): Promise<string[]> {
  const freeLock = await takeLock(connection, lockMs);
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
    await freeLock();
  }
}

/** Waits for the lock, holds it as long as this process lives, and returns how to free it. */
async function takeLock(connection: Connection, lockMs: number): Promise<() => Promise<void>> {
  const owner = randomUUID();
  const hold = (who: object) =>
    rows(connection).updateOne(
      { _id: LOCK, ...who },
      { $set: { owner, until: new Date(Date.now() + lockMs) } },
      { upsert: true },
    );
  for (;;) {
    try {
      // Matches a lock whose time is over; else the upsert collides with the one that is held.
      await hold({ until: { $lt: new Date() } });
      break;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await wait(RETRY_MS);
    }
  }
  const renewal = setInterval(() => void hold({ owner }).catch(() => {}), lockMs / 3);
  return async () => {
    clearInterval(renewal);
    await rows(connection).deleteOne({ _id: LOCK, owner });
  };
}
