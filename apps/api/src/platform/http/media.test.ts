import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@e-store/shared/error-body';
import sharp from 'sharp';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let dataDir: string;
let shop: TestShop;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'e-store-media-'));
  await mkdir(join(dataDir, 'pictures', 'folder'), { recursive: true });
  const files = {
    'pictures/tee.webp': 'full',
    'pictures/tee.400.webp': 'w400',
    'pictures/tee.640.webp': 'w640',
    'pictures/tee.1600.webp': 'w1600',
    'pictures/alone.webp': 'alone',
    'pictures/.hidden.webp': 'hidden',
    'jwt-secret': 'secret of the shop',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(dataDir, name), content);
  shop = await startTestShop({ config: { dataDir } });
});
afterAll(async () => {
  await shop.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const get = (path: string) => shop.request().get(path).buffer(true);

describe('pictures', () => {
  it.each([
    ['/media/tee.webp', 'full'],
    ['/media/tee.webp?w=400', 'w400'],
    ['/media/tee.webp?w=640', 'w640'],
    ['/media/tee.webp?w=800', 'full'],
    ['/media/tee.webp?w=1600', 'w1600'],
    ['/media/alone.webp?w=1600', 'alone'],
    ['/media/tee.webp?w=401', 'full'],
    ['/media/tee.webp?w=', 'full'],
    ['/media/tee.webp?w=400&w=640', 'full'],
    ['/media/tee.webp?w[$ne]=1', 'full'],
    ['/media/tee.webp?x=1&w=400', 'w400'],
  ])('are served in the width that is asked for: %s', async (path, content) => {
    const { body, headers } = await get(path).expect(200);
    expect(String(body)).toBe(content);
    expect(headers['content-type']).toBe('image/webp');
  });

  it('of the demo catalogue are drawn for looking closely when that is asked for, once for all who ask', async () => {
    const name = 'basic-crew-t-shirt-in-black-front';
    await get(`/media/${name}.webp?w=1600`).expect(404);
    await writeFile(join(dataDir, 'pictures', `${name}.webp`), 'full');
    const [first, second] = await Promise.all([
      get(`/media/${name}.webp?w=1600`).expect(200),
      get(`/media/${name}.webp?w=1600`).expect(200),
    ]);
    expect(await sharp(first.body).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 2000 });
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(await readdir(join(dataDir, 'pictures'))).toContain(`${name}.1600.webp`);
  }, 60_000);

  it('may be kept for good', async () => {
    const { headers } = await get('/media/tee.webp?w=400').expect(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    await get('/media/tee.webp?w=400').set('If-None-Match', headers['etag']!).expect(304);
  });

  it.each([
    '/media/unknown.webp',
    '/media/alone.webp?w=400',
    '/media/',
    '/media/folder',
    '/media/folder/',
    '/media/.hidden.webp',
    '/media/tee.webp/',
    '/media/tee.webp%00.png',
    '/media/%E0%A4%A',
  ])('that are not there are answered as JSON: %s [R42]', async (path) => {
    const { body, headers } = await shop.request().get(path).expect(404);
    expect(ErrorBody.parse(body).code).toBe('NOT_FOUND');
    expect(headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/media/../jwt-secret',
    '/media/..%2fjwt-secret',
    '/media/%2e%2e/jwt-secret',
    '/media/folder/..%2f..%2fjwt-secret',
    '/media/..%5cjwt-secret',
    '/media//etc/passwd',
  ])('are all that can be had from their folder: %s [R46] [ASVS 5.3.1] [ASVS 5.3.2]', async (path) => {
    const answer = await shop.request().get(path);
    expect(answer.status).toBe(404);
    expect(answer.text).not.toContain('secret of the shop');
  });

  it('are not to be changed', async () => {
    for (const verb of ['post', 'put', 'delete'] as const)
      await shop.request()[verb]('/media/tee.webp').expect(404);
    await get('/media/tee.webp').expect(200);
  });

  it('come whole, whichever part is asked for', async () => {
    const { body } = await get('/media/tee.webp').set('Range', 'bytes=9999-').expect(200);
    expect(String(body)).toBe('full');
  });

  it('are refused as JSON on a condition that does not hold', async () => {
    const { body } = await shop.request().get('/media/tee.webp').set('If-Match', '"other"').expect(400);
    expect(ErrorBody.parse(body).message).toMatch(/\.$/);
  });
});
