import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { claimDataDir } from './claim-data-dir.ts';
import { type Environment, readConfig } from './config.ts';
import { findMongod } from './find-mongod.ts';
import { ensurePrimary, REPLICA_SET } from './replica-set.ts';
import { startOnPort } from './start-on-port.ts';
import { defaultSources } from './default-sources.ts';
import type { Log } from './mongod-version.ts';

export type LocalMongo = {
  uri: string;
  source: string;
  stop: () => Promise<void>;
};

export type LocalMongoOptions = {
  dataDir?: string;
  port?: number;
  /** Proxy for clients, which must already forward connections. */
  proxyAddress?: string | undefined;
  env?: Environment;
  log?: Log;
  /** mongod ended unexpectedly; its data directory stays claimed until `stop`. */
  onDeath?: (error: Error) => void;
};

/**
 * A one-node replica set on loopback, for transactions and change streams. Data survives stops, crashes and a
 * change of port.
 * @throws MongoNotFound, BadSetting, DataDirInUse, PortTaken
 */
export async function startLocalMongo(options: LocalMongoOptions = {}): Promise<LocalMongo> {
  const { dataDir = '.data', port = 0, log = () => {}, onDeath } = options;
  const found = await findMongod(defaultSources(readConfig(options.env)), log);
  if ('uri' in found) return { uri: found.uri, source: found.source, stop: async () => {} };

  const dbPath = join(resolve(dataDir), 'mongo');
  await mkdir(dbPath, { recursive: true });
  const claim = await claimDataDir(dbPath, log);
  try {
    const { address, ...mongod } = await startOnPort({ binary: found.binary, dbPath, port, log, onDeath });
    const member = options.proxyAddress ?? address;
    await ensurePrimary(address, member).catch(async (error: unknown) => {
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
