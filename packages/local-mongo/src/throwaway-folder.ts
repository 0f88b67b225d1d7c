import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { quickFolder } from './quick-folder.ts';
import { startOf } from './running-process.ts';

const OWNED = /^e-store-mongo-(\d+)-/;

/** A running mongod creates a file there every few seconds. */
const UNTOUCHED_MS = 10 * 60_000;

/**
 * Creates a folder for a throwaway database and removes those of killed test runs, which would stay in
 * memory. Recently modified folders stay: their owner may run in another container, where its pid means
 * nothing.
 */
export async function makeThrowawayFolder(home?: string): Promise<string> {
  const where = home ?? (await quickFolder());
  for (const name of await readdir(where)) {
    const owner = Number(OWNED.exec(name)?.[1] ?? process.pid);
    const folder = join(where, name);
    if ((await startOf(owner)) === undefined && (await isUntouched(folder)))
      await rm(folder, { recursive: true, force: true });
  }
  return mkdtemp(join(where, `e-store-mongo-${process.pid}-`));
}

async function isUntouched(folder: string): Promise<boolean> {
  const touched = await stat(folder).catch(() => undefined);
  return touched !== undefined && Date.now() - touched.mtimeMs > UNTOUCHED_MS;
}
