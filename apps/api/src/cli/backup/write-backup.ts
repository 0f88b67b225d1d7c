import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { dumpShop, type Shop } from './dump-shop.ts';
import { diffContents, type Manifest } from './manifest.ts';
import { checkArchive } from './read-archive.ts';
import { encryptArchive } from './archive-encryption.ts';

type Options = { folder: string; secret: string | undefined; version: string; now: () => Date };

/**
 * Writes an archive, verifies every hash, then gives the file its final name.
 * @throws BackupError, or the system error when the disk is full
 */
export async function writeBackup(
  shop: Shop,
  { folder, secret, version, now }: Options,
): Promise<{ file: string; manifest: Manifest }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeUnfinished(folder);
  const at = now();
  const file = join(folder, backupName(at, secret !== undefined));
  const unfinished = `${file}.part`;
  const handle = await open(unfinished, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw new BackupError(`Another backup is writing ${unfinished} right now.`);
    throw error;
  });
  try {
    let manifest: Manifest | undefined;
    const dump = dumpShop(shop, {
      version,
      at,
      onManifest: (completedManifest) => (manifest = completedManifest),
    });
    const encryptIfKeyed = (chunks: AsyncIterable<Buffer>) =>
      secret === undefined ? chunks : encryptArchive(chunks, secret);
    await pipeline(dump, createGzip(), encryptIfKeyed, handle.createWriteStream({ flush: true }));
    const found = await checkArchive(unfinished, secret);
    const changed = manifest ? diffContents(manifest, found) : ['everything'];
    if (changed.length > 0)
      throw new BackupError(`What was written differs from what was read, in ${changed.join(', ')}.`);
    await rename(unfinished, file);
    return { file, manifest: found };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A backup file without writes for a day belongs to a killed process. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part') || !BACKUP_NAME.test(name.slice(0, -'.part'.length))) continue;
    const file = join(folder, name);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Infinity })); // finished meanwhile
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
}

/** `e-store-2026-11-21T06-45-00Z.tar.gz`: names sort by time. */
const backupName = (at: Date, isSealed: boolean) =>
  `e-store-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.gz${isSealed ? '.enc' : ''}`;

export const BACKUP_NAME = /^e-store-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z\.tar\.gz(\.enc)?$/;

export function describeBackup({ collections, pictures, at, version }: Manifest): string {
  const documents = collections.reduce((sum, one) => sum + one.documents, 0);
  const orders = collections.find(({ name }) => name === 'orders')?.documents ?? 0;
  return `${documents} documents in ${collections.length} collections (${orders} orders), ${pictures.files} pictures, of ${at}, E-Store ${version}`;
}

export async function recordBackup({ client, databaseName }: Shop, file: string): Promise<void> {
  const beats = client.db(databaseName).collection<{ _id: string; at: Date; file: string }>('heartbeats');
  await beats.updateOne({ _id: 'backup' }, { $set: { at: new Date(), file } }, { upsert: true });
}

/** Deletes all but the newest `keep` backups and returns their names. Other files stay. */
export async function removeOldBackups(folder: string, keep: number): Promise<string[]> {
  const backups = (await readdir(folder)).filter((name) => BACKUP_NAME.test(name)).sort();
  const old = backups.slice(0, Math.max(backups.length - keep, 0));
  for (const name of old) await rm(join(folder, name), { force: true });
  return old;
}
