import { rm } from 'node:fs/promises';
import { MongoMemoryReplSet } from 'mongodb-memory-server';
import { type Environment, readConfig } from './config.ts';
import { findMongod } from './find-mongod.ts';
import { mongodVersion } from './mongod-version.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';
import { usualWays } from './usual-ways.ts';
import type { Log } from './way.ts';

export type ThrowawayMongo = { uri: string; stop: () => Promise<void> };

/**
 * Each test has a database of its own, of a hundred files. MongoDB keeps those of a dropped one until nobody can read
 * that far back, usually for five minutes, and ends itself when it may open no further file.
 */
const HISTORY_SECONDS = 10;
const ARGUMENTS = [
  '--networkMessageCompressors=disabled',
  `--setParameter=minSnapshotHistoryWindowInSeconds=${HISTORY_SECONDS}`,
  `--syncdelay=${HISTORY_SECONDS}`,
];

/**
 * A one-node replica set for a test run; its files are gone after `stop`. Transactions and change streams work.
 * With MONGODB_URI set, that server is used and nothing of it is removed: tests bring database names of their own.
 */
export async function startThrowawayMongo(
  options: { env?: Environment; log?: Log } = {},
): Promise<ThrowawayMongo> {
  const found = await findMongod(usualWays(readConfig(options.env)), options.log ?? (() => {}));
  if ('uri' in found) return { uri: found.uri, stop: async () => {} };

  const folder = await makeThrowawayFolder();
  const server = await MongoMemoryReplSet.create({
    // The version is named so that the library does not warn that it expected another.
    binary: { systemBinary: found.binary, version: await mongodVersion(found.binary) },
    instanceOpts: [{ dbPath: folder }],
    // wiredTiger, because the library's default engine knows no transactions.
    replSet: { count: 1, storageEngine: 'wiredTiger', args: ARGUMENTS },
  });
  return {
    uri: server.getUri(),
    stop: async () => {
      await server.stop({ doCleanup: false });
      await rm(folder, { recursive: true, force: true });
    },
  };
}
