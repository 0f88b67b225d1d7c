import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../update-with-version.ts';

type Row = { _id: string; until?: Date; owner?: string };

const LOCK = 'lock';
/** Delay after an owner died. A live owner renews the lock. */
const LOCK_MS = 60_000;
const RETRY_MS = 200;

const rows = (connection: Connection) => connection.collection<Row>('migrations');

/** In one process at a time; others wait. */
export async function withSetupLock<Result>(
  connection: Connection,
  work: () => Promise<Result>,
  { lockMs = LOCK_MS } = {},
): Promise<Result> {
  const releaseLock = await acquireLock(connection, lockMs);
  try {
    return await work();
  } finally {
    await releaseLock();
  }
}

async function acquireLock(connection: Connection, lockMs: number): Promise<() => Promise<void>> {
  const owner = randomUUID();
  const tryAcquire = (who: object) =>
    rows(connection).updateOne(
      { _id: LOCK, ...who },
      { $set: { owner, until: new Date(Date.now() + lockMs) } },
      { upsert: true },
    );
  for (;;) {
    try {
      // An active lock makes the upsert collide.
      await tryAcquire({ until: { $lt: new Date() } });
      break;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await wait(RETRY_MS);
    }
  }
  let renewals = Promise.resolve<unknown>(undefined);
  const renew = () => (renewals = Promise.all([renewals, tryAcquire({ owner }).catch(() => {})]));
  const timer = setInterval(renew, lockMs / 3);
  return async () => {
    clearInterval(timer);
    await renewals; // one that arrives later would take the lock again
    await rows(connection).deleteOne({ _id: LOCK, owner });
  };
}
