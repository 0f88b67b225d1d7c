import { existsSync } from 'node:fs';
import { cachedBinary } from '../cache.ts';
import type { LocalMongoConfig } from '../config.ts';
import { mongodVersion } from '../mongod-version.ts';
import type { Way } from '../way.ts';

export function cachedMongod({ cacheDir }: Pick<LocalMongoConfig, 'cacheDir'>): Way {
  return {
    name: 'mongod in the cache',
    find: async () => {
      const binary = cachedBinary(cacheDir);
      if (!existsSync(binary)) throw new Error(`nothing at ${binary}`);
      await mongodVersion(binary);
      return { binary };
    },
  };
}
