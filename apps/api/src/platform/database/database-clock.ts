import type { Connection } from 'mongoose';

const REMEMBERED = 5;

export function createSyncedClock({ counted, fallback }: { counted: () => number; fallback: () => number }) {
  const ahead: number[] = [];
  return {
    now: () => new Date(ahead.length === 0 ? fallback() : Math.round(counted() + Math.max(...ahead))),
    // A delayed answer has a past time, so the largest offset is the most accurate.
    sync: (time: Date) => {
      ahead.push(time.getTime() - counted());
      if (ahead.length > REMEMBERED) ahead.shift();
    },
  };
}

/**
 * All processes use the database's time (ADR 024), so sessions, limits and leases end together. The driver's
 * heartbeat reports it.
 */
export function startDatabaseClock(connection: Connection): () => Date {
  const clock = createSyncedClock({ counted: () => performance.now(), fallback: () => Date.now() });
  const sync = ({ localTime, isWritablePrimary }: { localTime?: unknown; isWritablePrimary?: boolean }) => {
    if (isWritablePrimary && localTime instanceof Date) clock.sync(localTime);
  };
  let listenedTo: unknown;
  connection.on('connected', () => {
    const client = connection.getClient();
    if (client === listenedTo) return;
    listenedTo = client;
    client.on('serverHeartbeatSucceeded', ({ reply }) => sync(reply));
    void connection.db?.command({ hello: 1 }).then(sync, () => {});
  });
  return clock.now;
}
