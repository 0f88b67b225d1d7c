import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { quickFolder } from './quick-folder.ts';
import { startOf } from './running-process.ts';

const OWNED = /^e-store-mongo-(\d+)-/;

/** A mongod that runs makes a file there every few seconds. */
const UNTOUCHED_MS = 10 * 60_000;

/**
 * A new folder for a database that nobody keeps. What test runs left behind that were killed is removed on the way: it
 * would stay in memory until the next reboot. One that was just touched stays, since its owner may be a process of
 * another container, whose number means nothing here.
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
  const touched = await stat(folder).catch(() => undefined); // another run may have removed it meanwhile
  return touched !== undefined && Date.now() - touched.mtimeMs > UNTOUCHED_MS;
}
