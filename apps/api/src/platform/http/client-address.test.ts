import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import request from 'supertest';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import { toRateLimitAddress, dropUnprovenHeaders } from './client-address.ts';

const SECRET = 's'.repeat(64);

function echo(hops: number) {
  const app = express();
  app.set('trust proxy', hops + 1);
  app.use(dropUnprovenHeaders(SECRET));
  app.get('/', (req, res) => void res.json({ ip: req.ip, headers: req.headers }));
  return request(app).get('/');
}

describe('the visitor’s address', () => {
  it('is that of the connection, whatever a stranger writes', async () => {
    for (const forged of ['1.2.3.4', '1.2.3.4, 5.6.7.8', 'unknown', '::1']) {
      const { body } = await echo(0).set('X-Forwarded-For', forged);
      expect(body.ip).toMatch(/127\.0\.0\.1|^::1$/);
      expect(body.headers).not.toHaveProperty('x-forwarded-for');
    }
  });

  it.each(['', 'x', SECRET.slice(1), `${SECRET}x`, 'é'.repeat(32)])(
    'is not believed with the secret %p',
    async (secret) => {
      const { body } = await echo(0).set({
        'X-Forwarded-For': '1.2.3.4',
        'X-Internal-Secret': encodeURIComponent(secret),
      });
      expect(body.ip).not.toBe('1.2.3.4');
    },
  );

  it('is the one that the shop’s own web server saw', async () => {
    const { body } = await echo(0).set({
      'X-Forwarded-For': '9.9.9.9, 1.2.3.4',
      'X-Internal-Secret': SECRET,
    });
    expect(body.ip).toBe('1.2.3.4');
    expect(body.headers).not.toHaveProperty('x-internal-secret');
  });

  it('is looked for one step further out for every proxy before it', async () => {
    const { body } = await echo(1).set({
      'X-Forwarded-For': '9.9.9.9, 1.2.3.4, 10.0.0.1',
      'X-Internal-Secret': SECRET,
    });
    expect(body.ip).toBe('1.2.3.4');
  });
});

describe('the address that limits count by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::7', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.33', '64:ff9b:0:0::/64'],
    ['7.7.7.8:4000', '7.7.7.8'],
    ['[2001:db8::1]:4000', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['garbage', 'unknown'],
    ['7.7.7.8:4000:1', 'unknown'],
    [undefined, 'unknown'],
  ])('of %s is %s', (ip, counted) => {
    expect(toRateLimitAddress(ip)).toBe(counted);
  });
});

describe('limits', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startTestShop({ config: { hasRateLimits: true } });
  });
  afterAll(() => shop.stop());

  const ask = async (index: number, headers: Record<string, string>) => {
    const { status } = await shop
      .request()
      .post('/api/v1/password/forgot')
      .set({ 'X-Forwarded-For': `10.1.2.${index}`, ...headers })
      .send({ email: 'nobody@example.com' });
    return status;
  };

  it('count the visitors of the web server apart, and fifty forged addresses as one [R43]', async () => {
    const own = { 'X-Internal-Secret': shop.config.internalSecret };
    const fifty = Array.from({ length: 50 }, (_, index) => index);
    const apart = await Promise.all(fifty.map((index) => ask(index, own)));
    expect(new Set(apart)).toEqual(new Set([404]));
    const forged = await Promise.all(fifty.map((index) => ask(index, {})));
    expect(forged.filter((status) => status === 429)).toHaveLength(30);
  });

  it('count an address once, whatever port a proxy writes behind it, and what is no address as the proxy', async () => {
    const own = { 'X-Internal-Secret': shop.config.internalSecret };
    const askFrom = async (addresses: string[]) => {
      const answers = await Promise.all(addresses.map((ip) => ask(0, { ...own, 'X-Forwarded-For': ip })));
      return answers.filter((status) => status === 429).length;
    };
    const thirty = Array.from({ length: 30 }, (_, index) => index);
    expect(await askFrom(thirty.map((index) => `7.7.7.8:${4000 + index}`))).toBe(10);
    expect(await askFrom(thirty.map((index) => `[2001:db8:9::1]:${4000 + index}`))).toBe(10);
    expect(await askFrom(thirty.map((index) => `garbage-${index}`))).toBeGreaterThanOrEqual(10);
  });

  it('count all addresses of one IPv6 network as one visitor', async () => {
    const own = { 'X-Internal-Secret': shop.config.internalSecret };
    const thirty = Array.from({ length: 30 }, (_, index) => `2001:db8:7:7:${index + 1}::${index + 1}`);
    const answers = await Promise.all(thirty.map((ip) => ask(0, { ...own, 'X-Forwarded-For': ip })));
    expect(answers.filter((status) => status === 429)).toHaveLength(10);
  });
});
