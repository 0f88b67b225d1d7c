/** @jest-environment node */
import { request, type IncomingMessage, type RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from '@jest/globals';
import { render } from '../src/entry-server.tsx';
import type { Render } from './pages.ts';
import { stopListening } from './testing/listen.ts';
import { SECRET, startWeb } from './testing/start-web.ts';

afterEach(stopListening);

const echo: RequestListener = (req, res) => {
  res.setHeader('content-type', 'application/json');
  res.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']);
  res.end(JSON.stringify({ method: req.method, url: req.url, headers: req.headers }));
};
type Echo = { method: string; url: string; headers: Record<string, string> };
const readEcho = async (response: Response) => (await response.json()) as Echo;

describe('the API behind the web server', () => {
  it('is asked with the same method, address and host [spec 7-2] [spec 7-3]', async () => {
    const web = await startWeb({ api: echo });
    const seen = await readEcho(
      await fetch(`${web}/api/v1/products?price[gte]=500&keyword=a%20b`, { method: 'DELETE' }),
    );
    expect(seen).toMatchObject({
      method: 'DELETE',
      url: '/api/v1/products?price[gte]=500&keyword=a%20b',
      headers: { host: new URL(web).host },
    });
  });

  it('learns the visitor’s address from this server only, whatever the visitor claims [R43]', async () => {
    const web = await startWeb({ api: echo });
    const headers = {
      'x-forwarded-for': '6.6.6.6',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-port': '1',
      forwarded: 'for=6.6.6.6',
      'x-internal-secret': 'guessed',
    };
    const seen = await readEcho(await fetch(`${web}/api/v1/me`, { headers }));
    expect(seen.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-host': new URL(web).host,
      'x-forwarded-proto': 'http',
      'x-internal-secret': SECRET,
    });
    expect(seen.headers).not.toHaveProperty('x-forwarded-port');
    expect(seen.headers).not.toHaveProperty('forwarded');
  });

  it('behind a proxy it trusts, takes the address that the proxy saw', async () => {
    const web = await startWeb({ api: echo, env: { TRUST_PROXY_HOPS: '1' } });
    const headers = { 'x-forwarded-for': '6.6.6.6, 9.9.9.9', 'x-forwarded-proto': 'https' };
    const seen = await readEcho(await fetch(`${web}/api/v1/me`, { headers }));
    expect(seen.headers).toMatchObject({ 'x-forwarded-for': '9.9.9.9', 'x-forwarded-proto': 'https' });
  });

  it('has its cookies and headers passed on', async () => {
    const response = await fetch(`${await startWeb({ api: echo })}/api/v1/login`);
    expect(response.headers.getSetCookie()).toEqual(['a=1; HttpOnly', 'b=2']);
  });

  it('receives and answers while bytes still come: nothing is collected on the way', async () => {
    const web = await startWeb({
      api: (req, res) => {
        res.writeHead(200);
        req.on('data', (chunk: Buffer) => res.write(`got ${chunk.toString()};`));
        req.on('end', () => res.end('end'));
      },
    });
    const upload = request(`${web}/api/v1/upload`, { method: 'POST' });
    const answered = new Promise<IncomingMessage>((resolve) => upload.once('response', resolve));
    upload.write('one');
    const response = await answered;
    const first = await new Promise<Buffer>((resolve) => response.once('data', resolve));
    expect(first.toString()).toBe('got one;');
    upload.end('two');
    expect(await text(response)).toBe('got two;end');
  });

  it('answers in the API’s own shape when the API is away', async () => {
    const response = await fetch(`${await startWeb()}/api/v1/products`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      success: false,
      code: 'SERVICE_UNAVAILABLE',
      message: expect.stringContaining('try again'),
      requestId: expect.any(String),
    });
  });

  it('breaks an answer off that the API broke off, so that half of it is not taken for whole', async () => {
    const web = await startWeb({
      api: (_req, res) => {
        res.writeHead(200, { 'content-length': '100' });
        res.write('half');
        setTimeout(() => res.destroy(), 20);
      },
    });
    await expect(fetch(`${web}/api/v1/products`).then((response) => response.text())).rejects.toThrow(
      'terminated',
    );
  });
});

describe('plain http [R47]', () => {
  const env = { PUBLIC_URL: 'https://shop.example', TRUST_PROXY_HOPS: '1' };
  const ask = async (path: string, proto: string | undefined, init: RequestInit = {}) =>
    await fetch((await startWeb({ api: echo, env })) + path, {
      ...init,
      redirect: 'manual',
      headers: { ...(proto && { 'x-forwarded-proto': proto }) },
    });

  it.each([
    ['/products?page=2', 'https://shop.example/products?page=2'],
    ['//evil.example/x', 'https://shop.example//evil.example/x'],
  ])('is sent on to https: %s', async (path, place) => {
    const { status, headers } = await ask(path, 'http');
    expect([status, headers.get('location')]).toEqual([308, place]);
  });

  it('is refused of the API, and never sent on, so that it is noticed', async () => {
    for (const method of ['GET', 'POST']) {
      const answer = await ask('/api/v1/login', 'http', { method });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ success: false, code: 'FORBIDDEN' });
      expect(answer.headers.get('location')).toBeNull();
    }
    expect((await ask('/contact', 'http', { method: 'POST' })).status).toBe(403);
  });

  it('is not seen in https, nor where the proxy names no protocol', async () => {
    expect((await ask('/', 'https')).status).toBe(200);
    expect((await ask('/', undefined)).status).toBe(200);
    expect((await ask('/api/v1/store', 'https')).status).toBe(200);
    const nobodyTrusted = await startWeb({ env: { PUBLIC_URL: 'https://shop.example' } });
    expect((await fetch(nobodyTrusted, { headers: { 'x-forwarded-proto': 'http' } })).status).toBe(200);
  });
});

describe('an address', () => {
  it('of more than 8 kB is refused before anything reads it [R54]', async () => {
    const web = await startWeb({ api: echo });
    expect((await fetch(`${web}/?${'a'.repeat(8_100)}`)).status).toBe(200);
    expect((await fetch(`${web}/?${'a'.repeat(8_200)}`)).status).toBe(414);
    expect((await fetch(`${web}/nowhere/${'a'.repeat(8_200)}`)).status).toBe(414);
  });
});

describe('pages', () => {
  it('are rendered with the status and headers of the page', async () => {
    const response = await fetch(`${await startWeb()}/cart?x=1`);
    expect(await response.text()).toBe('<p>/cart</p>');
    expect(response.headers.get('x-page')).toBe('yes');
  });

  it('stay on this site whatever the address looks like [R44]', async () => {
    expect(await (await fetch(`${await startWeb()}//evil.example/x`)).text()).toBe('<p>//evil.example/x</p>');
  });

  it('allow no script or style but the site’s own files [R40] [R45] [C5]', async () => {
    const policy = (await fetch(`${await startWeb()}/`)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';style-src 'self';img-src 'self' https:;");
    expect(policy).toContain("object-src 'none';base-uri 'none';frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain('report-uri /csp-reports');
  });

  it.each([
    ['http://localhost:3000', null],
    ['https://shop.example', 'max-age=31536000; includeSubDomains'],
  ])('at %s ask for https from now on: %s [R41]', async (PUBLIC_URL, expected) => {
    const response = await fetch(`${await startWeb({ env: { PUBLIC_URL } })}/`);
    expect(response.headers.get('strict-transport-security')).toBe(expected);
  });

  it.each(['/products/%E0%A4', '/%', '/nowhere/%FF'])(
    'at %s, which cannot be read, say so in the frame of the shop',
    async (path) => {
      const response = await fetch((await startWeb({ render, api: echo })) + path);
      const html = await response.text();
      expect(response.status).toBe(400);
      expect(html).toContain('This web address is not valid.');
      expect(html).toContain('>Check the web address</h1>');
      expect(html).not.toContain('Something went wrong');
      expect(html).toContain('<footer');
    },
  );

  it('take the forms that work without scripts, and mail programs’ one click [R37]', async () => {
    const seen: string[] = [];
    const web = await startWeb({
      render: async (visited) => {
        seen.push(`${visited.method} ${new URL(visited.url).pathname} ${await visited.text()}`);
        return new Response('done');
      },
    });
    const post = (path: string, body: string, headers = {}) =>
      fetch(web + path, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    const own = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' };
    expect((await post('/newsletter', 'email=a%40example.com', own)).status).toBe(200);
    expect((await post('/newsletter/unsubscribe/abc', 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect((await post('/alerts/withdraw/abc', 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(seen).toEqual([
      'POST /newsletter email=a%40example.com',
      'POST /newsletter/unsubscribe/abc List-Unsubscribe=One-Click',
      'POST /alerts/withdraw/abc List-Unsubscribe=One-Click',
    ]);
    expect((await post('/newsletter', 'email=a'.padEnd(30_000, 'a'), own)).status).toBe(400);
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none', origin: 'https://evil.example' },
    ])
      expect((await post('/newsletter', 'email=a', headers)).status).toBe(403);
    expect(seen).toHaveLength(3);
  });

  it('are listed for search engines, with the products, below the address that shoppers see', async () => {
    const _id = '0123456789abcdef01234567';
    const asked: (string | undefined)[] = [];
    const web = await startWeb({
      env: { PUBLIC_URL: 'https://shop.example' },
      api: (req, res) => {
        asked.push(req.url);
        const category = [
          { value: 'kurtas', count: 2 },
          { value: 'jeans', count: 0 },
        ];
        res.end(
          JSON.stringify({
            products: [{ _id, changedAt: '2026-11-20T06:30:00.000Z' }],
            pages: 1,
            categories: ['kurtas', 'jeans'],
            facets: { category },
          }),
        );
      },
    });
    const answer = await fetch(`${web}/sitemap.xml`);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const xml = await answer.text();
    expect(asked[0]).toBe('/api/v1/products/sitemap?page=1');
    expect(xml).not.toContain('jeans');
    expect(xml).toContain('<loc>https://shop.example/</loc>');
    expect(xml).toContain('<loc>https://shop.example/products?type=kurtas&amp;department=men</loc>');
    expect(xml).toContain(`<loc>https://shop.example/product/${_id}</loc><lastmod>2026-11-20</lastmod>`);
    const robots = await (await fetch(`${web}/robots.txt`)).text();
    expect(robots).toContain('Disallow: /api/\n');
    expect(robots).toContain('Sitemap: https://shop.example/sitemap.xml\n');
  });

  it('are listed in several files when there are too many for one, the shop’s own in the first', async () => {
    const web = await startWeb({
      api: (_req, res) => res.end(JSON.stringify({ products: [], pages: 2, categories: ['kurtas'] })),
    });
    const read = async (path: string) => await (await fetch(web + path)).text();
    const index = await read('/sitemap.xml');
    expect(index).toContain('<sitemapindex');
    expect(index).toContain('/sitemap-2.xml</loc>');
    expect(index).not.toContain('<urlset');
    expect(await read('/sitemap-1.xml')).toContain('department=men');
    expect(await read('/sitemap-2.xml')).not.toContain('department=men');
    expect(await read('/sitemap-3.xml')).toBe('<p>/sitemap-3.xml</p>');
    expect((await fetch(`${await startWeb()}/sitemap.xml`)).status).toBe(503);
  });

  it('can only be read', async () => {
    const response = await fetch(`${await startWeb()}/login`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('say so, without a word of what happened, when rendering broke [R83]', async () => {
    const broken: Render = () => Promise.reject(new Error('secret detail'));
    const response = await fetch(`${await startWeb({ render: broken })}/`);
    const html = await response.text();
    expect(response.status).toBe(500);
    expect(html).toContain('<h1>Something went wrong on our side</h1>');
    expect(html).toMatch(/Reference: [\da-f-]{36}/);
    expect(html).toContain('href="/shop.css"');
    expect(html).not.toMatch(/<script(?! src="\/plain-theme\.js"><\/script>)|style=/);
    expect(html).not.toContain('secret detail');
  });

  it('say that there is no connection, the same to everybody and without the API', async () => {
    const web = await startWeb({ render: () => Promise.reject(new Error('not asked')) });
    const answers = await Promise.all(
      ['', 'estore_session=token; theme=dark'].map(async (cookie) => {
        const answer = await fetch(`${web}/offline`, { headers: { cookie } });
        expect(answer.status).toBe(200);
        return await answer.text();
      }),
    );
    expect(answers[0]).toContain('<h1>No connection to the shop</h1>');
    expect(answers[0]).toContain('<script src="/plain-theme.js"></script>');
    expect(answers[1]).toBe(answers[0]);
  });

  it('take the service worker away from browsers when it is switched off', async () => {
    const [on, off] = await Promise.all([startWeb(), startWeb({ env: { SERVICE_WORKER: 'off' } })]);
    const answer = await fetch(`${off}/service-worker.js`);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toContain('registration.unregister()');
    expect(await (await fetch(`${on}/service-worker.js`)).text()).not.toContain('unregister');
  });

  it('are what entry-server renders, with calls that name the visitor', async () => {
    const asked: IncomingMessage['headers'][] = [];
    const web = await startWeb({
      render,
      api: (req, res) => {
        asked.push(req.headers);
        res.writeHead(401, { 'content-type': 'application/json' });
        res.end(JSON.stringify({ success: false, code: 'UNAUTHENTICATED', message: 'Sign in.' }));
      },
    });
    const response = await fetch(`${web}/account`, {
      headers: { cookie: 'estore_session=abc' },
      redirect: 'manual',
    });
    expect([response.status, response.headers.get('location')]).toEqual([302, '/login?next=%2Faccount']);
    const named = {
      cookie: 'estore_session=abc',
      'x-forwarded-for': '127.0.0.1',
      'x-internal-secret': SECRET,
    };
    expect(asked).toMatchObject([named, named, named, named]);
  });
});

describe('files and health', () => {
  it('a chunk of an older release is no page', async () => {
    expect((await fetch(`${await startWeb()}/assets/home-old.js`)).status).toBe(404);
  });

  it('healthz answers by itself, readyz only with the API [R81]', async () => {
    const alone = await startWeb();
    expect(await (await fetch(`${alone}/healthz`)).json()).toEqual({ status: 'ok' });
    const waiting = await fetch(`${alone}/readyz`);
    expect([waiting.status, await waiting.json()]).toEqual([503, { status: 'starting' }]);
    const ready = await fetch(`${await startWeb({ api: echo })}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
  });
});
