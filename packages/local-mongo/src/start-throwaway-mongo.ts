import { rm } from 'node:fs/promises';
import { MongoMemoryReplSet } from 'mongodb-memory-server';
import { type Environment, readConfig } from './config.ts';
import { findMongod } from './find-mongod.ts';
import { mongodVersion, type Log } from './mongod-version.ts';
import { makeThrowawayFolder } from './throwaway-folder.ts';
import { defaultSources } from './default-sources.ts';

export type ThrowawayMongo = { uri: string; stop: () => Promise<void> };

/**
 * MongoDB keeps files of dropped databases this long (default 5 minutes) and aborts at the open-file limit.
 */
const HISTORY_SECONDS = 10;
const ARGUMENTS = [
  '--networkMessageCompressors=disabled',
  `--setParameter=minSnapshotHistoryWindowInSeconds=${HISTORY_SECONDS}`,
  `--syncdelay=${HISTORY_SECONDS}`,
];

/**
 * A one-node replica set; `stop` deletes its files. With MONGODB_URI, uses that server and removes nothing.
 */
export async function startThrowawayMongo(
  options: { env?: Environment; log?: Log } = {},
): Promise<ThrowawayMongo> {
  const found = await findMongod(defaultSources(readConfig(options.env)), options.log ?? (() => {}));
  if ('uri' in found) return { uri: found.uri, stop: async () => {} };

  const folder = await makeThrowawayFolder();
  const server = await MongoMemoryReplSet.create({
    binary: { systemBinary: found.binary, version: await mongodVersion(found.binary) },
    instanceOpts: [{ dbPath: folder }],
    // The library's default engine has no transactions.
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
