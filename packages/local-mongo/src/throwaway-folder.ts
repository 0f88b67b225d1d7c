import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { quickFolder } from './quick-folder.ts';
import { startOf } from './running-process.ts';

const OWNED = /^e-store-mongo-(\d+)-/;

/**
 * A new folder for a database that nobody keeps. What test runs left behind that were killed is removed on the way: it
 * would stay in memory until the next reboot.
 */
export async function makeThrowawayFolder(home?: string): Promise<string> {
  const where = home ?? (await quickFolder());
  for (const name of await readdir(where)) {
    const owner = Number(OWNED.exec(name)?.[1] ?? process.pid);
    if ((await startOf(owner)) === undefined) await rm(join(where, name), { recursive: true, force: true });
  }
  return mkdtemp(join(where, `e-store-mongo-${process.pid}-`));
}
