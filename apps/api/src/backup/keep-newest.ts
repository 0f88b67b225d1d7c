import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_NAME } from './write-backup.ts';

/** Removes all backups of the folder but the newest `keep`, and nothing else that lies there; answers their names. */
export async function keepNewest(folder: string, keep: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).sort();
  const old = backups.slice(0, Math.max(backups.length - keep, 0));
  for (const name of old) await rm(join(folder, name));
  return old;
}
