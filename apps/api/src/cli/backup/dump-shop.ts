import mongoose, { type mongo } from 'mongoose';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { RAW_BSON_OPTIONS, toBytes } from './canonical-bson.ts';
import { BackupError } from './backup-error.ts';
import { createTally, type Manifest, type Tally } from './manifest.ts';
import { tarEnd, tarMember } from './tar.ts';

/** Bounds memory use. */
const MAX_PART_BYTES = 1024 * 1024;
const BATCH = 500;

export type Shop = { client: mongo.MongoClient; databaseName: string; pictures: PictureStore };

/**
 * Streams a tar archive: collections with options and indexes from one snapshot, then pictures, then the
 * manifest. Pictures are read last, so none that a document references is missing.
 */
export async function* dumpShop(
  shop: Shop,
  { version, at, onManifest }: { version: string; at: Date; onManifest: (manifest: Manifest) => void },
): AsyncGenerator<Buffer> {
  const database = shop.client.db(shop.databaseName);
  const tally = createTally();
  const session = shop.client.startSession({ snapshot: true });
  let migrations: unknown[];
  try {
    // The first read fixes the snapshot time.
    migrations = await database
      .collection('migrations')
      .distinct('_id', { appliedAt: { $exists: true } }, { session });
    for (const { name, ...definition } of await readCollectionDefinitions(database)) {
      const metadata = Buffer.from(mongoose.mongo.BSON.EJSON.stringify(definition, { relaxed: false }));
      tally.definition(name, metadata);
      yield* tarMember(`collections/${name}.metadata.json`, metadata, at);
      let part = 0;
      for await (const { bytes, count } of readCollectionParts(database.collection(name), session)) {
        tally.documents(name, bytes, count);
        part += 1;
        yield* tarMember(`collections/${name}.${String(part).padStart(6, '0')}.bson`, bytes, at);
      }
    }
  } finally {
    await session.endSession();
  }
  yield* dumpPictures(shop.pictures, tally, at);
  const manifest: Manifest = {
    format: 1,
    at: at.toISOString(),
    version,
    migrations: migrations.map(String),
    ...tally.contents(),
  };
  yield* tarMember('manifest.json', Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`), at);
  yield tarEnd();
  onManifest(manifest);
}

type Definition = { name: string; options: object; indexes: object[] };

export async function readCollectionDefinitions(database: mongo.Db): Promise<Definition[]> {
  const found = await database.listCollections({ type: 'collection' }, { nameOnly: false }).toArray();
  const names = found
    .filter(({ name }) => !name.startsWith('system.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return Promise.all(
    names.map(async ({ name, options = {} }) => ({
      name,
      options,
      indexes: await database.collection(name).listIndexes(RAW_BSON_OPTIONS).toArray(),
    })),
  );
}

export async function* readCollectionParts(
  collection: mongo.Collection,
  session?: mongo.ClientSession,
): AsyncGenerator<{ bytes: Buffer; count: number }> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  const options = { ...RAW_BSON_OPTIONS, ...(session && { session }), batchSize: BATCH };
  for await (const document of collection.find({}, options).sort({ _id: 1 })) {
    const bytes = toBytes(document);
    waiting.push(bytes);
    length += bytes.length;
    if (length < MAX_PART_BYTES) continue;
    yield { bytes: Buffer.concat(waiting), count: waiting.length };
    waiting = [];
    length = 0;
  }
  if (length > 0) yield { bytes: Buffer.concat(waiting), count: waiting.length };
}

async function* dumpPictures(pictures: PictureStore, tally: Tally, at: Date): AsyncGenerator<Buffer> {
  for (const name of await pictures.names()) {
    const bytes = await pictures.read(name);
    if (!bytes) throw new BackupError(`The picture ${name} was deleted during the backup.`);
    tally.picture(name, bytes);
    yield* tarMember(`pictures/${name}`, bytes, at);
  }
}
