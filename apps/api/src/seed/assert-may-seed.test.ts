import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_LOGINS } from '../features/account/demo-logins.ts';
import { makeAdmin } from '../features/account/make-admin.ts';
import { registration, startTestShop, type TestShop } from '../testing/start-test-shop.ts';
import { runFromSources } from '../testing/run-from-sources.ts';
import { assertMaySeed } from './assert-may-seed.ts';
import { demoAccounts } from './demo-accounts.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

const OFF = { isDemo: false, isThrowaway: false };
const ON = { isDemo: true, isThrowaway: false };
const THROWAWAY = { isDemo: true, isThrowaway: true };
const EMPTY = { isFilled: false, isForced: false };
const FILLED = { isFilled: true, isForced: false };
const FORCED = { isFilled: false, isForced: true };

const ask = (config: typeof OFF, options: typeof EMPTY) => assertMaySeed(config, shop.database, options);
const makeOwner = () =>
  makeAdmin(
    { email: 'owner@example.com', password: 'monsoon on the roof' },
    {
      config: shop.config,
      database: shop.database,
      passwords: shop.passwords,
      program: 'test',
      isAnother: true,
    },
  );
const register = () => shop.request().post('/api/v1/register').send(registration()).expect(201);
const addDemo = async () => shop.database.users.create(await demoAccounts(shop.passwords.hash, shop.now()));

describe('the demo data', () => {
  it.each([EMPTY, FILLED, FORCED])('stays out of a shop that is no demo, with %j', async (options) => {
    await expect(ask(OFF, options)).rejects.toThrow(/^DEMO is off, .*DEMO=throwaway/);
  });

  it.each([ON, THROWAWAY])('stays out of a shop with an Admin and no products yet: %j', async (config) => {
    await makeOwner();
    await expect(ask(config, EMPTY)).rejects.toThrow(/^DEMO must be false: .* accounts .*Set DEMO=false\.$/);
    await expect(ask(config, FORCED)).resolves.toBeUndefined();
  });

  it('stays out of a shop with a single shopper', async () => {
    await register();
    await expect(ask(ON, EMPTY)).rejects.toThrow(/^DEMO must be false/);
  });

  it('comes into an empty shop, and goes on where it was cut off', async () => {
    await expect(ask(ON, EMPTY)).resolves.toBeUndefined();
    await addDemo();
    await expect(ask(ON, EMPTY)).resolves.toBeUndefined();
  });

  it('knows its accounts by more than their addresses', async () => {
    await addDemo();
    await shop.database.users.updateOne({ email: DEMO_LOGINS[1]!.email }, { email: 'owner@example.com' });
    await expect(ask(ON, EMPTY)).resolves.toBeUndefined();
    await shop.database.users.deleteMany({});
    await shop
      .request()
      .post('/api/v1/register')
      .send({ ...registration(), email: DEMO_LOGINS[1]!.email });
    await expect(ask(ON, EMPTY)).rejects.toThrow(/^DEMO must be false/);
  });

  it('is no reason to refuse a demo in which somebody registered', async () => {
    await addDemo();
    await register();
    await expect(ask(ON, FILLED)).resolves.toBeUndefined();
  });

  it('is refused in a demo that has an Admin of its own by now, but as a throw-away', async () => {
    await addDemo();
    await makeOwner();
    await expect(ask(ON, FILLED)).rejects.toThrow(/^DEMO must be false: .* Admin .*DEMO=throwaway/);
    await expect(ask(THROWAWAY, FILLED)).resolves.toBeUndefined();
  });
});

it('npm run seed leaves a shop with an Admin as it is, and says why in one sentence', async () => {
  await makeOwner();
  const { mongodbUri, jwtSecret, internalSecret } = shop.config;
  const env = { MONGODB_URI: mongodbUri, JWT_SECRET: jwtSecret, INTERNAL_SECRET: internalSecret };
  const { status, out, err } = await runFromSources('seed/main.ts', { env: { ...env, DEMO: 'true' } });
  expect([status, out, err]).toEqual([1, '', expect.stringMatching(/^DEMO must be false: [^\n]*\n$/)]);
  expect(await shop.database.users.distinct('email')).toEqual(['owner@example.com']);
  expect(await shop.database.products.countDocuments()).toBe(0);
});
