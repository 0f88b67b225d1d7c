import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import mongoose, { type mongo } from 'mongoose';
import { RAW_BSON_OPTIONS } from '../cli/backup/canonical-bson.ts';
import { readCollectionDefinitions } from '../cli/backup/dump-shop.ts';

const { EJSON } = mongoose.mongo.BSON;
const FIXTURES = fileURLToPath(new URL('fixtures/', import.meta.url));

/** In canonical Extended JSON, which preserves number types. */
export type StoredCollection = { name: string; options: object; indexes: object[]; documents: object[] };

/** With its answer at the time of the notes. */
export type RecordedCall = { as: string; path: string; send?: object; answer: object };

export type ReleaseNotes = {
  release: string;
  /** Shop clock at writing, ISO 8601 in UTC. */
  now: string;
  cookies: Record<string, string>;
  logins: Record<string, { email: string; password: string; totpKey?: string }>;
  resetToken: string;
  /** POST calls with stored answers. */
  keyed: (RecordedCall & { key: string })[];
  orders: { toPack: string; toDecide: string; toRefund: { order: string; return: string } };
  /** With an uploaded picture, and units for one more order. */
  product: string;
  queuedMailTo: string;
};

export type ReleaseFixture = {
  notes: ReleaseNotes;
  secrets: { JWT_SECRET: string; TOTP_SECRET: string; INTERNAL_SECRET: string };
  collections: StoredCollection[];
  calls: RecordedCall[];
};

export const releaseFixtures = (): string[] => readdirSync(FIXTURES).sort();

const folderOf = (release: string) => join(FIXTURES, release);
const writeLines = (file: string, rows: object[]) =>
  writeFile(file, gzipSync(rows.map((row) => JSON.stringify(row)).join('\n'), { level: 9 }));
const readLines = async <Row>(file: string): Promise<Row[]> =>
  gunzipSync(await readFile(file))
    .toString('utf8')
    .split('\n')
    .map((line) => JSON.parse(line) as Row);

/** Copies `dataDir` as it is; its `secrets.json` has the format of `npm start`. */
export async function writeReleaseFixture(
  release: string,
  { notes, secrets, collections, calls }: ReleaseFixture,
  dataDir: string,
): Promise<string> {
  const folder = folderOf(release);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await cp(dataDir, join(folder, 'data'), { recursive: true });
  await writeFile(join(folder, 'data/secrets.json'), `${JSON.stringify(secrets, null, 2)}\n`);
  await writeFile(join(folder, 'notes.json'), `${JSON.stringify(notes, null, 2)}\n`);
  await writeLines(join(folder, 'database.jsonl.gz'), collections);
  await writeLines(join(folder, 'calls.jsonl.gz'), calls);
  return folder;
}

export async function readReleaseFixture(release: string, dataDir: string): Promise<ReleaseFixture> {
  const folder = folderOf(release);
  await cp(join(folder, 'data'), dataDir, { recursive: true });
  const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
  return {
    notes: (await readJson(join(folder, 'notes.json'))) as ReleaseNotes,
    secrets: (await readJson(join(dataDir, 'secrets.json'))) as ReleaseFixture['secrets'],
    collections: await readLines<StoredCollection>(join(folder, 'database.jsonl.gz')),
    calls: await readLines<RecordedCall>(join(folder, 'calls.jsonl.gz')),
  };
}

export async function readStoredCollections(database: mongo.Db): Promise<StoredCollection[]> {
  const definitions = await readCollectionDefinitions(database);
  return await Promise.all(
    definitions.map(async ({ name, options, indexes }) => {
      const found = database.collection(name).find({}, RAW_BSON_OPTIONS).sort({ _id: 1 });
      const toJson = (value: object) => EJSON.serialize(value, { relaxed: false }) as object;
      return {
        name,
        options,
        indexes: indexes.map(toJson),
        documents: (await found.toArray()).map(toJson),
      };
    }),
  );
}

/** Indexes come last, like those that a release built over existing documents. */
export async function insertStoredCollections(
  database: mongo.Db,
  collections: readonly StoredCollection[],
): Promise<void> {
  const parse = (value: object) => EJSON.deserialize(value, { relaxed: false }) as mongo.BSON.Document;
  for (const { name, options, indexes, documents } of collections) {
    const collection = await database.createCollection(name, options);
    if (documents.length > 0) await collection.insertMany(documents.map(parse));
    const secondary = indexes.map((index) => parse(index) as mongo.IndexDescription);
    const named = secondary.filter((index) => index.name !== '_id_');
    if (named.length > 0) await collection.createIndexes(named);
  }
}
