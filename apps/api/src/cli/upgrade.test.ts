import { invariants, migrations } from '../app/features.ts';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { mongo } from 'mongoose';
import pino from 'pino';
import { restoreShop } from './backup/restore-shop.ts';
import { writeBackup } from './backup/write-backup.ts';
import { openDatabase } from '../app/open-database.ts';
import { checkInvariants } from '../platform/invariants/check-invariants.ts';
import { openFolder } from '../platform/storage/folder-pictures.ts';
import { authenticator } from '../testing/authenticator.ts';
import {
  insertStoredCollections,
  readReleaseFixture,
  readStoredCollections,
  type ReleaseFixture,
  releaseFixtures,
  type StoredCollection,
} from '../testing/release-fixture.ts';
import { startTestDatabase } from '../testing/start-test-database.ts';
import { startTestInbox, type TestInbox } from '../testing/start-test-inbox.ts';
import { startTestShop, testConfig, type TestShop } from '../testing/start-test-shop.ts';
import { waitUntil } from '../testing/wait-until.ts';
import { startWorker } from '../worker.ts';
import { runMigrations } from '../platform/database/migrations/run-migrations.ts';

/** Fields that migrations change: `{ migration: { collection: [field] } }`. */
const MIGRATED_FIELDS: Record<string, Record<string, string[]>> = {
  '093-payment-of-orders': { orders: ['payment'] },
  '109-inner-name-words': { users: ['innerNameWords'] },
  '115-publication-times': { products: ['publishedAt'] },
};

/** Later kinds, which programs ignore. */
const ADDED_KINDS = ['payment', 'payment-reversed', 'payment-rejected'];

type Timeline = { timeline?: { kind: string }[] };

const withoutAddedKinds = <Body extends Timeline>(body: Body): Body =>
  body.timeline
    ? { ...body, timeline: body.timeline.filter(({ kind }) => !ADDED_KINDS.includes(kind)) }
    : body;

const MIGRATION_NAMES = migrations.map(({ name }) => name);

describe.each(releaseFixtures())('an upgrade from %s', (release) => {
  let folder: string;
  let fixture: ReleaseFixture;
  let applied: string[];
  let upgraded: StoredCollection[];
  let inbox: TestInbox;
  let shop: TestShop;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'e-store-upgrade-'));
    const dataDir = join(folder, 'data');
    fixture = await readReleaseFixture(release, dataDir);
    const {
      JWT_SECRET: jwtSecret,
      TOTP_SECRET: totpSecret,
      INTERNAL_SECRET: internalSecret,
    } = fixture.secrets;
    const { mongodbUri } = testConfig();
    const { connection } = openDatabase(mongodbUri, { isPatient: true });
    await connection.asPromise();
    await insertStoredCollections(databaseOf(connection), fixture.collections);
    applied = await runMigrations(connection, migrations, { secrets: [jwtSecret] });
    upgraded = await readStoredCollections(databaseOf(connection));
    await connection.close();
    inbox = await startTestInbox();
    shop = await startTestShop({
      config: {
        mongodbUri,
        dataDir,
        jwtSecret,
        totpSecret,
        internalSecret,
        smtpUrl: inbox.smtpUrl,
        workerPort: 0,
        hasRateLimits: true,
      },
      startsAt: new Date(fixture.notes.now),
    });
    await waitUntil(async () => (await shop.readiness()).status === 'ready');
  });
  afterAll(async () => {
    await shop.stop();
    await inbox.stop();
    await rm(folder, { recursive: true });
  });

  const cookieOf = (name: string) => fixture.notes.cookies[name] ?? '';
  const get = (name: string, path: string) =>
    shop.request().get(`/api/v1${path}`).set('Cookie', cookieOf(name));
  const post = (name: string, path: string, body: object) =>
    shop.request().post(`/api/v1${path}`).set('Cookie', cookieOf(name)).send(body);

  it('applies exactly the migrations that the release did not have', () => {
    const before = idsOf(fixture.collections, 'migrations');
    const named = [...before, ...Object.keys(MIGRATED_FIELDS)];
    expect(MIGRATION_NAMES).toEqual(expect.arrayContaining(named));
    expect(applied).toEqual(MIGRATION_NAMES.filter((name) => !before.includes(name)));
  });

  it('keeps every document, and every field that no migration changes', () => {
    for (const { name, documents } of fixture.collections) {
      const fields = applied.flatMap((migration) => MIGRATED_FIELDS[migration]?.[name] ?? []);
      const comparable = (all: readonly object[]) => all.map((document) => withoutFields(document, fields));
      const found = upgraded.find((collection) => collection.name === name)?.documents ?? [];
      const retained = name === 'migrations' ? found.filter(isOlderMigration(fixture)) : found;
      expect({ name, documents: comparable(retained) }).toEqual({ name, documents: comparable(documents) });
    }
  });

  it('has the collections, options and indexes of a new database', async () => {
    const fresh = await startTestDatabase();
    const expected = await readStoredCollections(databaseOf(fresh.database.connection));
    await fresh.stop();
    const found = upgraded.filter(({ name }) => expected.some((collection) => collection.name === name));
    expect(found.map(toDefinition)).toEqual(expected.map(toDefinition));
  });

  it('satisfies every invariant, with records to check for each', async () => {
    const lines: string[] = [];
    expect(await checkInvariants(shop.database, invariants, (line) => lines.push(line))).toBe(0);
    // No release of a fixture issued invoices (I16).
    expect(lines.filter((line) => /: 0 checked|FAIL/.test(line) && !/I16/.test(line))).toEqual([]);
  });

  it('gives guests, shoppers and staff the same answers, in their old sessions', async () => {
    for (const { as, path, send, answer } of fixture.calls) {
      const { status, body } = await (send ? post(as, path, send) : get(as, path));
      const found = { as, path, status, body: withoutAddedKinds(body) };
      expect(found).toMatchObject({ as, path, status: 200, body: answer });
    }
  });

  it('serves every picture of the data directory', async () => {
    const pictures = join(folder, 'data/pictures');
    const names = await readdir(pictures);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) {
      const { body } = await shop.request().get(`/media/${name}`).responseType('blob').expect(200);
      expect((body as Buffer).equals(await readFile(join(pictures, name)))).toBe(true);
    }
  });

  it('answers a repeated Idempotency-Key from the store', async () => {
    for (const { as, key, path, send, answer } of fixture.notes.keyed) {
      const { headers, body } = await post(as, path, send ?? {}).set('Idempotency-Key', key);
      expect(headers['idempotent-replayed']).toBe('true');
      expect(body).toMatchObject(answer);
    }
  });

  it('lets everybody sign in with the old password and authenticator, and open a mailed link', async () => {
    shop.passTime(30_000);
    for (const { totpKey, ...login } of Object.values(fixture.notes.logins)) {
      const code = totpKey && authenticator(totpKey, shop.now).code();
      expect((await post('guest', '/login', { ...login, code })).status).toBe(200);
    }
    const { totpKey: _key, ...withoutCode } = fixture.notes.logins['owner'] ?? {};
    expect((await post('guest', '/login', withoutCode)).body.code).toBe('SECOND_FACTOR_REQUIRED');
    await get('guest', `/password/reset/${fixture.notes.resetToken}`).expect(200);
  });

  it('lets staff pack an order, decide a return and pay an accepted one', async () => {
    const { toPack, toDecide, toRefund } = fixture.notes.orders;
    const packed = await post('packer', `/admin/orders/${toPack}/move`, { to: 'Packed' });
    expect(packed.body.order.orderStatus).toBe('Packed');
    const decision = { accepted: true, restocked: [1] };
    await post('owner', `/admin/orders/${toDecide}/return`, decision).expect(200);
    const refund = `/admin/orders/${toRefund.order}/refunds/${toRefund.return}`;
    await post('owner', refund, { reference: 'UTR400500600' }).expect(200);
    const { body: order } = await get('meera', `/admin/order/${toRefund.order}`).expect(200);
    expect(order.returns[0]).toMatchObject({ refundPaid: { at: shop.now().toISOString() } });
    expect(await checkInvariants(shop.database, invariants, () => {})).toBe(0);
  });

  it('lets a shopper order the product in the cart', async () => {
    const { body: cart } = await get('arjun', '/cart').expect(200);
    const { body: mine } = await get('arjun', '/orders/me').expect(200);
    const { shippingInfo, paymentInfo } = mine.orders[0];
    const order = { shippingInfo, paymentInfo, orderItems: cart.lines };
    await post('arjun', '/order/new', order).expect(201);
    expect((await get('arjun', '/cart')).body.lines).toEqual([]);
  });

  it('sends the mails that were queued', async () => {
    const { outboxMails } = shop.database;
    const queued = await outboxMails.find({ state: 'pending' }).lean();
    expect(queued.map(({ to }) => to)).toContain(fixture.notes.queuedMailTo);
    const worker = await startWorker(shop.config, { log: pino({ level: 'silent' }), now: shop.now });
    try {
      await waitUntil(async () => (await outboxMails.countDocuments({ state: 'pending' })) === 0);
    } finally {
      await worker.stop();
    }
    expect(await outboxMails.countDocuments({ state: 'dead' })).toBe(0);
    const subjects = (await inbox.listMails(fixture.notes.queuedMailTo)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Your E-Store order ES-\d+ was placed/));
  });

  it('is backed up and restored', async () => {
    const client = shop.database.connection.getClient();
    const own = { client, databaseName: shop.database.connection.name, pictures: shop.pictures };
    const backup = { folder, secret: undefined, version: release, now: () => new Date() };
    const { file, manifest } = await writeBackup(own, backup);
    const databaseName = `${own.databaseName}-restored`;
    const into = { client, databaseName, pictures: openFolder(join(folder, 'restored')) };
    const options = { file, secret: undefined, force: false, known: MIGRATION_NAMES };
    expect(await restoreShop(into, options)).toEqual(manifest);
    await client.db(databaseName).dropDatabase();
  });
});

const databaseOf = ({ db }: { db?: mongo.Db | undefined }): mongo.Db => {
  if (!db) throw new Error('The connection is not open.');
  return db;
};

const idOf = (document: object) => String((document as { _id: unknown })._id);
const idsOf = (collections: readonly StoredCollection[], name: string) =>
  collections.find((collection) => collection.name === name)?.documents.map(idOf) ?? [];
const isOlderMigration = ({ collections }: ReleaseFixture) => {
  const older = idsOf(collections, 'migrations');
  return (document: object) => older.includes(idOf(document));
};

const withoutFields = (document: object, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(document).filter(([field]) => !fields.includes(field)));

/** Left by removed validators of reused test databases. */
const withoutValidation = (options: object) =>
  withoutFields(options, ['validationLevel', 'validationAction']);

const toDefinition = ({ name, options: all, indexes }: StoredCollection) => {
  const key = (index: object) => (index as { name: string }).name;
  const options = withoutValidation(all);
  return { name, options, indexes: indexes.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)) };
};
