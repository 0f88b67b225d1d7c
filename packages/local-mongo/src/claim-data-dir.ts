import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataDirInUse } from './errors.ts';
import { startOf } from './running-process.ts';
import { stopOrphan } from './stop-orphan.ts';
import type { Log } from './way.ts';

/** A process that claims the folder; its start tells it from a later one of the same number. */
type Claim = { file: string; pid: number; start: string };

/** Processes that claim at the same moment see each other and withdraw; then they try again, each at its own time. */
const TRIES = 8;
const LONGEST_PAUSE_MS = 150;

/**
 * Makes this process the only user of a database folder. A claim whose process is gone (kill -9, power cut) counts for
 * nothing; the mongod that it may have left running is ended.
 *
 * Each process writes a claim of its own, named after itself, and then looks for others: of two that claim at once, at
 * least one sees the other. A claim is never taken from a process that lives.
 * @throws DataDirInUse while the other process lives
 */
export async function claimDataDir(dbPath: string, log: Log): Promise<{ release: () => Promise<void> }> {
  const own = await ownClaim(dbPath);
  for (let tried = 1; ; tried += 1) {
    await write(own, dbPath);
    const other = await findLivingClaim(dbPath, own);
    if (!other) break;
    await rm(own.file, { force: true });
    if (tried === TRIES) throw new DataDirInUse(dirname(dbPath), other.pid);
    await sleep(Math.random() * LONGEST_PAUSE_MS);
  }
  try {
    await stopOrphan(dbPath, log);
  } catch (error) {
    await rm(own.file, { force: true });
    throw error;
  }
  return { release: () => rm(own.file, { force: true }) };
}

/** Everything that a claim says is in its name, so that none is ever half written. */
const nameOf = (dbPath: string, pid: number, start: string) =>
  `${basename(dbPath)}.owner.${pid}.${encodeURIComponent(start)}`;

async function ownClaim(dbPath: string): Promise<Claim> {
  const start = (await startOf(process.pid)) ?? '';
  return { pid: process.pid, start, file: join(dirname(dbPath), nameOf(dbPath, process.pid, start)) };
}

/** @throws DataDirInUse when this very process has the folder already */
async function write({ file, pid }: Claim, dbPath: string): Promise<void> {
  try {
    await writeFile(file, '', { flag: 'wx' });
  } catch (error) {
    if (alreadyExists(error)) throw new DataDirInUse(dirname(dbPath), pid);
    throw error;
  }
}

/** The claim of another process that lives; claims of those that do not are removed. */
async function findLivingClaim(dbPath: string, own: Claim): Promise<Claim | undefined> {
  for (const claim of await readClaims(dbPath)) {
    if (claim.file === own.file) continue;
    if (claim.start !== '' && (await startOf(claim.pid)) === claim.start) return claim;
    await rm(claim.file, { force: true });
  }
  return undefined;
}

async function readClaims(dbPath: string): Promise<Claim[]> {
  const folder = dirname(dbPath);
  const prefix = `${basename(dbPath)}.owner`;
  const names = (await readdir(folder)).filter((name) => name === prefix || name.startsWith(`${prefix}.`));
  return Promise.all(names.map((name) => readClaim(join(folder, name), name.slice(prefix.length + 1))));
}

/** `pid.start`, or nothing of the one file that an older version wrote, with both in its text. */
async function readClaim(file: string, label: string): Promise<Claim> {
  const [, pid = '0', start = ''] =
    label === ''
      ? (/^(\d+) (.+)$/m.exec(await readFile(file, 'utf8').catch(() => '')) ?? [])
      : (/^(\d+)\.(.+)$/.exec(label) ?? []);
  return { file, pid: Number(pid), start: label === '' ? start : decodeURIComponent(start) };
}

function alreadyExists(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}
