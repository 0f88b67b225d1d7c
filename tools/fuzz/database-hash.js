import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

/** Changed without a call: mail delivery, session timestamps, heartbeats and TTL expiry. */
const VOLATILE_COLLECTIONS = ['outboxMails', 'sessions', 'limits', 'orderTurns', 'heartbeats', 'jobLeases'];

const LONGEST_WAIT_MS = 60_000;
/** Longer than the API collects search terms before it writes them (3 s). */
const QUIET_MS = 6_000;
const PAUSE_MS = 100;

export async function openHashes(uri) {
  const client = await new MongoClient(uri).connect();
  async function read() {
    const { collections } = await client.db().command({ dbHash: 1 });
    return Object.fromEntries(
      Object.entries(collections).filter(([name]) => !VOLATILE_COLLECTIONS.includes(name)),
    );
  }
  return {
    /** Reads once accepted requests write nothing more. Tokens are created when their mail leaves. */
    readSettled: async () => {
      const end = Date.now() + LONGEST_WAIT_MS;
      while (Date.now() < end && (await client.db().collection('outboxMails').findOne({ state: 'pending' })))
        await wait(PAUSE_MS);
      for (let before = await read(); ;) {
        await wait(QUIET_MS);
        const after = await read();
        if (findChangedCollections(before, after).length === 0 || Date.now() > end) return after;
        before = after;
      }
    },
    close: () => client.close(),
  };
}

export const findChangedCollections = (before, after) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => before[name] !== after[name],
  );
