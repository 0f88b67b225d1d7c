import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mongodVersion } from './mongod-version.ts';

export function cachedBinaryPath(cacheDir: string): string {
  return join(cacheDir, process.platform === 'win32' ? 'mongod.exe' : 'mongod');
}

/** A rename from a temporary folder is atomic for parallel starts. */
export async function addToCache(
  cacheDir: string,
  fetch: (folder: string) => Promise<string>,
): Promise<string> {
  await mkdir(cacheDir, { recursive: true });
  const folder = await mkdtemp(join(cacheDir, 'fetching-'));
  try {
    const downloaded = await fetch(folder);
    await chmod(downloaded, 0o755);
    await mongodVersion(downloaded);
    await rename(downloaded, cachedBinaryPath(cacheDir));
    return cachedBinaryPath(cacheDir);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
