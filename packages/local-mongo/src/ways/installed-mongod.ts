import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { LocalMongoConfig } from '../config.ts';
import { BadSetting } from '../errors.ts';
import { mongodVersion, type MongoSource } from '../mongod-version.ts';

export function installedMongod(
  config: Pick<LocalMongoConfig, 'configuredBinary' | 'searchPath'>,
): MongoSource {
  return {
    name: 'installed mongod',
    find: async () => {
      if (config.configuredBinary) return { binary: await checkConfiguredBinary(config.configuredBinary) };
      const binary = await firstOnPath(config.searchPath);
      if (!binary) throw new Error('MONGOD_BINARY is not set and no mongod is on the PATH');
      await mongodVersion(binary);
      return { binary };
    },
  };
}

async function checkConfiguredBinary(binary: string): Promise<string> {
  await mongodVersion(binary).catch((error: Error) => {
    throw new BadSetting(`MONGOD_BINARY must name a mongod that runs here; ${error.message}.`);
  });
  return binary;
}

async function firstOnPath(searchPath: string): Promise<string | undefined> {
  const name = process.platform === 'win32' ? 'mongod.exe' : 'mongod';
  const candidates = searchPath
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));
  const runnable = await Promise.all(
    candidates.map((candidate) =>
      access(candidate, constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  );
  return candidates.find((_, index) => runnable[index]);
}
