import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

describe('the documentation', () => {
  it('is the document, and 304 while it is the same', async () => {
    const answer = await shop.request().get('/api/v1/openapi.json').expect(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.body.openapi).toBe('3.1.0');
    const tag = answer.headers['etag'] ?? '';
    await shop.request().get('/api/v1/openapi.json').set('If-None-Match', tag).expect(304);
  });

  it.each(['/api/v1/docs', '/api/v1/docs/'])(
    'is a page at %s that loads from this address alone',
    async (path) => {
      const { text, headers } = await shop.request().get(path).expect(200);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['content-security-policy']).toMatch(/script-src 'self';.*style-src 'self';/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe|https?:/);
      expect(text).not.toMatch(/<script>|<style|style=|https?:\/\//);
      const parts = [...text.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, part]) => part!);
      expect(parts).toHaveLength(4);
      for (const part of parts) {
        const { headers: served } = await shop.request().get(part).expect(200);
        expect(served['content-type']).toMatch(/^(text\/(javascript|css)|application\/json)/);
      }
    },
  );

  it('is only read', async () => {
    for (const path of ['openapi.json', 'docs', 'docs/begin.js', 'docs/swagger-ui.css']) {
      const answer = await shop.request().post(`/api/v1/${path}`).send({}).expect(405);
      expect(answer.headers['allow']).toBe('GET, HEAD');
    }
  });
});

describe('what anyone may read', () => {
  it('bears an ETag, and is 304 until it changes', async () => {
    const { _id } = await shop.addProduct();
    for (const path of ['/products', `/product/${String(_id)}`, '/store', '/products/sitemap']) {
      const first = await shop.request().get(`/api/v1${path}`).expect(200);
      const again = await shop
        .request()
        .get(`/api/v1${path}`)
        .set('If-None-Match', first.headers['etag'] ?? '');
      expect([path, again.status, again.text]).toEqual([path, 304, '']);
    }
    const path = `/api/v1/product/${String(_id)}`;
    const { headers } = await shop.request().get(path).expect(200);
    await shop.database.products.updateOne({ _id }, { $set: { name: 'Another name' } });
    await shop
      .request()
      .get(path)
      .set('If-None-Match', headers['etag'] ?? '')
      .expect(200);
  });
});
