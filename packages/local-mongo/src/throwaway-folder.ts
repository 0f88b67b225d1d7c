import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fastTempFolder } from './fast-temp-folder.ts';
import { processStartTime } from './running-process.ts';

const OWNER_PATTERN = /^e-store-mongo-(\d+)-/;

/** A running mongod creates a file there every few seconds. */
const STALE_MS = 10 * 60_000;

/**
 * Removes folders of killed test runs. Recent ones stay: their owner may run in another container, where its
 * pid means nothing.
 */
export async function makeThrowawayFolder(home?: string): Promise<string> {
  const parentFolder = home ?? (await fastTempFolder());
  for (const name of await readdir(parentFolder)) {
    const owner = Number(OWNER_PATTERN.exec(name)?.[1] ?? process.pid);
    const folder = join(parentFolder, name);
    if ((await processStartTime(owner)) === undefined && (await isStale(folder)))
      await rm(folder, { recursive: true, force: true });
  }
  return mkdtemp(join(parentFolder, `e-store-mongo-${process.pid}-`));
}

async function isStale(folder: string): Promise<boolean> {
  const stats = await stat(folder).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > STALE_MS;
}
