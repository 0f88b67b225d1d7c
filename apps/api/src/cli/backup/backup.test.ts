import { migrations } from '../../app/features.ts';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import mongoose from 'mongoose';
import { runMigrations } from '../../platform/database/migrations/run-migrations.ts';
import { orderPayload } from '../../testing/order-payload.ts';
import { type BackupShop, startBackupShop } from '../../testing/start-backup-shop.ts';
import { readCollectionDefinitions, dumpShop, type Shop } from './dump-shop.ts';
import { removeOldBackups, writeBackup } from './write-backup.ts';
import type { Manifest } from './manifest.ts';
import { checkArchive } from './read-archive.ts';
import { assertNoShopRuns } from './assert-no-shop-runs.ts';
import { restoreShop } from './restore-shop.ts';
import { tarEnd, tarMember } from './tar.ts';

const { Binary, Decimal128, Double, Int32, Long, ObjectId } = mongoose.mongo;
const SECRET = 'f3b1a5c7d9e20846'.repeat(3);
const known = migrations.map(({ name }) => name);

let shop: BackupShop;
beforeAll(async () => {
  shop = await startBackupShop({ orders: 300 });
});
afterAll(() => shop.stop());

let moment = Date.parse('2026-11-21T00:00:00Z');
const backUp = (secret?: string, from: Shop = shop.own) =>
  writeBackup(from, {
    folder: join(shop.folder, 'backups'),
    secret,
    version: '1.2.3',
    now: () => new Date((moment += 1000)),
  });
const restore = (
  into: Shop,
  file: string,
  { secret, force = false }: { secret?: string; force?: boolean } = {},
) => restoreShop(into, { file, secret, force, known });
const count = ({ client, databaseName }: Shop, collection: string) =>
  client.db(databaseName).collection(collection).countDocuments();

describe.each([
  ['as it is', undefined],
  ['encrypted', SECRET],
])('a backup, %s', (_how, secret) => {
  it('brings back every document, index and picture, equal to the byte, by the rules of the shop [G11] [T16] [C2]', async () => {
    const { file, manifest } = await backUp(secret);
    const other = await shop.elsewhere();
    await restore(other, file, { secret });
    const again = await backUp(secret, other);
    expect(again.manifest).toEqual({ ...manifest, at: again.manifest.at });
    expect(manifest.collections.find(({ name }) => name === 'orders')?.documents).toBe(300);
    expect(manifest.pictures.files).toBe(2);
    expect(await shop.breaches(other)).toBe(0);
  });
});

/** Test servers keep snapshots for ten seconds only. Returns what sets the former time again. */
async function keepSnapshots(seconds: number): Promise<() => Promise<unknown>> {
  const name = 'minSnapshotHistoryWindowInSeconds';
  const admin = shop.own.client.db('admin');
  const { [name]: before } = await admin.command({ getParameter: 1, [name]: 1 });
  const set = (value: number) => admin.command({ setParameter: 1, [name]: value });
  await set(Math.max(before, seconds));
  return () => set(before);
}

describe('a backup', () => {
  it('shows one moment, however much is ordered while it is written [G11] [T16]', async () => {
    const { agent } = await shop.api.signIn();
    const product = await shop.api.addProduct({ sizes: [{ size: 'M', stock: 50 }] });
    const order = () =>
      agent
        .post('/api/v1/order/new')
        .send(orderPayload([{ product: product._id }]))
        .expect(201);
    const before = await count(shop.own, 'orders');
    const chunks: Buffer[] = [];
    // An order for each of some forty collections takes a while on a busy machine.
    const reset = await keepSnapshots(120);
    try {
      const dump = dumpShop(shop.own, { version: '1.2.3', at: new Date(), onManifest: () => {} });
      for await (const chunk of dump) {
        if (chunk.includes('.metadata.json')) await order();
        chunks.push(chunk);
      }
    } finally {
      await reset();
    }
    const file = join(shop.folder, 'of-one-moment.tar.gz');
    await writeArchive(file, chunks);
    const other = await shop.elsewhere();
    await restore(other, file);
    expect(await count(shop.own, 'orders')).toBeGreaterThan(before + 20);
    expect(await count(other, 'orders')).toBeLessThanOrEqual(before + 1);
    expect(await shop.breaches(other)).toBe(0);
  });

  it('keeps the type of every value, and the options of every collection', async () => {
    const odd = await shop.elsewhere();
    const database = odd.client.db(odd.databaseName);
    await database.createCollection('odd', { validator: { $jsonSchema: { required: ['one'] } } });
    await database
      .collection('odd')
      .createIndexes([{ key: { 'a.b': 1, c: -1 }, unique: true, sparse: true, name: 'x' }]);
    const document = {
      _id: new ObjectId(),
      one: new Int32(1),
      whole: new Double(1),
      big: Long.fromString('9007199254740993'),
      exact: Decimal128.fromString('0.10'),
      bytes: new Binary(Buffer.from([0, 255]), 4),
      day: new Date(0),
      none: null,
      nested: { list: [{ 10: 'ten', 9: 'nine' }], text: 'रंग ₹' },
    };
    await database.collection('odd').insertOne(document);
    const { file, manifest } = await backUp(undefined, odd);
    const other = await shop.elsewhere();
    await restore(other, file);
    const again = await backUp(undefined, other);
    expect(again.manifest.collections).toEqual(manifest.collections);
    const [definition] = await readCollectionDefinitions(other.client.db(other.databaseName));
    expect(definition?.options).toMatchObject({ validator: { $jsonSchema: { required: ['one'] } } });
  });

  it('is named only when it is whole: nothing is left of one that failed', async () => {
    const away = new mongoose.mongo.MongoClient('mongodb://127.0.0.1:9', { serverSelectionTimeoutMS: 100 });
    const before = await readdir(join(shop.folder, 'backups'));
    await expect(backUp(undefined, { ...shop.own, client: away })).rejects.toThrow(/ECONNREFUSED/);
    expect(await readdir(join(shop.folder, 'backups'))).toEqual(before);
  });

  it('does not mind files that another backup renames or removes meanwhile', async () => {
    const folder = join(shop.folder, 'busy');
    await mkdir(folder);
    const names = [1, 2, 3, 4, 5].map((day) => `e-store-2020-01-0${day}T00-00-00Z.tar.gz`);
    for (const name of names) await writeFile(join(folder, name), '');
    await symlink(join(folder, 'gone'), join(folder, `${names[0]}.part`));
    const options = { folder, secret: undefined, version: '1.2.3', now: () => new Date() };
    const { file } = await writeBackup(shop.own, options);
    await Promise.all([removeOldBackups(folder, 1), removeOldBackups(folder, 1)]);
    const left = (await readdir(folder)).filter((name) => name.endsWith('.gz'));
    expect(left).toEqual([file.split('/').at(-1)]);
  });

  it('gives way to newer ones, and nothing else in its folder does', async () => {
    await backUp();
    const newest = await backUp(SECRET);
    const folder = join(shop.folder, 'backups');
    await writeFile(join(folder, 'notes.txt'), 'mine');
    await removeOldBackups(folder, 1);
    expect((await readdir(folder)).toSorted()).toEqual([newest.file.split('/').at(-1), 'notes.txt']);
  });
});

describe('a restore', () => {
  it('replaces no database that a shop is connected to, not even with force', async () => {
    const { file } = await backUp();
    const before = await count(shop.own, 'orders');
    for (const force of [false, true])
      await expect(restore(shop.own, file, { force })).rejects.toThrow(
        /^A shop is connected to the database test-\S+\. Stop the API and worker first\. Nothing was changed\.$/,
      );
    expect(await count(shop.own, 'orders')).toBe(before);
    expect(before).toBeGreaterThan(0);
  });

  it('goes by the last sign of life of a worker where the server does not name its clients', async () => {
    const other = await shop.elsewhere();
    const beats = other.client.db(other.databaseName).collection<{ _id: string; at: Date }>('heartbeats');
    const blind = Object.create(other.client, {
      db: {
        value: (name: string) =>
          name === 'admin'
            ? { aggregate: () => ({ toArray: () => Promise.reject(new Error('not authorized')) }) }
            : other.client.db(name),
      },
    });
    const ask = () => assertNoShopRuns({ client: blind, databaseName: other.databaseName });
    await expect(ask()).resolves.toBeUndefined();
    await beats.insertOne({ _id: 'worker', at: new Date() });
    await expect(ask()).rejects.toThrow(/^A shop is connected/);
    await beats.updateOne({ _id: 'worker' }, { $set: { at: new Date(Date.now() - 60_000) } });
    await expect(ask()).resolves.toBeUndefined();
  });

  it('refuses a database in use and changes nothing; with force it replaces all [T16]', async () => {
    const { file, manifest } = await backUp();
    const other = await shop.elsewhere();
    const database = other.client.db(other.databaseName);
    await database.collection('users').insertOne({ name: 'somebody' });
    await database.collection('unheardOf').insertOne({});
    await expect(restore(other, file)).rejects.toThrow(
      /is in use \(unheardOf, users\)\. Nothing was changed/,
    );
    expect(await count(other, 'users')).toBe(1);
    await restore(other, file, { force: true });
    const again = await backUp(undefined, other);
    expect(again.manifest.collections).toEqual(manifest.collections);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100), undefined],
    ['cut off, encrypted', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100), SECRET],
    ['changed in one bit', flipABit, undefined],
    ['changed in one bit, encrypted', flipABit, SECRET],
    ['empty', () => Buffer.alloc(0), undefined],
    ['something else', () => Buffer.from('a picture of a cat'), undefined],
  ])('refuses an archive that is %s, before it touches anything [T16]', async (_how, spoil, secret) => {
    const { file } = await backUp(secret);
    await writeFile(file, spoil(await readFile(file)));
    const other = await shop.elsewhere();
    await other.client.db(other.databaseName).collection('users').insertOne({});
    await expect(restore(other, file, { secret, force: true })).rejects.toThrow(/damaged|incomplete/);
    expect(await count(other, 'users')).toBe(1);
  });

  it('that was cut off lets no shop start on what is there, until it was restored whole', async () => {
    const { file } = await backUp();
    const other = await shop.elsewhere();
    const connection = mongoose.createConnection();
    connection.setClient(other.client);
    const half = connection.useDb(other.databaseName);
    const full: Shop['pictures'] = Object.create(other.pictures, {
      put: { value: () => Promise.reject(new Error('No space left on device.')) },
    });
    await expect(restore({ ...other, pictures: full }, file)).rejects.toThrow('restore again with --force');
    await expect(runMigrations(half, migrations)).rejects.toThrow(
      `A restore of the database ${other.databaseName} was interrupted, so part of the shop is missing. Restore again with --force.`,
    );
    await expect(restore(other, file)).rejects.toThrow('is in use');
    const complete = () => Promise.reject(new Error('The last step failed.'));
    const lastStep = restoreShop(other, { file, secret: undefined, known, force: true, complete });
    await expect(lastStep).rejects.toThrow('The last step failed. The shop is only partly restored.');
    await expect(runMigrations(half, migrations)).rejects.toThrow('was interrupted');
    await restore(other, file, { force: true });
    expect(await runMigrations(half, migrations)).toEqual([]);
    expect(await shop.breaches(other)).toBe(0);
  });

  it('refuses an archive whose files are whole but not those of its manifest', async () => {
    const at = new Date();
    const { manifest } = await backUp();
    const write = (changed: Manifest) => {
      const bytes = Buffer.from(JSON.stringify(changed));
      return writeArchive(join(shop.folder, 'forged.tar.gz'), [
        ...tarMember('manifest.json', bytes, at),
        tarEnd(),
      ]);
    };
    await write(manifest);
    await expect(checkArchive(join(shop.folder, 'forged.tar.gz'), undefined)).rejects.toThrow(
      /damaged: .*orders.* differ from its manifest/,
    );
  });

  it('needs the key that it was encrypted with', async () => {
    const { file } = await backUp(SECRET);
    const other = await shop.elsewhere();
    await expect(restore(other, file)).rejects.toThrow(/is encrypted. Set BACKUP_KEY_FILE/);
    const another = restore(other, file, { secret: SECRET.toUpperCase() });
    await expect(another).rejects.toThrow(/encrypted with a different key/);
    expect((await readFile(file)).includes('manifest')).toBe(false);
  });

  it('refuses what a newer E-Store wrote', async () => {
    const { file } = await backUp();
    const other = await shop.elsewhere();
    const older = restoreShop(other, { file, secret: undefined, force: false, known: known.slice(0, -1) });
    await expect(older).rejects.toThrow(`does not have these migrations: ${known.at(-1)}.`);
    await expect(restore(other, 'nowhere.tar.gz')).rejects.toThrow('There is no file nowhere.tar.gz.');
  });
});

function flipABit(bytes: Buffer): Buffer {
  const at = Math.floor(bytes.length / 2);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}

async function writeArchive(file: string, chunks: Buffer[]): Promise<void> {
  const parts: Buffer[] = [];
  await pipeline(Readable.from(chunks), createGzip(), async (zipped: AsyncIterable<Buffer>) => {
    for await (const part of zipped) parts.push(part);
  });
  await writeFile(file, Buffer.concat(parts));
}
