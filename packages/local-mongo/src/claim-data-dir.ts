import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DataDirInUse } from './errors.ts';
import { processStartTime, processCommand, endProcess } from './running-process.ts';
import type { Log } from './mongod-version.ts';
import { STOP_GRACE_MS } from './start-mongod.ts';

/** The start time tells the process from a later one with the same pid. */
type Claim = { file: string; pid: number; start: string };

/** Simultaneous claims both withdraw, then retry after a random pause. */
const MAX_ATTEMPTS = 8;
const MAX_PAUSE_MS = 150;

/**
 * Removes stale claims and stops their mongod. Each process claims before it looks for others, so of two at
 * least one sees the other.
 * @throws DataDirInUse while another process holds the folder
 */
export async function claimDataDir(dbPath: string, log: Log): Promise<{ release: () => Promise<void> }> {
  const own = await ownClaim(dbPath);
  for (let attempt = 1; ; attempt += 1) {
    await writeClaim(own, dbPath);
    const other = await findActiveClaim(dbPath, own);
    if (!other) break;
    await rm(own.file, { force: true });
    if (attempt === MAX_ATTEMPTS) throw new DataDirInUse(dirname(dbPath), other.pid);
    await sleep(Math.random() * MAX_PAUSE_MS);
  }
  try {
    await stopOrphan(dbPath, log);
  } catch (error) {
    await rm(own.file, { force: true });
    throw error;
  }
  return { release: () => rm(own.file, { force: true }) };
}

/** Holds the whole claim, so no claim is ever half written. */
const claimFileName = (dbPath: string, pid: number, start: string) =>
  `${basename(dbPath)}.owner.${pid}.${encodeURIComponent(start)}`;

async function ownClaim(dbPath: string): Promise<Claim> {
  const start = (await processStartTime(process.pid)) ?? '';
  return { pid: process.pid, start, file: join(dirname(dbPath), claimFileName(dbPath, process.pid, start)) };
}

async function writeClaim({ file, pid }: Claim, dbPath: string): Promise<void> {
  try {
    await writeFile(file, '', { flag: 'wx' });
  } catch (error) {
    if (alreadyExists(error)) throw new DataDirInUse(dirname(dbPath), pid);
    throw error;
  }
}

async function findActiveClaim(dbPath: string, own: Claim): Promise<Claim | undefined> {
  for (const claim of await readClaims(dbPath)) {
    if (claim.file === own.file) continue;
    if (claim.start !== '' && (await processStartTime(claim.pid)) === claim.start) return claim;
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

/** Checks the command line too, because the pid in `mongod.lock` may be reused. */
async function stopOrphan(dbPath: string, log: Log): Promise<void> {
  const pid = Number(await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0) return;
  const command = await processCommand(pid);
  if (!command.includes('mongod') || !command.includes(`--dbpath ${dbPath} `)) return;
  log(`Stopping the MongoDB that an interrupted run left behind (process ${pid})`);
  await endProcess(pid, STOP_GRACE_MS);
}
