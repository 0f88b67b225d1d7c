import { describe, expect, it } from '@jest/globals';
import { trusted } from 'mongoose';
import { beginTwoStep, signInTwoStep } from '../../testing/authenticator.ts';
import { startAnotherProcess } from '../../testing/start-another-process.ts';
import { startTestShop, type TestShop } from '../../testing/start-test-shop.ts';
import type { Config } from '../../config.ts';
import { mustSetUpSecondFactor } from './second-factor.ts';
import type { UserRecord } from '../user.model.ts';
import { resealKeys } from './reseal-keys.ts';

const PATH = '/api/v1/admin/second-factor';

async function inShop(config: Partial<Config>, test: (shop: TestShop) => Promise<void>) {
  const shop = await startTestShop({ config });
  await test(shop).finally(() => shop.stop());
}

describe('a shop that requires two-step sign-in', () => {
  it('leads staff to set it up before anything else, and lets them on when they have', async () => {
    await inShop({ staffTotp: 'required' }, async (shop) => {
      const { agent } = await shop.signIn('Admin');
      for (const path of ['/admin/orders', '/admin/dashboard', '/admin/staff']) {
        const { body } = await agent.get(`/api/v1${path}`).expect(403);
        expect(body).toMatchObject({
          code: 'SECOND_FACTOR_SETUP_REQUIRED',
          message: 'This shop asks all staff for two-step sign-in. Set it up to go on.',
        });
      }
      const another = await shop.signIn();
      await agent.get('/api/v1/admin/order/0123456789abcdef01234567').expect(403);
      await another.agent.get('/api/v1/admin/order/0123456789abcdef01234567').expect(404);
      const { app, ticket } = await beginTwoStep(shop, agent);
      await agent.put(PATH).send({ ticket, code: app.code() }).expect(200);
      await agent.get('/api/v1/admin/orders').expect(200);
      shop.passTime(30_000);
      await agent.post(`${PATH}/end`).send({ code: app.code() }).expect(200);
      await agent.get('/api/v1/admin/orders').expect(403);
    });
  });

  it('leads no shopper to set it up, and nobody where it is only offered', () => {
    const asks = (role: UserRecord['role'], staffTotp: Config['staffTotp']) =>
      mustSetUpSecondFactor({ role }, { staffTotp });
    expect([asks('Packer', 'required'), asks('Customer', 'required'), asks('Admin', 'offered')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('asks for the password first, also to set it up', async () => {
    await inShop({ staffTotp: 'required' }, async (shop) => {
      const { agent, person } = await shop.signIn('Packer');
      shop.passTime(30 * 60_000);
      const { body } = await agent.post(`${PATH}/key`).expect(403);
      expect(body.code).toBe('PASSWORD_CONFIRMATION_REQUIRED');
      await agent.post('/api/v1/admin/confirm').send({ password: person.password }).expect(200);
      await agent.post(`${PATH}/key`).expect(200);
    });
  });
});

describe('a shop that has switched two-step sign-in off', () => {
  it('asks nobody for a code and sets none up', async () => {
    const shop = await startTestShop();
    const off = startAnotherProcess(shop, { staffTotp: 'off' });
    try {
      const { person, app } = await signInTwoStep(shop);
      const { email, password } = person;
      const agent = off.agent();
      await agent.post('/api/v1/login').send({ email, password }).expect(200);
      expect((await agent.get(PATH).expect(200)).body.policy).toBe('off');
      const { body } = await agent.post(`${PATH}/key`).expect(409);
      expect(body.message).toBe('Two-step sign-in is switched off in this shop (STAFF_TOTP).');
      await agent.post(`${PATH}/end`).send({ code: app.code() }).expect(409);
    } finally {
      await off.stop();
      await shop.stop();
    }
  });
});

describe('codes are tried', () => {
  it('ten times in a quarter of an hour, and fifty times a day; right ones do not count', async () => {
    await inShop({ hasRateLimits: true }, async (shop) => {
      const { signIn, app } = await signInTwoStep(shop);
      for (let tries = 0; tries < 12; tries += 1) {
        await signIn(app.code()).expect(200);
        shop.passTime(30_000);
      }
      shop.passTime(15 * 60_000);
      for (let quarter = 0; quarter < 5; quarter += 1) {
        for (let tries = 0; tries < 10; tries += 1) await signIn('000000').expect(401);
        const { body, headers } = await signIn(app.code()).expect(429);
        expect(body.message).toMatch(/^Too many tries\. Try again in/);
        expect(headers['ratelimit-policy']).toMatch(quarter < 5 ? /second-factor/ : /never/);
        shop.passTime(15 * 60_000);
      }
      const { headers } = await signIn(app.code()).expect(429);
      expect(headers['ratelimit-policy']).toMatch(/^"second-factor-day";q=50;/);
      shop.passTime(24 * 60 * 60_000);
      await signIn(app.code()).expect(200);
    });
  });
});

describe('while the secret is changed (R30)', () => {
  it('keys of apps are sealed under the new one, so that the old one can be forgotten', async () => {
    const shop = await startTestShop();
    const { jwtSecret } = shop.config;
    const fresh = `n3w-${jwtSecret.slice(4)}`;
    const during = startAnotherProcess(shop, { jwtSecret: fresh, previousJwtSecret: jwtSecret });
    const after = startAnotherProcess(shop, { jwtSecret: fresh });
    try {
      const { person, app } = await signInTwoStep(shop);
      const { email, password } = person;
      const signIn = (at: typeof during) =>
        at.agent().post('/api/v1/login').send({ email, password, code: app.code() });
      await signIn(after).expect(401);
      await signIn(during).expect(200);
      const sealed = { secondFactor: trusted({ $exists: true }) };
      expect(await resealKeys(during)).toBe(await shop.database.users.countDocuments(sealed));
      expect(await resealKeys(during)).toBe(0);
      shop.passTime(30_000);
      await signIn(after).expect(200);
    } finally {
      await Promise.all([during.stop(), after.stop()]);
      await shop.stop();
    }
  });
});
