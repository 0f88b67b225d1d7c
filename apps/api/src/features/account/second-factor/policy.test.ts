import { describe, expect, it } from '@jest/globals';
import pino from 'pino';
import type request from 'supertest';
import { beginTwoStep, signInTwoStep } from '../../../testing/authenticator.ts';
import { startAnotherProcess } from '../../../testing/start-another-process.ts';
import { startTestShop, type TestShop } from '../../../testing/start-test-shop.ts';
import type { Config } from '../../../platform/config/config.ts';
import { mustSetUpSecondFactor } from './second-factor.ts';
import type { UserRecord } from '../user.model.ts';
import { resealKeys, resealKeysAtStart } from './reseal-keys.ts';

const PATH = '/api/v1/admin/second-factor';

async function inShop(config: Partial<Config>, test: (shop: TestShop) => Promise<void>) {
  const shop = await startTestShop({ config });
  await test(shop).finally(() => shop.stop());
}

describe('a shop that requires two-step sign-in', () => {
  it('leads staff to set it up before anything else, and lets them on when they have [R27]', async () => {
    await inShop({ staffTotp: 'required' }, async (shop) => {
      const { agent } = await shop.signIn('Admin');
      for (const path of ['/admin/orders', '/admin/dashboard', '/admin/staff']) {
        const { body } = await agent.get(`/api/v1${path}`).expect(403);
        expect(body).toMatchObject({
          code: 'SECOND_FACTOR_SETUP_REQUIRED',
          message: 'Two-step sign-in is required for all staff. Set it up to continue.',
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
      expect(body.message).toBe('Two-step sign-in is off in this shop (STAFF_TOTP).');
      await agent.post(`${PATH}/end`).send({ code: app.code() }).expect(409);
    } finally {
      await off.stop();
      await shop.stop();
    }
  });
});

describe('codes are tried', () => {
  it('ten times in a quarter of an hour, and fifty times a day; right ones do not count [R27]', async () => {
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
        expect(body.message).toMatch(/^Too many attempts\. Try again in/);
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

describe('when secrets are changed (R30)', () => {
  const replaced = (secret: string) => `n3w-${secret.slice(4)}`;
  const NEW_TOTP_SECRET = 'f3a9c1d27b8e4056af19c3d2e7b80465';

  async function withTwoStep(
    config: Partial<Config>,
    test: (staff: {
      shop: TestShop;
      start: (changed: Partial<Config>) => ReturnType<typeof startAnotherProcess>;
      signIn: (at: Pick<TestShop, 'agent'>, code?: string) => request.Test;
      recoveryCodes: string[];
      lines: Record<string, unknown>[];
    }) => Promise<void>,
  ) {
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => lines.push(JSON.parse(line)) });
    const shop = await startTestShop({ config });
    const started: ReturnType<typeof startAnotherProcess>[] = [];
    const start = (changed: Partial<Config>) => {
      const another = startAnotherProcess(shop, changed, log);
      started.push(another);
      return another;
    };
    try {
      const { person, app, recoveryCodes } = await signInTwoStep(shop);
      const { email, password } = person;
      const signIn = (at: Pick<TestShop, 'agent'>, code = app.code()) =>
        at.agent().post('/api/v1/login').send({ email, password, code });
      await test({ shop, start, signIn, recoveryCodes, lines });
    } finally {
      await Promise.all(started.map((process) => process.stop()));
      await shop.stop();
    }
  }

  it('a new JWT_SECRET leaves two-step sign-in alone', async () => {
    await withTwoStep({}, async ({ shop, start, signIn }) => {
      const after = start({ jwtSecret: replaced(shop.config.jwtSecret) });
      expect(await resealKeys(after)).toEqual({ resealed: 0, unreadable: 0 });
      await signIn(after).expect(200);
    });
  });

  it.each(['jwtSecret', 'previousJwtSecret'] as const)(
    'a key that JWT_SECRET sealed before there was a TOTP_SECRET opens, and is sealed by that at the start (%s)',
    async (name) => {
      await withTwoStep({ totpSecret: undefined }, async ({ shop, start, signIn }) => {
        const { jwtSecret } = shop.config;
        const rotated = name === 'jwtSecret' ? {} : { jwtSecret: replaced(jwtSecret) };
        const upgraded = start({ totpSecret: NEW_TOTP_SECRET, ...rotated, [name]: jwtSecret });
        const after = start({ totpSecret: NEW_TOTP_SECRET, jwtSecret: replaced(jwtSecret).toUpperCase() });
        await signIn(upgraded).expect(200);
        shop.passTime(30_000);
        await signIn(after).expect(409);
        expect(await resealKeys(upgraded)).toEqual({ resealed: 1, unreadable: 0 });
        expect(await resealKeys(upgraded)).toEqual({ resealed: 0, unreadable: 0 });
        await signIn(after).expect(200);
      });
    },
  );

  it('keys of apps are sealed under the new one, so that the old one can be forgotten [R30]', async () => {
    await withTwoStep({}, async ({ shop, start, signIn }) => {
      const { totpSecret } = shop.config;
      const during = start({ totpSecret: NEW_TOTP_SECRET, previousTotpSecret: totpSecret });
      const after = start({ totpSecret: NEW_TOTP_SECRET });
      await signIn(after).expect(409);
      await signIn(during).expect(200);
      expect(await resealKeys(during)).toEqual({ resealed: 1, unreadable: 0 });
      shop.passTime(30_000);
      await signIn(after).expect(200);
    });
  });

  it('a key that cannot be opened is named at the start, at the sign-in and in the log; recovery codes still work', async () => {
    await withTwoStep({}, async ({ start, signIn, recoveryCodes, lines }) => {
      const restored = start({ totpSecret: NEW_TOTP_SECRET });
      await resealKeysAtStart(restored, new AbortController().signal);
      const { body } = await signIn(restored).expect(409);
      expect(body).toMatchObject({
        code: 'SECOND_FACTOR_UNREADABLE',
        message:
          'We can’t check codes from your authenticator app at the moment. Use a recovery code, or ask an Admin to turn off your two-step sign-in.',
      });
      const errors = lines.filter(({ level }) => level === 50);
      expect(errors).toEqual([
        expect.objectContaining({
          unreadable: 1,
          msg: 'authenticator keys cannot be decrypted: they were encrypted with another TOTP_SECRET',
        }),
        expect.objectContaining({
          requestId: body.requestId,
          msg: 'authenticator key cannot be decrypted: it was encrypted with another TOTP_SECRET',
        }),
      ]);
      await signIn(restored, recoveryCodes[0]).expect(200);
    });
  });

  it('a shop without a TOTP_SECRET is warned at the start', async () => {
    await withTwoStep({ totpSecret: undefined }, async ({ start, lines }) => {
      await resealKeysAtStart(start({}), new AbortController().signal);
      expect(lines).toContainEqual(
        expect.objectContaining({
          level: 40,
          msg: 'TOTP_SECRET is unset: a new JWT_SECRET disables the authenticator apps of all staff',
        }),
      );
    });
  });
});
