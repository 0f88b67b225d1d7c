import type { LocalMongoConfig } from './config.ts';
import type { Way } from './way.ts';
import { cachedMongod } from './ways/cached-mongod.ts';
import { downloadedMongod } from './ways/downloaded-mongod.ts';
import { givenUri } from './ways/given-uri.ts';
import { installedMongod } from './ways/installed-mongod.ts';
import { pythonWheelMongod } from './ways/python-wheel-mongod.ts';

/** Cheapest first. Both downloads end in the cache. */
export function usualWays(config: LocalMongoConfig): Way[] {
  return [
    givenUri(config),
    installedMongod(config),
    cachedMongod(config),
    downloadedMongod(config),
    pythonWheelMongod(config),
  ];
}
