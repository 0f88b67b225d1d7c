import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key.ts';

type Row = { _id: string; until?: Date; owner?: string };

const LOCK = 'lock';
/** A process that dies while it holds the lock holds up the others no longer than this; one that lives renews it. */
const LOCK_MS = 60_000;
const RETRY_MS = 200;

const rows = (connection: Connection) => connection.collection<Row>('migrations');

/** Does what only one process may do at a time while the shop is set up; whoever else comes waits for it. */
export async function whileLocked<Result>(
  connection: Connection,
  work: () => Promise<Result>,
  { lockMs = LOCK_MS } = {},
): Promise<Result> {
  const freeLock = await takeLock(connection, lockMs);
  try {
    return await work();
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
