import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { DataDirInUse } from './errors.ts';
import { startOf } from './running-process.ts';
import { stopOrphan } from './stop-orphan.ts';
import type { Log } from './way.ts';

/** Kept as one line, `pid start`; a line that a crash left half written reads as nobody. */
type Owner = { pid: number; start: string };

/**
 * Makes this process the only user of a database folder. A claim whose process is gone (kill -9, power cut) is taken
 * over, after ending the mongod it may have left running.
 * @throws DataDirInUse while the other process lives
 */
export async function claimDataDir(dbPath: string, log: Log): Promise<{ release: () => Promise<void> }> {
  const file = `${dbPath}.owner`;
  if (!(await writeClaim(file))) {
    const owner = await readClaim(file);
    if (owner.start && (await startOf(owner.pid)) === owner.start)
      throw new DataDirInUse(dirname(dbPath), owner.pid);
    await stopOrphan(dbPath, log);
    await rm(file, { force: true });
    if (!(await writeClaim(file))) throw new DataDirInUse(dirname(dbPath), (await readClaim(file)).pid);
  }
  return { release: () => rm(file, { force: true }) };
}

/** False when there is a claim already: the flag makes "look and write" one step. */
async function writeClaim(file: string): Promise<boolean> {
  try {
    await writeFile(file, `${process.pid} ${await startOf(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (alreadyExists(error)) return false;
    throw error;
  }
}

async function readClaim(file: string): Promise<Owner> {
  const text = await readFile(file, 'utf8').catch(() => '');
  const [, pid = '0', start = ''] = /^(\d+) (.+)$/m.exec(text) ?? [];
  return { pid: Number(pid), start };
}

function alreadyExists(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}
