import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BACKUP_NAME } from './write-backup.ts';

/** Deletes all backups in the folder except the newest `keep` and returns their names. Other files stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).sort();
  const old = backups.slice(0, Math.max(backups.length - keep, 0));
  for (const name of old) await rm(join(folder, name));
  return old;
}
