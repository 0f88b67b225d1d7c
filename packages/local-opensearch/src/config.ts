import { homedir } from 'node:os';
import { join } from 'node:path';

export type LocalOpenSearchConfig = {
  /** Already running; nothing is started then. */
  configuredUrl: string | undefined;
  cacheDir: string;
  searchPath: string;
  /** Missing programs are installed in CI only. */
  isCi: boolean;
};

/** Empty variables count as unset. */
export function readConfig(env: Record<string, string | undefined> = process.env): LocalOpenSearchConfig {
  return {
    configuredUrl: env.OPENSEARCH_URL || undefined,
    cacheDir: env.E_STORE_CACHE || join(homedir(), '.cache', 'e-store'),
    searchPath: env.PATH ?? '',
    isCi: env.CI === 'true' || env.CI === '1',
  };
}
