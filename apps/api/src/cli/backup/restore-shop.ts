import mongoose, { type mongo } from 'mongoose';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { UNFINISHED_RESTORE } from '../../platform/database/migrations/run-migrations.ts';
import { assertNoShopRuns } from './assert-no-shop-runs.ts';
import { BackupError, formatError } from './backup-error.ts';
import { parseDocuments } from './canonical-bson.ts';
import { readCollectionDefinitions, readCollectionParts, type Shop } from './dump-shop.ts';
import { createTally, type Manifest } from './manifest.ts';
import { checkArchive, readArchive } from './read-archive.ts';

type Options = {
  file: string;
  secret: string | undefined;
  /** Allows replacing existing data. */
  force: boolean;
  known: readonly string[];
  /** Runs on the restored database, before the restore counts as finished. */
  complete?: (database: mongo.Db) => Promise<void>;
};

/** Written last: until then no API is ready, so nobody shops in a partial shop. */
const MIGRATIONS_COLLECTION = 'migrations';
/** Written by migrations and processes. A database with only these counts as unused. */
const INITIAL_COLLECTIONS = [MIGRATIONS_COLLECTION, 'categories', 'heartbeats', 'jobLeases', 'catalogSyncs'];
const MAJORITY = { writeConcern: { w: 'majority' } } as const;

/**
 * Replaces the database. Verifies archive hashes first, database hashes afterwards. Creates indexes last,
 * because TTL indexes would delete documents.
 * @throws BackupError when the archive is invalid or newer, the database is in use, or the result differs
 */
export async function restoreShop(
  shop: Shop,
  { file, secret, force, known, complete }: Options,
): Promise<Manifest> {
  const manifest = await checkArchive(file, secret);
  const newer = manifest.migrations.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new BackupError(
      `${file} was written by a newer E-Store (${manifest.version}). This version does not have these migrations: ${newer.join(', ')}.`,
    );
  await assertNoShopRuns(shop);
  const database = shop.client.db(shop.databaseName);
  await emptyDatabase(database, force);
  try {
    await restoreContents(database, shop.pictures, manifest, { file, secret, complete });
  } catch (error) {
    const why = error instanceof BackupError ? error.message : formatError(error);
    throw new BackupError(
      `${why} The shop is only partly restored. Fix this, then restore again with --force.`,
      {
        cause: error,
      },
    );
  }
  return manifest;
}

async function restoreContents(
  database: mongo.Db,
  pictures: PictureStore,
  manifest: Manifest,
  { file, secret, complete }: Pick<Options, 'file' | 'secret' | 'complete'>,
): Promise<void> {
  const definitions = new Map<string, { indexes: mongo.IndexDescription[] }>();
  const last: mongo.Document[] = [];
  await readArchive(file, secret, async (entry) => {
    if (entry.kind === 'picture') await pictures.put(entry.name, entry.bytes);
    if (entry.kind === 'definition') {
      const { options, indexes } = parseDefinition(entry.bytes);
      await database.createCollection(entry.collection, options);
      definitions.set(entry.collection, { indexes });
    }
    if (entry.kind === 'documents') {
      const documents = parseDocuments(entry.bytes);
      if (entry.collection === MIGRATIONS_COLLECTION) last.push(...documents);
      else await insert(database.collection(entry.collection), documents);
    }
  });
  await compareDatabase(database, manifest);
  // OpenSearch holds later products: without a sync position the index is rebuilt.
  await database.collection('catalogSyncs').deleteMany({});
  for (const [name, { indexes }] of definitions) {
    const others = indexes.filter((index) => index.name !== '_id_');
    if (others.length > 0) await database.collection(name).createIndexes(others);
  }
  if (last.length > 0) await insert(database.collection(MIGRATIONS_COLLECTION), last);
  await complete?.(database);
  await database.collection(UNFINISHED_RESTORE).drop(MAJORITY);
}

async function emptyDatabase(database: mongo.Db, force: boolean): Promise<void> {
  const names = (await readCollectionDefinitions(database)).map(({ name }) => name);
  const inUse: string[] = [];
  for (const name of names) {
    const isUsed = (await database.collection(name).findOne({}, { projection: { _id: 1 } })) !== null;
    if (isUsed && !INITIAL_COLLECTIONS.includes(name)) inUse.push(name);
  }
  if (inUse.length > 0 && !force)
    throw new BackupError(
      `The database ${database.databaseName} is in use (${inUse.join(', ')}). Nothing was changed. --force replaces all of it.`,
    );
  await database
    .collection<{ _id: string; startedAt: Date }>(UNFINISHED_RESTORE)
    .updateOne({ _id: 'restore' }, { $set: { startedAt: new Date() } }, { upsert: true, ...MAJORITY });
  // Dropping the migrations first makes every API report not ready.
  const others = names.filter((name) => name !== UNFINISHED_RESTORE);
  for (const name of others.toSorted((one) => (one === MIGRATIONS_COLLECTION ? -1 : 0)))
    await database.collection(name).drop(MAJORITY);
}

const parseDefinition = (bytes: Buffer) =>
  mongoose.mongo.BSON.EJSON.parse(bytes.toString('utf8'), { relaxed: false }) as {
    options: mongo.CreateCollectionOptions;
    indexes: mongo.IndexDescription[];
  };

const insert = (collection: mongo.Collection, documents: mongo.Document[]) =>
  collection.insertMany(documents, {
    ...MAJORITY,
    forceServerObjectId: true,
  });

async function compareDatabase(database: mongo.Db, manifest: Manifest): Promise<void> {
  for (const expected of manifest.collections.filter(({ name }) => name !== MIGRATIONS_COLLECTION)) {
    const tally = createTally();
    tally.documents(expected.name, Buffer.alloc(0), 0);
    for await (const { bytes, count } of readCollectionParts(database.collection(expected.name)))
      tally.documents(expected.name, bytes, count);
    const [found] = tally.contents().collections;
    if (found?.sha256 !== expected.sha256)
      throw new BackupError(
        `${expected.name} does not match the backup: ${found?.documents} documents instead of ${expected.documents}.`,
      );
  }
}
