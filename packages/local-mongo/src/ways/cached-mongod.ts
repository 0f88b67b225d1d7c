import { existsSync } from 'node:fs';
import { cachedBinaryPath } from '../cache.ts';
import type { LocalMongoConfig } from '../config.ts';
import { mongodVersion, type MongoSource } from '../mongod-version.ts';

export function cachedMongod({ cacheDir }: Pick<LocalMongoConfig, 'cacheDir'>): MongoSource {
  return {
    name: 'mongod in the cache',
    find: async () => {
      const binary = cachedBinaryPath(cacheDir);
      if (!existsSync(binary)) throw new Error(`nothing at ${binary}`);
      await mongodVersion(binary);
      return { binary };
    },
  };
}
