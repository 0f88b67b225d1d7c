import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Buffer } from 'node:buffer';
import jwt from 'jsonwebtoken';
import { Types } from 'mongoose';
import { sessionCookieOf } from '../../testing/session-cookie.ts';
import { startAnotherProcess } from '../../testing/start-another-process.ts';
import { registration, startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import {
  LAST_SEEN_UPDATE_MS,
  SESSION_IDLE_MS,
  SESSION_TTL_MS,
  STAFF_SESSION_TTL_MS,
} from './session.model.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const path = '/api/v1/me';
const withCookie = (cookie: string) => shop.request().get(path).set('Cookie', cookie);
const cookieOf = (token: string) => `estore_session=${token}`;
const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

const without = (name: string, claims: jwt.JwtPayload) =>
  Object.fromEntries(Object.entries(claims).filter(([claim]) => claim !== name));

async function useDaily(cookie: string, forMs: number) {
  const stepMs = 12 * 60 * 60 * 1000;
  for (let left = forMs; left > 0; left -= stepMs) {
    await withCookie(cookie).expect(200);
    shop.passTime(Math.min(left, stepMs));
  }
}

async function signedIn() {
  const answer = await shop.request().post('/api/v1/register').send(registration()).expect(201);
  const cookie = sessionCookieOf(answer)!;
  const claims = jwt.decode(cookie.split('=')[1]!) as jwt.JwtPayload;
  return { cookie, claims, id: String(answer.body._id) };
}

describe('me', () => {
  it('is the signed-in user, kept in no cache [spec 7-10]', async () => {
    const { agent, person, id } = await shop.signIn();
    const { body, headers } = await agent.get(path).expect(200);
    expect(body).toEqual({
      _id: id,
      firstname: person.firstname,
      lastname: person.lastname,
      mobile: person.mobile,
      email: person.email,
      role: 'Customer',
    });
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is nobody without a session [spec 4-14]', async () => {
    const { body } = await shop.request().get(path).expect(401);
    expect(body).toMatchObject({ success: false, code: 'UNAUTHENTICATED', message: 'Log in first.' });
  });

  it('is nobody when the account is gone', async () => {
    const { agent, id } = await shop.signIn();
    await shop.database.users.deleteOne({ _id: id });
    await agent.get(path).expect(401);
  });

  it('shows a lost role at once, whatever the cookie was made for [R5]', async () => {
    const { agent, id } = await shop.signIn('Admin');
    await agent.post('/api/v1/admin/confirm').send({ password: 'wrong' }).expect(400);
    await shop.database.users.updateOne({ _id: id }, { $set: { role: 'Customer' } });
    const { body } = await agent.get(path).expect(200);
    expect(body.role).toBe('Customer');
    await agent.post('/api/v1/admin/confirm').send({ password: 'wrong' }).expect(403);
  });

  it('is nobody after a week, however often it was used [R32] [I7] [ASVS 7.3.2]', async () => {
    const { cookie } = await signedIn();
    await useDaily(cookie, SESSION_TTL_MS - 1000);
    await withCookie(cookie).expect(200);
    shop.passTime(1000);
    await withCookie(cookie).expect(401);
  });

  it('is told by its token from when on and how long it may last, in seconds', async () => {
    const { claims } = await signedIn();
    const begun = seconds(shop.now());
    expect(claims).toMatchObject({ iat: begun, exp: begun + SESSION_TTL_MS / 1000 });
  });

  it('is nobody after that week, also by a token that claims a longer one [R29]', async () => {
    const { claims } = await signedIn();
    const longer = cookieOf(jwt.sign({ ...claims, exp: claims.exp! + 10_000_000 }, shop.config.jwtSecret));
    await useDaily(longer, SESSION_TTL_MS);
    await withCookie(longer).expect(401);
  });

  it('is nobody after a day without a call [R32]', async () => {
    const { cookie } = await signedIn();
    shop.passTime(SESSION_IDLE_MS - 1000);
    await withCookie(cookie).expect(200);
    shop.passTime(SESSION_IDLE_MS - 1000);
    await withCookie(cookie).expect(200);
    shop.passTime(SESSION_IDLE_MS);
    await withCookie(cookie).expect(401);
  });

  it('puts that day off by one write in ten minutes, not by one a call [R32]', async () => {
    const { cookie, claims } = await signedIn();
    const end = async () => (await shop.database.sessions.findById(claims.jti).orFail().lean()).expiresAt;
    const first = await end();
    shop.passTime(LAST_SEEN_UPDATE_MS - 1);
    await withCookie(cookie).expect(200);
    expect(await end()).toEqual(first);
    shop.passTime(1);
    await withCookie(cookie).expect(200);
    expect(await end()).toEqual(new Date(first.getTime() + LAST_SEEN_UPDATE_MS));
  });

  it.each(['Admin', 'Packer', 'Catalogue'] as const)(
    'is nobody after a working day as %s, however often it was used [R32]',
    async (role) => {
      const { person } = await shop.signIn(role);
      const { email, password } = person;
      const login = await shop.request().post('/api/v1/login').send({ email, password }).expect(200);
      const cookie = sessionCookieOf(login)!;
      for (let hours = 0; hours < 7; hours += 1) {
        shop.passTime(60 * 60 * 1000);
        await withCookie(cookie).expect(200);
      }
      shop.passTime(STAFF_SESSION_TTL_MS - 7 * 60 * 60 * 1000 - 1000);
      await withCookie(cookie).expect(200);
      shop.passTime(1000);
      await withCookie(cookie).expect(401);
    },
  );

  it('is nobody after that working day, also by a session from before the role', async () => {
    const { agent } = await shop.signIn('Admin');
    shop.passTime(STAFF_SESSION_TTL_MS - 1000);
    await agent.get(path).expect(200);
    shop.passTime(1000);
    await agent.get(path).expect(401);
  });

  it('is nobody after that working day, also by one from before the role that was not used since', async () => {
    const { agent } = await shop.signIn('Admin');
    shop.passTime(STAFF_SESSION_TTL_MS);
    await agent.get(path).expect(401);
  });

  it('stays who it was while the secret is changed, and is nobody once the old one is forgotten [R30]', async () => {
    const { cookie } = await signedIn();
    const { jwtSecret } = shop.config;
    const during = startAnotherProcess(shop, {
      jwtSecret: 'n3w-'.concat(jwtSecret.slice(4)),
      previousJwtSecret: jwtSecret,
    });
    const after = startAnotherProcess(shop, { jwtSecret: during.config.jwtSecret });
    try {
      await during.request().get(path).set('Cookie', cookie).expect(200);
      const fresh = await during.request().post('/api/v1/register').send(registration()).expect(201);
      await after.request().get(path).set('Cookie', sessionCookieOf(fresh)!).expect(200);
      await withCookie(sessionCookieOf(fresh)!).expect(401);
      await after.request().get(path).set('Cookie', cookie).expect(401);
    } finally {
      await Promise.all([during.stop(), after.stop()]);
    }
  });

  it('is nobody when the session ended on the server', async () => {
    const { cookie, claims } = await signedIn();
    await shop.database.sessions.deleteOne({ _id: claims.jti });
    await withCookie(cookie).expect(401);
  });

  it('believes a token of its own making', async () => {
    const { claims } = await signedIn();
    await withCookie(cookieOf(jwt.sign(claims, shop.config.jwtSecret))).expect(200);
  });

  describe('believes no token [R29] [T17]', () => {
    const forgeries: [string, (claims: jwt.JwtPayload) => string][] = [
      ['signed with another secret', (claims) => jwt.sign(claims, 'x'.repeat(64))],
      ['that is not signed', (claims) => jwt.sign(claims, '', { algorithm: 'none' })],
      [
        'signed by another algorithm',
        (claims) => jwt.sign(claims, shop.config.jwtSecret, { algorithm: 'HS512' }),
      ],
      ['of another audience', (claims) => jwt.sign({ ...claims, aud: 'other' }, shop.config.jwtSecret)],
      ['of another issuer', (claims) => jwt.sign({ ...claims, iss: 'other' }, shop.config.jwtSecret)],
      ['without an audience', (claims) => jwt.sign(without('aud', claims), shop.config.jwtSecret)],
      ['without a session', (claims) => jwt.sign(without('jti', claims), shop.config.jwtSecret)],
      [
        'of a session that never was',
        (claims) => jwt.sign({ ...claims, jti: String(new Types.ObjectId()) }, shop.config.jwtSecret),
      ],
      [
        'of somebody else’s session',
        (claims) => jwt.sign({ ...claims, sub: String(new Types.ObjectId()) }, shop.config.jwtSecret),
      ],
      ['of nobody', (claims) => jwt.sign(without('sub', claims), shop.config.jwtSecret)],
      [
        'of another kind',
        (claims) => jwt.sign(claims, shop.config.jwtSecret, { header: { alg: 'HS256', typ: 'reset+jwt' } }),
      ],
      [
        'whose session is an operator',
        (claims) => jwt.sign(JSON.stringify({ ...claims, jti: { $ne: '' } }), shop.config.jwtSecret),
      ],
      [
        'past its time',
        (claims) => jwt.sign({ ...claims, exp: seconds(shop.now()) - 1 }, shop.config.jwtSecret),
      ],
      [
        'before its time',
        (claims) => jwt.sign({ ...claims, nbf: seconds(shop.now()) + 60 }, shop.config.jwtSecret),
      ],
      [
        'whose content was changed after it was signed',
        (claims) => {
          const [head, , signature] = jwt.sign(claims, shop.config.jwtSecret).split('.');
          const content = Buffer.from(JSON.stringify({ ...claims, sub: 'admin' })).toString('base64url');
          return [head, content, signature].join('.');
        },
      ],
      ['that is none', () => 'nonsense'],
      ['that is empty', () => ''],
      ['that is JSON', () => encodeURIComponent('j:{"$ne":null}')],
      ['that is endless', () => 'a'.repeat(3000)],
    ];
    it.each(forgeries)('%s', async (_what, forge) => {
      const { claims } = await signedIn();
      const { body } = await withCookie(cookieOf(forge(claims))).expect(401);
      expect(body.code).toBe('UNAUTHENTICATED');
    });
  });

  it('takes a role that a token claims for nothing [R4]', async () => {
    const { claims } = await signedIn();
    const forged = jwt.sign({ ...claims, role: 'Admin' }, shop.config.jwtSecret);
    const { body } = await withCookie(cookieOf(forged)).expect(200);
    expect(body.role).toBe('Customer');
  });
});
