import { migrations } from '../../app/features.ts';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@e-store/shared/error-body';
import { pino } from 'pino';
import sharp from 'sharp';
import { checkArchive } from '../../cli/backup/read-archive.ts';
import { restoreShop } from '../../cli/backup/restore-shop.ts';
import { writeBackup } from '../../cli/backup/write-backup.ts';
import { startBackupShop } from '../../testing/start-backup-shop.ts';
import { startTestBucket } from '../../testing/start-test-bucket.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { openBucket } from './bucket-pictures.ts';
import type { PictureStore } from './picture-store.ts';

let s3: Awaited<ReturnType<typeof startTestBucket>>;
let shop: TestShop;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
let listingStore: PictureStore;
beforeAll(async () => {
  s3 = await startTestBucket();
  listingStore = openBucket(s3.listing);
  shop = await startTestShop({ config: { s3: s3.bucket, dataDir: '/nowhere-to-write' } });
  staff = await shop.signIn('Catalogue');
});
afterAll(async () => {
  listingStore.close();
  await shop.stop();
  await s3.stop();
});

const drawn = (background = '#a62529') =>
  sharp({ create: { width: 900, height: 1200, channels: 3, background } })
    .jpeg()
    .toBuffer();
const upload = (bytes: Buffer, { agent } = staff) =>
  agent.post('/api/v1/admin/pictures').set('Content-Type', 'image/jpeg').send(bytes);
const get = (path: string) => shop.request().get(path).buffer(true);
const sizeOf = async (path: string) => {
  const { body } = await get(path).expect(200);
  const { format, width, height } = await sharp(body as Buffer).metadata();
  return { format, width, height };
};

describe('pictures in a bucket', () => {
  it('are uploaded in all widths and served as those of a folder are', async () => {
    const { body } = await upload(await drawn()).expect(200);
    expect(await sizeOf(body.url)).toEqual({ format: 'webp', width: 800, height: 1000 });
    expect(await sizeOf(`${body.url}?w=640`)).toEqual({ format: 'webp', width: 640, height: 800 });
    expect(await sizeOf(`${body.url}?w=400`)).toEqual({ format: 'webp', width: 400, height: 500 });
    expect(await sizeOf(`${body.url}?w=1600`)).toEqual({ format: 'webp', width: 900, height: 1125 });
    const names = ['.1600.webp', '.400.webp', '.640.webp', '.webp'].map((end) => body.public_id + end);
    expect(await listingStore.names()).toEqual(names);
    const { headers } = await get(body.url);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    await get(body.url).set('If-None-Match', headers['etag']!).expect(304);
    const head = await shop.request().head(body.url).expect(200);
    expect(head.headers['content-length']).toBe(headers['content-length']);
    const whole = await get(body.url).set('Range', 'bytes=0-3').expect(200);
    expect(whole.headers['content-length']).toBe(headers['content-length']);
  });

  it('are kept once, and the same again is the same', async () => {
    const first = await upload(await drawn('#123456')).expect(200);
    const count = (await listingStore.names()).length;
    const second = await upload(await drawn('#123456')).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await listingStore.names()).toHaveLength(count);
  });

  it.each([
    '/media/unknown.webp',
    '/media/unknown.webp?w=400',
    '/media/',
    '/media/../secret.webp',
    '/media/..%2fsecret.webp',
    '/media/%2e%2e%2fsecret.webp',
    '/media/a/b.webp',
    '/media/.hidden.webp',
    '/media/secret.txt',
    '/media/x.webp%00',
    '/media/%E0%A4%A',
  ])('that are not there, or no pictures of ours, are answered as JSON: %s', async (path) => {
    const beside = openBucket(s3.bucket);
    await beside.put('../secret.webp', Buffer.from('not a picture of ours'));
    await beside.put('secret.txt', Buffer.from('not a picture of ours'));
    const { body, headers } = await shop.request().get(path).expect(404);
    expect(ErrorBody.parse(body).code).toBe('NOT_FOUND');
    expect(headers['cache-control']).toBe('no-store');
    beside.close();
  });

  it('are listed beyond the first thousand', async () => {
    const many = openBucket(s3.another);
    const names = Array.from({ length: 1_003 }, (_, n) => `p-${String(n).padStart(4, '0')}.webp`);
    for (let from = 0; from < names.length; from += 50)
      await Promise.all(names.slice(from, from + 50).map((name) => many.put(name, Buffer.from(name))));
    expect(await many.names()).toEqual(names);
    many.close();
  });
});

describe('a bucket that cannot be reached', () => {
  const logLines: string[] = [];
  const log = pino({ level: 'warn' }, { write: (line) => logLines.push(line) });

  async function look(s3Away: object) {
    const away = await startTestShop({ config: { s3: { ...s3.bucket, ...s3Away } }, log });
    try {
      const begun = performance.now();
      const seen = await away.request().get('/media/up-1.webp');
      const seconds = (performance.now() - begun) / 1000;
      const sent = await upload(await drawn(), await away.signIn('Catalogue'));
      return { seen, sent, seconds };
    } finally {
      await away.stop();
    }
  }

  const taken = new Set<Socket>();
  const hanging = createServer((socket) => void taken.add(socket.resume()));
  beforeAll(async () => {
    hanging.listen(0, '127.0.0.1');
    await once(hanging, 'listening');
  });
  afterAll(() => {
    hanging.close();
    for (const socket of taken) socket.destroy();
  });
  const silent = () => {
    const address = hanging.address();
    return { endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
  };

  it.each([
    ['is away', () => ({ endpoint: 'http://127.0.0.1:9' })],
    ['takes calls and answers none', silent],
    ['knows another secret', () => ({ secretAccessKey: 'not the secret of the bucket' })],
  ])(
    'is said within seconds, as what comes back: it %s',
    async (_how, given) => {
      const { seen, sent, seconds } = await look(given());
      for (const answer of [seen, sent]) {
        expect(answer.status).toBe(503);
        expect(ErrorBody.parse(answer.body).message).toBe(
          'Pictures are not available right now. Try again in a moment.',
        );
        expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '2' });
      }
      expect(seconds).toBeLessThan(8);
      expect(logLines.join('')).toContain('picture could not be read from the bucket');
      expect(logLines.join('')).not.toContain('not the secret of the bucket');
    },
    60_000,
  );

  it('is not taken for an empty one when there is none of its name', async () => {
    const none = openBucket({ ...s3.listing, bucket: 'there-is-none' });
    await expect(none.names()).rejects.toThrow('Pictures are not available');
    await expect(none.put('a.webp', Buffer.from('a'))).rejects.toThrow('Pictures are not available');
    none.close();
  });
});

describe('a backup of a shop with a bucket', () => {
  it('holds the pictures, and brings them back into a folder and into another bucket', async () => {
    const own = await startTestBucket();
    const backed = await startBackupShop({ orders: 5, config: { s3: own.listing } });
    const known = migrations.map(({ name }) => name);
    const folder = join(backed.folder, 'backups');
    const now = () => new Date('2026-11-21T00:00:00Z');
    const { file, manifest } = await writeBackup(backed.own, {
      folder,
      secret: undefined,
      version: '1',
      now,
    });
    expect(manifest.pictures.files).toBe(2);
    expect((await checkArchive(file, undefined)).pictures).toEqual(manifest.pictures);
    const intoFolder = await backed.elsewhere();
    await restoreShop(intoFolder, { file, secret: undefined, known, force: false });
    const intoBucket = { ...(await backed.elsewhere()), pictures: openBucket(own.another) };
    await restoreShop(intoBucket, { file, secret: undefined, known, force: false });
    for (const { pictures } of [intoFolder, intoBucket]) {
      expect(await pictures.names()).toEqual(['up-1.400.webp', 'up-1.webp']);
      expect(String(await pictures.read('up-1.webp'))).toBe('up-1.webp');
    }
    intoBucket.pictures.close();
    await backed.stop();
    await own.stop();
  }, 60_000);
});
