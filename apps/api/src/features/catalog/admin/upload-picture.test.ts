import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';

let shop: TestShop;
let dataDir: string;
let staff: Awaited<ReturnType<TestShop['signIn']>>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'pictures-'));
  shop = await startTestShop({ config: { dataDir } });
  staff = await shop.signIn('Catalogue');
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true });
});

const drawn = (width = 900, height = 1200, background = '#a62529') =>
  sharp({ create: { width, height, channels: 3, background } });
const send = (bytes: Buffer, type = 'image/jpeg', { agent } = staff) =>
  agent.post('/api/v1/admin/pictures').set('Content-Type', type).send(bytes);
const served = async (url: string) => {
  const { body } = await shop.request().get(url).buffer(true).parse(toBuffer).expect(200);
  return sharp(body as Buffer).metadata();
};
const toBuffer = (answer: unknown, done: (error: Error | null, body: Buffer) => void) => {
  const from = answer as NodeJS.ReadableStream;
  const chunks: Buffer[] = [];
  from.on('data', (chunk: Buffer) => chunks.push(chunk));
  from.on('end', () => done(null, Buffer.concat(chunks)));
};

describe('upload picture', () => {
  it('is kept 4:5 in all widths, as WebP, without what the camera noted', async () => {
    const bytes = await drawn()
      .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
      .jpeg()
      .toBuffer();
    const { body } = await send(bytes).expect(200);
    expect(body).toEqual({
      public_id: expect.stringMatching(/^up-[0-9a-f]{32}$/),
      url: `/media/${body.public_id}.webp`,
      width: 800,
      height: 1000,
    });
    const full = await served(body.url);
    expect(full).toMatchObject({ format: 'webp', width: 800, height: 1000 });
    expect(full.exif).toBeUndefined();
    expect(await served(`${body.url}?w=400`)).toMatchObject({ width: 400, height: 500 });
  });

  it.each([
    ['as large as 1600 × 2000', 3000, 2500, 1600, 2000, '#2d6468'],
    ['no larger than it came', 1000, 1300, 1000, 1250, '#24463c'],
    ['as the others when it is no larger', 800, 1000, 800, 1000, '#b45c33'],
  ])('is kept for looking closely %s', async (_how, width, height, storedWidth, storedHeight, colour) => {
    const { body } = await send(await drawn(width, height, colour).jpeg().toBuffer()).expect(200);
    expect(await served(`${body.url}?w=1600`)).toMatchObject({ width: storedWidth, height: storedHeight });
  });

  it('is kept for looking closely, also when it was uploaded before that was done', async () => {
    const bytes = await drawn(2000, 2500, '#5c2436').jpeg().toBuffer();
    const { body } = await send(bytes).expect(200);
    await rm(join(dataDir, 'pictures', `${body.public_id}.1600.webp`));
    expect(await served(`${body.url}?w=1600`)).toMatchObject({ width: 800 });
    await send(bytes).expect(200);
    expect(await served(`${body.url}?w=1600`)).toMatchObject({ width: 1600 });
  });

  it('is turned as the camera was held', async () => {
    const lying = await drawn(1200, 900).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await send(lying).expect(200);
    const small = await drawn(600, 420).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    await send(small).expect(200);
  });

  it('has the name of its content, and is kept once', async () => {
    const bytes = await drawn(800, 1000).png().toBuffer();
    const first = await send(bytes, 'image/png').expect(200);
    const count = (await readdir(join(dataDir, 'pictures'))).length;
    const second = await send(bytes, 'image/png').expect(200);
    expect(second.body).toEqual(first.body);
    expect(await readdir(join(dataDir, 'pictures'))).toHaveLength(count);
  });

  it('is stored once, also when many send the same new picture at the same moment', async () => {
    const bytes = await drawn(800, 1000, '#123456').png().toBuffer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(bytes, 'image/png')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const { url } = answers[0]!.body;
    expect(await served(url)).toMatchObject({ format: 'webp', width: 800, height: 1000 });
    expect(await served(`${url}?w=400`)).toMatchObject({ format: 'webp', width: 400, height: 500 });
    expect((await readdir(join(dataDir, 'pictures'))).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  it.each(['ENOSPC', 'EDQUOT'])('is refused with 503 when the disk is full (%s)', async (code) => {
    const { put } = shop.pictures;
    shop.pictures.put = () => Promise.reject(Object.assign(new Error('a full disk'), { code }));
    try {
      const bytes = await drawn(800, 1000, '#654321').png().toBuffer();
      const { body, headers } = await send(bytes, 'image/png').expect(503);
      expect(body).toMatchObject({
        code: 'SERVICE_UNAVAILABLE',
        message: 'The shop has no space left to save this. Try again later.',
      });
      expect(headers['retry-after']).toBe('60');
    } finally {
      shop.pictures.put = put;
    }
  });

  it('can be the picture of a product', async () => {
    const { body } = await send(await drawn().webp().toBuffer(), 'image/webp').expect(200);
    const product = {
      name: 'Tee',
      descreption: 'Plain.',
      brand: 'Saanjh',
      images: [{ ...body, alt: 'Front' }],
    };
    const made = await staff.agent.post('/api/v1/admin/product/new').send(product).expect(201);
    expect(made.body.images).toEqual([{ ...body, id: body.public_id, alt: 'Front' }]);
  });

  it.each([
    ['a page with another name', Buffer.from('<html><script>alert(1)</script></html>'), 'image/png'],
    [
      'an SVG that calls itself a PNG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"/>'),
      'image/png',
    ],
    ['nothing', Buffer.alloc(0), 'image/jpeg'],
  ])('refuses %s', async (_what, bytes, type) => {
    const { body } = await send(bytes, type).expect(400);
    expect(Object.keys(body.fields)).toEqual(['file']);
  });

  it('refuses a picture that is cut off, too small, of another type or too large [T20] [ASVS 5.2.1] [ASVS 5.2.2]', async () => {
    const whole = await sharp({
      create: {
        width: 900,
        height: 1200,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
        background: '#fff',
      },
    })
      .jpeg()
      .toBuffer();
    await send(whole.subarray(0, whole.length / 2)).expect(400);
    const { body } = await send(await drawn(399, 900).jpeg().toBuffer()).expect(400);
    expect(body.fields.file).toBe('The picture has 399 × 900 pixels. At least 400 × 500 are required.');
    await send(whole, 'image/gif').expect(415);
    await send(whole, 'text/plain').expect(415);
    await send(Buffer.alloc(10 * 1024 * 1024 + 1)).expect(413);
  });

  it.each([
    ['of a known length', { 'Content-Length': String(320 * 64 * 1024) }],
    ['of unknown length', { 'Transfer-Encoding': 'chunked' }],
  ])('above the limit, %s, is answered with 413, however late its end is sent', async (_what, length) => {
    for (let times = 0; times < 5; times += 1) {
      const upload = staff.agent.post('/api/v1/admin/pictures').set('Content-Type', 'image/jpeg').set(length);
      const answered = new Promise((resolve, reject) => {
        upload.on('response', ({ status }: { status: number }) => resolve(status)).on('error', reject);
      });
      Readable.from(Array.from({ length: 320 }, () => Buffer.alloc(64 * 1024))).pipe(
        upload as unknown as Writable,
      );
      expect(await answered).toBe(413);
    }
  });

  it('is for who keeps the catalogue', async () => {
    const bytes = await drawn().jpeg().toBuffer();
    await shop
      .request()
      .post('/api/v1/admin/pictures')
      .set('Content-Type', 'image/jpeg')
      .send(bytes)
      .expect(401);
    await send(bytes, 'image/jpeg', await shop.signIn('Packer')).expect(403);
  });
});
