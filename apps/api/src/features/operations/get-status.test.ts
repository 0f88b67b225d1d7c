import { migrations } from '../../app/features.ts';
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ShopStatus } from '@e-store/shared/operations/endpoints';
import request from 'supertest';
import type { Config } from '../../platform/config/config.ts';
import { createApi } from '../../app/create-api.ts';
import { UnavailableError } from '../../platform/errors/errors.ts';
import type { PictureStore } from '../../platform/storage/picture-store.ts';
import { EXAMPLE_SENDER } from '../../platform/config/setting-schemas.ts';
import { waitUntil } from '../../testing/wait-until.ts';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { startTestShop, TEST_NOW, type TestShop } from '../../testing/start-test-shop.ts';
import { placeTestOrder } from '../../testing/placed-order.ts';
import { pingDatabase } from './ping-database.ts';
import { queryTimeServer } from './get-status.ts';

let shop: TestShop;
beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'status-'));
  shop = await startTestShop({ config: { dataDir } });
});
afterAll(() => shop.stop());

const read = async (): Promise<ShopStatus> => {
  const { agent } = await shop.signIn('Admin');
  return (await agent.get('/api/v1/admin/status').expect(200)).body;
};

describe('the status of the shop', () => {
  it('is for Admins alone', async () => {
    const { agent } = await shop.signIn('Packer');
    await agent.get('/api/v1/admin/status').expect(403);
  });

  it('tells of database, migrations, disk and what runs', async () => {
    const status = await read();
    expect(status).toMatchObject({
      at: TEST_NOW.toISOString(),
      startedAt: TEST_NOW.toISOString(),
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.versions.node,
      timeServer: null,
      backup: null,
      migrations: { applied: migrations.length, pending: [], last: migrations.at(-1)?.name },
    });
    expect(status.database.version).toMatch(/^\d+\.\d+/);
    expect(status.database.answeredInMs).toBeGreaterThan(0);
    expect(status.disk?.totalBytes).toBeGreaterThan(status.disk!.freeBytes);
  });

  it('says whether the sender and the links of mails are the shop’s own', async () => {
    const { config } = shop;
    const statusWith = async (changes: Partial<Config>): Promise<ShopStatus> => {
      const api = createApi({ ...shop, config: { ...config, ...changes } });
      const { person } = await shop.signIn('Admin');
      const signedIn = await request(api).post('/api/v1/login').send(person).expect(200);
      const asked = request(api).get('/api/v1/admin/status').set('Cookie', sessionCookieOf(signedIn)!);
      return (await asked.expect(200)).body;
    };
    const own = { mailFrom: 'Shop <orders@shop.example>', publicUrl: 'https://shop.example' };
    expect((await statusWith({ ...own })).mails).toEqual({
      isDemo: false,
      sender: own.mailFrom,
      isExampleSender: false,
      linksTo: own.publicUrl,
      isLocalLink: false,
    });
    expect(
      (await statusWith({ mailFrom: EXAMPLE_SENDER, publicUrl: 'http://localhost:3000' })).mails,
    ).toMatchObject({
      isExampleSender: true,
      isLocalLink: true,
    });
  });

  it('tells of the bucket instead of a disk where pictures are in one', async () => {
    const { pictures } = shop;
    const statusOf = async (has: PictureStore['has']) => {
      const s3 = { bucket: 'shop-pictures', accessKeyId: 'x', secretAccessKey: 'x' } as Config['s3'];
      const context = { ...shop, config: { ...shop.config, s3 }, pictures: { ...pictures, has } };
      const { person } = await shop.signIn('Admin');
      const { email, password } = person;
      const signedIn = await shop.request().post('/api/v1/login').send({ email, password }).expect(200);
      const { body } = await request(createApi(context))
        .get('/api/v1/admin/status')
        .set('Cookie', sessionCookieOf(signedIn)!)
        .expect(200);
      return body;
    };
    const reached = await statusOf(async () => false);
    expect(reached).toMatchObject({ disk: null, bucket: { name: 'shop-pictures', isReached: true } });
    const away = await statusOf(async () => {
      throw new UnavailableError('Pictures are not available right now.');
    });
    expect(away).toMatchObject({ disk: null, bucket: { name: 'shop-pictures', isReached: false } });
    expect((await read()).bucket).toBeNull();
  });

  it('says by how much the clock of this machine differs from the database’s [C13]', async () => {
    expect(Math.abs((await read()).database.clockAheadMs)).toBeLessThan(60_000);
    const fast = () => new Date(Date.now() + 3_600_000);
    const { clockAheadMs } = await pingDatabase(shop.database, fast);
    expect(Math.abs(clockAheadMs - 3_600_000)).toBeLessThan(60_000);
  });

  it('names a migration that is missing', async () => {
    const name = migrations.at(-1)!.name;
    const rows = shop.database.connection.collection<{ _id: string }>('migrations');
    const row = await rows.findOneAndDelete({ _id: name });
    expect((await read()).migrations).toEqual({
      applied: migrations.length - 1,
      pending: [name],
      last: migrations.at(-2)?.name,
    });
    await rows.insertOne(row!);
  });

  it('tells when mail and jobs gave the last sign of life, and a backup that was noted', async () => {
    await waitUntil(async () => (await shop.database.heartbeats.countDocuments()) === 1);
    await shop.database.heartbeats.create({ _id: 'backup', at: shop.now(), file: 'shop.tar.gz.enc' });
    const { worker, backup } = await read();
    const at = TEST_NOW.toISOString();
    expect(worker).toEqual({ at, startedAt: at, isOwnProcess: false });
    expect(backup).toEqual({ at, file: 'shop.tar.gz.enc' });
  });

  it('counts the mails that wait and those that were given up', async () => {
    const { agent } = await shop.signIn('Admin');
    const outbox = async () => (await agent.get('/api/v1/admin/status').expect(200)).body.outbox;
    await shop.database.outboxMails.deleteMany({});
    await placeTestOrder(shop);
    expect(await outbox()).toEqual({ pending: 2, dead: 0, oldestAt: TEST_NOW.toISOString() });
    const to = 'asha@example.com';
    await shop.database.outboxMails.updateMany(
      {},
      { $set: { to, lastError: `550 <${to.toUpperCase()}> unknown` } },
    );
    expect((await outbox()).lastError).toBe('550 <A…@EXAMPLE.COM> unknown');
    await shop.database.outboxMails.updateMany({}, { $set: { state: 'dead' } });
    expect(await outbox()).toEqual({ pending: 0, dead: 2, oldestAt: null });
  });
});

async function startTimeServer({ behindMs = 0, stratum = 2 }) {
  const socket = createSocket('udp4');
  socket.on('message', (question, from) => {
    const answer = Buffer.alloc(48);
    answer.writeUInt8((question.readUInt8(0) & 0b00_111_000) | 4, 0);
    answer.writeUInt8(stratum, 1);
    const seconds = (Date.now() - behindMs) / 1000 + 2_208_988_800;
    for (const offset of [32, 40]) {
      answer.writeUInt32BE(Math.floor(seconds), offset);
      answer.writeUInt32BE(Math.floor((seconds % 1) * 2 ** 32), offset + 4);
    }
    socket.send(answer, from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return { name: `127.0.0.1:${socket.address().port}`, stop: () => socket.close() };
}

describe('a time server', () => {
  it('says how far our clock is ahead [C13]', async () => {
    const server = await startTimeServer({ behindMs: 90_000 });
    const aheadMs = await queryTimeServer(server.name);
    expect(Math.abs(aheadMs! - 90_000)).toBeLessThan(10_000);
    server.stop();
  });

  it('that does not know the time is not believed, and one that is silent not waited for', async () => {
    const server = await startTimeServer({ stratum: 0 });
    expect(await queryTimeServer(server.name)).toBeNull();
    server.stop();
    expect(await queryTimeServer(server.name)).toBeNull();
    expect(await queryTimeServer('no such host.invalid')).toBeNull();
  });
});
