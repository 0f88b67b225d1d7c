import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

/** Changed without a call: mail delivery, session timestamps, heartbeats and TTL expiry. */
const VOLATILE_COLLECTIONS = ['outboxMails', 'sessions', 'limits', 'orderTurns', 'heartbeats', 'jobLeases'];

const MAILS_MS = 30_000;
const PAUSE_MS = 100;

export async function openHashes(uri) {
  const client = await new MongoClient(uri).connect();
  return {
    read: async () => {
      const { collections } = await client.db().command({ dbHash: 1 });
      return Object.fromEntries(
        Object.entries(collections).filter(([name]) => !VOLATILE_COLLECTIONS.includes(name)),
      );
    },
    /** Tokens are created when their mail leaves. */
    waitForMails: async () => {
      const end = Date.now() + MAILS_MS;
      while (Date.now() < end && (await client.db().collection('outboxMails').findOne({ state: 'pending' })))
        await wait(PAUSE_MS);
    },
    close: () => client.close(),
  };
}

export const findChangedCollections = (before, after) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
