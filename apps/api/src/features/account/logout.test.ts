import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sessionCookieOf, setCookieOf } from '../../testing/session-cookie.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/logout';
const signedIn = async () =>
  sessionCookieOf(await shop.request().post('/api/v1/register').send(registration()).expect(201))!;
const isSignedIn = async (cookie: string) =>
  (await shop.request().get('/api/v1/me').set('Cookie', cookie)).status === 200;

describe.each(['get', 'post'] as const)('logout by %s', (verb) => {
  it('ends the session on the server, not only in the browser [spec 7-9] [R31]', async () => {
    const cookie = await signedIn();
    const answer = await shop.request()[verb](path).set('Cookie', cookie).expect(200);
    expect(answer.body).toEqual({ message: 'You have been logged out.' });
    expect(setCookieOf(answer)).toMatch(/^estore_session=;.*Expires=Thu, 01 Jan 1970/);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('is no error when nobody is signed in, or twice, or with a cookie of nonsense', async () => {
    const cookie = await signedIn();
    for (const sent of [cookie, cookie, 'estore_session=nonsense', ''])
      await shop.request()[verb](path).set('Cookie', sent).expect(200);
    expect(await isSignedIn(cookie)).toBe(false);
  });

  it('leaves other browsers of the same person signed in', async () => {
    const person = registration();
    await shop.request().post('/api/v1/register').send(person).expect(201);
    const login = async () => sessionCookieOf(await shop.request().post('/api/v1/login').send(person))!;
    const [here, there] = [await login(), await login()];
    await shop.request()[verb](path).set('Cookie', here).expect(200);
    expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
  });

  it.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('does nothing for another site: %j [R38]', async (headers) => {
    const cookie = await signedIn();
    const { body } = await shop.request()[verb](path).set(headers).set('Cookie', cookie).expect(403);
    expect(body).toMatchObject({ success: false, code: 'CROSS_ORIGIN' });
    expect(await isSignedIn(cookie)).toBe(true);
  });
});

describe('a browser that looks ahead', () => {
  it('logs nobody out by asking for the headers alone [R38]', async () => {
    const cookie = await signedIn();
    const answer = await shop.request().head(path).set('Cookie', cookie).expect(405);
    expect(answer.headers['allow']).toBe('GET, POST');
    expect(await isSignedIn(cookie)).toBe(true);
  });

  it.each([{ 'Sec-Purpose': 'prefetch' }, { 'Sec-Purpose': 'prefetch;prerender' }, { Purpose: 'prefetch' }])(
    'logs nobody out by fetching in advance: %j',
    async (headers) => {
      const cookie = await signedIn();
      await shop.request().get(path).set(headers).set('Cookie', cookie).expect(403);
      expect(await isSignedIn(cookie)).toBe(true);
    },
  );
});
