import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { claimDataDir } from './claim-data-dir.ts';
import { type Environment, readConfig } from './config.ts';
import { findMongod } from './find-mongod.ts';
import { becomePrimary, REPLICA_SET } from './replica-set.ts';
import { startOnPort } from './start-on-port.ts';
import { usualWays } from './usual-ways.ts';
import type { Log } from './way.ts';

export type LocalMongo = {
  uri: string;
  /** Which way led to it, in words. */
  source: string;
  /** Ends the server cleanly and resolves when it is gone. Further calls wait for the same end. */
  stop: () => Promise<void>;
};

export type LocalMongoOptions = {
  /** Its folder `mongo` holds the database. */
  dataDir?: string;
  /** 0 takes any free port. */
  port?: number;
  /** Where clients are sent instead, `host:port`: something that passes on what they say. It must do so already. */
  throughAddress?: string | undefined;
  env?: Environment;
  log?: Log;
  /** Called when mongod ends later without being asked to; its data directory stays claimed until `stop`. */
  onDeath?: (error: Error) => void;
};

/**
 * A real MongoDB on this machine: a replica set of one node, because transactions and change streams need one. It
 * listens on loopback only and keeps its data over stops, crashes and a change of port.
 * @throws MongoNotFound, BadSetting when there is no MongoDB to run
 * @throws DataDirInUse when another process runs one on the same directory
 * @throws PortTaken when `port` is taken
 */
export async function startLocalMongo(options: LocalMongoOptions = {}): Promise<LocalMongo> {
  const { dataDir = '.data', port = 0, log = () => {}, onDeath } = options;
  const found = await findMongod(usualWays(readConfig(options.env)), log);
  if ('uri' in found) return { uri: found.uri, source: found.source, stop: async () => {} };

  const dbPath = join(resolve(dataDir), 'mongo');
  await mkdir(dbPath, { recursive: true });
  const claim = await claimDataDir(dbPath, log);
  try {
    const { address, ...mongod } = await startOnPort({ binary: found.binary, dbPath, port, log, onDeath });
    const member = options.throughAddress ?? address;
    await becomePrimary(address, member).catch(async (error: unknown) => {
      await mongod.stop();
      throw error;
    });
    let stopping: Promise<void> | undefined;
    return {
      uri: `mongodb://${member}/e-store?replicaSet=${REPLICA_SET}`,
      source: found.source,
      stop: () => (stopping ??= mongod.stop().then(claim.release)),
    };
  } catch (error) {
    await claim.release();
    throw error;
  }
}
