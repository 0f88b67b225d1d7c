import { access, constants } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import type { LocalMongoConfig } from '../config.ts';
import { BadSetting } from '../errors.ts';
import { mongodVersion } from '../mongod-version.ts';
import type { Way } from '../way.ts';

export function installedMongod(config: Pick<LocalMongoConfig, 'namedBinary' | 'searchPath'>): Way {
  return {
    name: 'installed mongod',
    find: async () => {
      if (config.namedBinary) return { binary: await checkNamed(config.namedBinary) };
      const binary = await firstOnPath(config.searchPath);
      if (!binary) throw new Error('MONGOD_BINARY is not set and no mongod is on the PATH');
      await mongodVersion(binary);
      return { binary };
    },
  };
}

async function checkNamed(binary: string): Promise<string> {
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
