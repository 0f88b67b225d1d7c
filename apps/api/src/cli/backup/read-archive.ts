import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { BackupError } from './backup-error.ts';
import { countDocuments } from './canonical-bson.ts';
import { createTally, diffContents, Manifest } from './manifest.ts';
import { decryptArchive } from './archive-encryption.ts';
import { readTar } from './tar.ts';

export type Entry =
  | { kind: 'definition' | 'documents'; collection: string; bytes: Buffer }
  | { kind: 'picture'; name: string; bytes: Buffer }
  | { kind: 'manifest'; bytes: Buffer };

/**
 * In archive order.
 * @throws BackupError when the key is wrong or the file is truncated, changed or not our archive
 */
export async function readArchive(
  file: string,
  secret: string | undefined,
  visit: (entry: Entry) => Promise<void> | void,
): Promise<void> {
  let isArchiveError = true;
  const visitEntries = async (chunks: AsyncIterable<Buffer>) => {
    for await (const { name, bytes } of readTar(chunks)) {
      const entry = parseEntry(name, bytes);
      isArchiveError = false; // errors from `visit` are not archive errors
      await visit(entry);
      isArchiveError = true;
    }
  };
  try {
    await pipeline(decryptArchive(file, secret), createGunzip(), visitEntries);
  } catch (error) {
    if (!isArchiveError || error instanceof BackupError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}.`);
    throw new BackupError(`${file} is damaged or not a backup of E-Store (${message}).`, { cause: error });
  }
}

/**
 * Verifies all hashes of an archive.
 * @throws BackupError when anything is missing, added or changed
 */
export async function checkArchive(file: string, secret: string | undefined): Promise<Manifest> {
  const tally = createTally();
  let written: unknown;
  await readArchive(file, secret, (entry) => {
    if (entry.kind === 'manifest') written = JSON.parse(entry.bytes.toString('utf8'));
    else if (entry.kind === 'picture') tally.picture(entry.name, entry.bytes);
    else if (entry.kind === 'definition') tally.definition(entry.collection, entry.bytes);
    else tally.documents(entry.collection, entry.bytes, countDocuments(entry.bytes));
  });
  const manifest = Manifest.safeParse(written);
  if (!manifest.success) throw new BackupError(`${file} has no manifest that this E-Store can read.`);
  const changed = diffContents(manifest.data, tally.contents());
  if (changed.length > 0)
    throw new BackupError(`${file} is damaged: ${changed.join(', ')} differ from its manifest.`);
  return manifest.data;
}

function parseEntry(name: string, bytes: Buffer): Entry {
  if (name === 'manifest.json') return { kind: 'manifest', bytes };
  const picture = /^pictures\/([\w-][\w.-]*)$/.exec(name)?.[1];
  if (picture) return { kind: 'picture', name: picture, bytes };
  const [, collection, ending] = /^collections\/([\w-]+)\.(metadata\.json|\d{6}\.bson)$/.exec(name) ?? [];
  if (!collection) throw new Error(`what is ${name}?`);
  return { kind: ending === 'metadata.json' ? 'definition' : 'documents', collection, bytes };
}
