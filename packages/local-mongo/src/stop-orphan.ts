import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processCommand, endProcess } from './running-process.ts';
import { STOP_GRACE_MS } from './start-mongod.ts';
import type { Log } from './mongo-source.ts';

/**
 * Ends a mongod that outlived its parent. Checks the command line too, because the pid in `mongod.lock` may
 * be reused.
 */
export async function stopOrphan(dbPath: string, log: Log): Promise<void> {
  const pid = Number(await readFile(join(dbPath, 'mongod.lock'), 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 0) return;
  const command = await processCommand(pid);
  if (!command.includes('mongod') || !command.includes(`--dbpath ${dbPath} `)) return;
  log(`Stopping the MongoDB that an interrupted run left behind (process ${pid})`);
  await endProcess(pid, STOP_GRACE_MS);
}
