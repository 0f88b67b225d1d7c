import type { Connection } from 'mongoose';

/** So many answers of the database are kept in mind: one every two seconds. */
const REMEMBERED = 5;

/** A clock that is told the right time now and then, and counts on from there. `fallback` until it was told. */
export function createToldClock({ counted, fallback }: { counted: () => number; fallback: () => number }) {
  const ahead: number[] = [];
  return {
    now: () => new Date(ahead.length === 0 ? fallback() : Math.round(counted() + Math.max(...ahead))),
    // An answer that was long on its way tells a time that has passed: the furthest of the last ones is the freshest.
    hear: (time: Date) => {
      ahead.push(time.getTime() - counted());
      if (ahead.length > REMEMBERED) ahead.shift();
    },
  };
}

type Hello = { localTime?: unknown; isWritablePrimary?: boolean };

/**
 * The time of the shop is that of its database (ADR 024): one for all processes, so that a session, a limit or a lease ends
 * for all of them at the same moment, whatever the clock of a machine says or does. The driver asks every two seconds
 * whether the database is there, and the answer names the time.
 */
export function startDatabaseClock(connection: Connection): () => Date {
  const clock = createToldClock({ counted: () => performance.now(), fallback: () => Date.now() });
  const hear = ({ localTime, isWritablePrimary }: Hello) => {
    if (isWritablePrimary && localTime instanceof Date) clock.hear(localTime);
  };
  let listenedTo: unknown;
  connection.on('connected', () => {
    const client = connection.getClient();
    if (client === listenedTo) return; // it comes back by itself
    listenedTo = client;
    client.on('serverHeartbeatSucceeded', ({ reply }) => hear(reply));
    void connection.db?.command({ hello: 1 }).then(hear, () => {});
  });
  return clock.now;
}
