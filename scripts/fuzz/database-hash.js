import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

/** What goes on without a call: mails being sent, when a session was seen last, signs of life, and what MongoDB takes away in time. */
const LIVING = ['outboxMails', 'sessions', 'limits', 'orderTurns', 'heartbeats', 'jobLeases'];

const MAILS_MS = 30_000;
const PAUSE_MS = 100;

/** One hash for each collection that only calls change. */
export async function openHashes(uri) {
  const client = await new MongoClient(uri).connect();
  return {
    read: async () => {
      const { collections } = await client.db().command({ dbHash: 1 });
      return Object.fromEntries(Object.entries(collections).filter(([name]) => !LIVING.includes(name)));
    },
    /** Until no mail waits: tokens are made when the mail with them leaves, which is after the call that asked for it. */
    mailsAreOut: async () => {
      const end = Date.now() + MAILS_MS;
      while (Date.now() < end && (await client.db().collection('outboxMails').findOne({ state: 'pending' })))
        await wait(PAUSE_MS);
    },
    close: () => client.close(),
  };
}

/** The collections that differ. */
export const changedIn = (before, after) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
