import { homedir } from 'node:os';
import { join } from 'node:path';

export type Environment = Record<string, string | undefined>;

export type LocalMongoConfig = {
  /** Already running; nothing is started then. */
  configuredUri: string | undefined;
  configuredBinary: string | undefined;
  searchPath: string;
  cacheDir: string;
  environment: Environment;
};

/** Empty variables count as unset. */
export function readConfig(env: Environment = process.env): LocalMongoConfig {
  return {
    configuredUri: env.MONGODB_URI || undefined,
    configuredBinary: env.MONGOD_BINARY || undefined,
    searchPath: env.PATH ?? '',
    cacheDir: env.E_STORE_CACHE || join(homedir(), '.cache', 'e-store'),
    environment: env,
  };
}
