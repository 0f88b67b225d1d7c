import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { mongo } from 'mongoose';
import { migrations } from '../app/features.ts';
import { openDatabase } from '../app/open-database.ts';
import { runMigrations } from '../platform/database/migrations/run-migrations.ts';

type Catalogue = { name: string; indexes: unknown }[];
type Template = { _id: 'template'; catalogue: Catalogue; records: Record<string, mongo.Document[]> };
type Spare = { _id: string };

/** Migrated databases that tests reuse: some 110 indexes take a second to create and 0.1 s to empty. */
const SPARES = 'e-store-test-databases';

export function newTestDatabaseUri(): string {
  return withName(`test-${randomUUID()}`);
}

export async function takeTestDatabase(): Promise<string> {
  return await withClient(async (client) => {
    const spare = await spares(client).findOneAndDelete({ _id: { $ne: 'template' } });
    if (spare) return withName(spare._id);
    const uri = newTestDatabaseUri();
    const { connection } = openDatabase(uri, { isPatient: true });
    await runMigrations(connection, migrations);
    await connection.close();
    await rememberTemplate(client, nameOf(uri));
    return uri;
  });
}

/** Drops the database instead when its collections or indexes were changed. */
export async function returnTestDatabase(uri: string): Promise<void> {
  await withClient(async (client) => {
    const database = client.db(nameOf(uri));
    const template = await templates(client).findOne({ _id: 'template' });
    const catalogue = await readCatalogue(client, nameOf(uri));
    const isMigrated = ({ name }: Catalogue[number]) => template?.catalogue.some((one) => one.name === name);
    if (!template || !isDeepStrictEqual(catalogue.filter(isMigrated), template.catalogue)) {
      await database.dropDatabase();
      return;
    }
    await Promise.all(
      catalogue.map(async (one) => {
        if (!isMigrated(one)) {
          await database.dropCollection(one.name);
          return;
        }
        await database.collection(one.name).deleteMany({});
        const records = template.records[one.name];
        if (records) await database.collection(one.name).insertMany(records);
      }),
    );
    await spares(client).insertOne({ _id: nameOf(uri) });
  });
}

async function rememberTemplate(client: mongo.MongoClient, name: string): Promise<void> {
  const catalogue = await readCatalogue(client, name);
  const records: Template['records'] = {};
  for (const collection of catalogue) {
    const found = await client.db(name).collection(collection.name).find().toArray();
    if (found.length > 0) records[collection.name] = found;
  }
  await templates(client).replaceOne({ _id: 'template' }, { catalogue, records }, { upsert: true });
}

async function readCatalogue(client: mongo.MongoClient, db: string): Promise<Catalogue> {
  return await client
    .db('admin')
    .aggregate<Catalogue[number]>([
      { $listCatalog: {} },
      { $match: { db } },
      { $project: { _id: 0, name: 1, indexes: '$md.indexes.spec' } },
      { $sort: { name: 1 } },
    ])
    .toArray();
}

async function withClient<T>(work: (client: mongo.MongoClient) => Promise<T>): Promise<T> {
  const client = await mongo.MongoClient.connect(testServer());
  return await work(client).finally(() => client.close());
}

const spares = (client: mongo.MongoClient) => client.db(SPARES).collection<Spare>('spares');
const templates = (client: mongo.MongoClient) => client.db(SPARES).collection<Template>('spares');

function testServer(): string {
  const server = process.env['TEST_MONGODB_URI'];
  if (!server) throw new Error('No test database: run these tests through the root jest.config.js.');
  return server;
}

function withName(name: string): string {
  const uri = new URL(testServer());
  uri.pathname = `/${name}`;
  return uri.href;
}

const nameOf = (uri: string) => new URL(uri).pathname.slice(1);
