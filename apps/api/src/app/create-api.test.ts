import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ErrorBody } from '@e-store/shared/error-body';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const login = (body: string | Buffer, headers: Record<string, string> = {}) =>
  shop
    .request()
    .post('/api/v1/login')
    .set({ 'Content-Type': 'application/json', ...headers })
    .serialize((sent: string | Buffer) => sent as string)
    .send(body as string);

describe('an address where there is nothing', () => {
  it.each([
    '/',
    '/api',
    '/api/v1',
    '/api/v1/',
    '/api/v1/nothing',
    '/.env',
    '/.git/config',
    '/metrics',
    '/index.html',
  ])('is answered as JSON: %s [R1] [R42] [R46] [ASVS 1.1.1]', async (path) => {
    const { body, headers } = await shop.request().get(path).expect(404);
    expect(ErrorBody.parse(body)).toMatchObject({
      code: 'NOT_FOUND',
      message: `There is no path ${path}.`,
    });
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
  });

  it.each(['post', 'put', 'delete', 'patch', 'options'] as const)('is so for %s too', async (verb) => {
    const { body } = await shop.request()[verb]('/api/v1/nothing').expect(404);
    expect(ErrorBody.parse(body).code).toBe('NOT_FOUND');
  });

  it('is refused when it is longer than 8 kB, whatever is there [R54]', async () => {
    for (const path of ['/api/v1/products?keyword=', '/media/', '/'])
      expect((await shop.request().get(path + 'a'.repeat(8_200))).body.code).toBe('PAYLOAD_TOO_LARGE');
    await shop
      .request()
      .get(`/${'a'.repeat(8_200)}`)
      .expect(414);
    await shop
      .request()
      .get(`/api/v1/store?${'a'.repeat(8_000)}`)
      .expect(200);
  });

  it.each(['%ff', '%C3', '%ED%A0%80', '50%'])('is refused when its query is not UTF-8: %s', async (text) => {
    const { body } = await shop.request().get(`/api/v1/products?keyword=${text}`).expect(400);
    expect(body).toMatchObject({ code: 'MALFORMED_BODY', message: 'The address is not well formed.' });
  });

  it('is not repeated at length', async () => {
    const { body } = await shop
      .request()
      .get(`/${'a'.repeat(3000)}`)
      .expect(404);
    expect(body.message.length).toBeLessThan(200);
  });
});

describe('a body that is wrong in its own way', () => {
  it.each([
    ['cut off', '{"email":', {}, 400],
    ['no JSON', 'email=a', {}, 400],
    ['gzip that is none', 'not gzip at all', { 'Content-Encoding': 'gzip' }, 400],
    ['of an unknown encoding', '{}', { 'Content-Encoding': 'squeezed' }, 415],
    ['of an unknown charset', '{}', { 'Content-Type': 'application/json; charset=latin-9' }, 415],
    [
      'in UTF-16',
      Buffer.from('{}', 'utf16le'),
      { 'Content-Type': 'application/json; charset=utf-16le' },
      415,
    ],
    ['nested ten thousand deep', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, {}, 400],
    ['with the same name twice', '{"email":"a@example.com","email":{"$ne":""},"password":"x"}', {}, 400],
    ['with a prototype in it', '{"__proto__":{"email":"a@example.com","password":"x"}}', {}, 400],
    ['with a constructor in it', '{"constructor":{"prototype":{"role":"Admin"}}}', {}, 400],
    ['a list', '[{"email":"a@example.com"}]', {}, 400],
    ['null', 'null', {}, 400],
    ['text', '"email"', {}, 400],
    ['empty', '', {}, 400],
  ])('is refused and nothing stumbles: %s [G5] [R42] [R53]', async (_what, sent, headers, status) => {
    const { body } = await login(sent, headers).expect(status);
    expect(ErrorBody.parse(body).code).not.toBe('INTERNAL');
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  it('says so when its bytes are not UTF-8', async () => {
    const { body } = await login(Buffer.from('{"email":"Ren\xe9","password":"x"}', 'latin1')).expect(400);
    expect(body).toMatchObject({ code: 'MALFORMED_BODY', message: 'The body is not valid UTF-8.' });
  });

  it('is named when it is no object', async () => {
    const { body } = await login('null').expect(400);
    expect(body).toMatchObject({ code: 'MALFORMED_BODY', message: 'The body must be a JSON object.' });
  });

  it('is measured after it is unpacked [R54] [T20]', async () => {
    const bomb = gzipSync(JSON.stringify({ email: 'x'.repeat(5_000_000) }));
    expect(bomb.length).toBeLessThan(100_000);
    const { body } = await login(bomb, { 'Content-Encoding': 'gzip' }).expect(413);
    expect(body.code).toBe('PAYLOAD_TOO_LARGE');
  });

  it('may be as large as 100 kB', async () => {
    await login(JSON.stringify({ email: 'a@example.com', password: 'x', more: 'y'.repeat(99_000) })).expect(
      401,
    );
  });
});

describe('an operator in the place of a value [R49]', () => {
  const operators = [
    { $ne: '' },
    { $gt: '' },
    { $regex: '.*' },
    { $where: '1' },
    { $in: [''] },
    ['a'],
    true,
    1,
    null,
  ];
  const cases = operators.flatMap((value) => [
    ['/login', { email: value, password: 'x' }] as const,
    ['/login', { email: 'a@example.com', password: value }] as const,
    ['/password/forgot', { email: value }] as const,
    ['/cart/quote', { orderItems: [{ product: value, quantity: 1 }] }] as const,
  ]);
  it.each(cases)('is refused by %s: %j', async (path, sent) => {
    const { body } = await shop.request().post(`/api/v1${path}`).send(sent).expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });

  it.each(['category', 'department', 'brand', 'colour', 'size', 'origin', 'keyword', 'sort', 'page'])(
    'is refused in the list’s %s',
    async (name) => {
      for (const query of [`${name}[$ne]=x`, `${name}[$regex]=.*`, `${name}[]=a`, `${name}=a&${name}=b`]) {
        const { body } = await shop.request().get(`/api/v1/products?${query}`).expect(400);
        expect(Object.keys(body.fields)).toEqual([name]);
      }
    },
  );
});

describe('the headers', () => {
  it.each([
    ['a list', '/api/v1/products', 200],
    ['a refusal', '/api/v1/me', 401],
    ['nothing', '/nothing', 404],
    ['a picture that is not there', '/media/nothing.webp', 404],
    ['its health', '/healthz', 200],
  ])('of %s let nothing run, frame or guess [R41]', async (_what, path, status) => {
    const { headers } = await shop.request().get(path).expect(status);
    expect(headers).toMatchObject({
      'content-security-policy':
        "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('ask for https for a year where the shop is on https [R41]', async () => {
    const secure = await startTestShop({ config: { publicUrl: 'https://shop.example' } });
    try {
      const { headers } = await secure.request().get('/api/v1/products').expect(200);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await secure.stop();
    }
  });

  it.each(['http://localhost:3000', 'https://evil.example', 'null', 'http://localhost:3000.evil.example'])(
    'let no other origin read: %s [R39]',
    async (origin) => {
      const { headers } = await shop.request().get('/api/v1/products').set('Origin', origin).expect(200);
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    },
  );

  it('tag no error, of which no two are the same', async () => {
    for (const path of ['/api/v1/nowhere', '/api/v1/me', '/api/v1/products?page=x'])
      for (const method of ['get', 'head'] as const) {
        const { status, headers, text } = await shop.request()[method](path);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(headers).not.toHaveProperty('etag');
        expect(headers['content-type']).toBe('application/json; charset=utf-8');
        expect(Number(headers['content-length'])).toBeGreaterThan(80);
        expect(method === 'head' || JSON.parse(text).success === false).toBe(true);
      }
  });

  it('keep no error in a cache', async () => {
    for (const path of ['/api/v1/me', '/api/v1/product/0123456789abcdef01234567', '/media/nothing.webp']) {
      const { headers } = await shop.request().get(path);
      expect(headers['cache-control']).toBe('no-store');
    }
  });
});
