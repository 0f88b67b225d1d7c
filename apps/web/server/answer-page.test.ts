/** @jest-environment node */
import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createWeb } from './create-web.ts';
import type { Render } from './pages.ts';
import { listen, stopListening } from './testing/listen.ts';
import { testPages } from './testing/test-pages.ts';

afterEach(stopListening);

type Given = {
  status?: number;
  cacheControl?: string;
  responseTag?: string | undefined;
  isBuilt?: boolean;
};

async function startShop(given: Given = {}) {
  const { status = 200, cacheControl = 'private, no-cache', isBuilt = true } = given;
  const api = { tag: 'W/"1"', isAway: false, asked: 0, lastId: undefined as unknown };
  const apiUrl = await listen((req, res) => {
    api.asked += 1;
    api.lastId = req.headers['x-request-id'];
    if (api.isAway) res.destroy();
    else res.writeHead(req.headers['if-none-match'] === api.tag ? 304 : 200).end();
  });
  let rendered = 0;
  const render: Render = (visited, { onResponse, onRouteMatched }) => {
    rendered += 1;
    onRouteMatched?.('/products/:keyword?');
    onResponse?.({
      url: `${apiUrl}/api/v1/products`,
      tag: 'responseTag' in given ? given.responseTag : api.tag,
    });
    const text = `${new URL(visited.url).pathname} ${rendered} ${visited.headers.get('cookie') ?? ''} `;
    const headers = { 'Cache-Control': cacheControl, 'Content-Type': 'text/html; charset=utf-8' };
    return Promise.resolve(new Response(text.padEnd(2000, '.'), { status, headers }));
  };
  const config = readConfig({
    INTERNAL_SECRET: 'd41d8cd98f00b204e9800998ecf8427e',
    API_URL: apiUrl,
    PUBLIC_URL: 'http://shop.test',
  });
  const web = await listen(
    createWeb({
      config,
      logger: pino({ level: 'silent' }),
      pages: testPages(render, {}, isBuilt),
    }),
  );
  const numberSeen = async (path = '/products', init: RequestInit = {}) =>
    Number((await (await fetch(web + path, init)).text()).split(' ')[1]);
  return { web, api, numberSeen };
}

describe('a page that is the same for everybody', () => {
  it('is rendered once, as long as the API says that what it is made of is unchanged', async () => {
    const { numberSeen, api } = await startShop();
    expect(await numberSeen()).toBe(1);
    expect(await numberSeen()).toBe(1);
    expect(api.asked).toBe(1);
    api.tag = 'W/"2"';
    expect(await numberSeen()).toBe(2);
    expect(await numberSeen()).toBe(2);
  });

  it('is asked for under the id of the visit that it is sent to', async () => {
    const { web, api } = await startShop();
    await fetch(`${web}/products`);
    const second = await fetch(`${web}/products`);
    expect(api.asked).toBe(1);
    expect(api.lastId).toBe(second.headers.get('x-request-id'));
  });

  it('is not answered from memory while the API is away', async () => {
    const { numberSeen, api } = await startShop();
    await numberSeen();
    api.isAway = true;
    expect(await numberSeen()).toBe(2);
  });

  it('is another one for another address or another cookie, as that of the theme', async () => {
    const { numberSeen } = await startShop();
    expect(await numberSeen('/products')).toBe(1);
    expect(await numberSeen('/products?page=2')).toBe(2);
    expect(await numberSeen('/products', { headers: { cookie: 'theme=dark' } })).toBe(3);
    expect(await numberSeen('/products')).toBe(1);
  });

  it.each<[string, Given]>([
    ['of somebody who is signed in', { cacheControl: 'no-store' }],
    ['that is not there', { status: 404 }],
    ['of which an answer of the API has no tag', { responseTag: undefined }],
    ['that is being developed', { isBuilt: false }],
  ])('is not one %s: that is rendered every time', async (_which, given) => {
    const { numberSeen } = await startShop(given);
    expect(await numberSeen()).toBe(1);
    expect(await numberSeen()).toBe(2);
  });

  it('is not one that answers a form', async () => {
    const { numberSeen } = await startShop();
    const form = { method: 'POST', body: new URLSearchParams({ message: 'Hello' }) };
    expect(await numberSeen('/contact', form)).toBe(1);
    expect(await numberSeen('/contact', form)).toBe(2);
    expect(await numberSeen('/contact')).toBe(3);
  });

  it('is sent with its tag, and not again to who has it', async () => {
    const { web } = await startShop();
    const first = await fetch(`${web}/products`);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    await first.text();
    const second = await ask(web, { 'if-none-match': tag });
    expect(second.status).toBe(304);
    expect(second.body).toHaveLength(0);
    expect((await ask(web, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  it('is compressed as the visitor takes it, kept or not', async () => {
    const { web } = await startShop();
    const plain = (await ask(web)).body.toString();
    expect(plain).toMatch(/^\/products 1/);
    for (let time = 1; time <= 2; time += 1) {
      const brotli = await ask(web, { 'accept-encoding': 'gzip, deflate, br, zstd' });
      expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
      expect(brotliDecompressSync(brotli.body).toString()).toBe(plain);
      const gzipped = await ask(web, { 'accept-encoding': 'gzip' });
      expect(gzipped.headers['content-encoding']).toBe('gzip');
      expect(gunzipSync(gzipped.body).toString()).toBe(plain);
    }
    const none = await ask(web, { 'accept-encoding': 'identity' });
    expect(none.headers).not.toHaveProperty('content-encoding');
    expect(none.headers).toMatchObject({ vary: 'Accept-Encoding' });
  });
});

const ask = (web: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(`${web}/products`, { headers }, (answer) => {
        void buffer(answer).then(
          (body) => resolve({ status: answer.statusCode, headers: answer.headers, body }),
          reject,
        );
      })
        .once('error', reject)
        .end();
    },
  );
