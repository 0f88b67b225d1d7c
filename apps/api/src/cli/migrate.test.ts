import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { DEMO_LOGINS } from '../features/account/demo-logins.ts';
import { makeAdmin } from '../features/account/make-admin.ts';
import { toUser } from '../features/account/user.model.ts';
import { runFromSources } from '../testing/run-from-sources.ts';
import { registration, startTestShop, type TestShop } from '../testing/start-test-shop.ts';

const PASSWORD = 'monsoon on the roof';
const folder = mkdtempSync(join(tmpdir(), 'first-admin-'));
const passwordFile = join(folder, 'admin_password');
beforeAll(() => writeFileSync(passwordFile, `${PASSWORD}\n`));
afterAll(() => rmSync(folder, { recursive: true }));

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop();
});
afterEach(() => shop.stop());

const migrate = (env: Record<string, string>) => {
  const { mongodbUri, jwtSecret, internalSecret } = shop.config;
  const secrets = { MONGODB_URI: mongodbUri, JWT_SECRET: jwtSecret, INTERNAL_SECRET: internalSecret };
  return runFromSources('cli/migrate.ts', { env: { ...secrets, ...env } });
};
const given = (email: string) => ({ ADMIN_EMAIL: email, ADMIN_PASSWORD_FILE: passwordFile });
const signIn = (email: string, password = PASSWORD) =>
  shop.request().post('/api/v1/login').send({ email, password });
const admins = () => shop.database.users.find({ role: 'Admin' }).lean();
const NOTHING = 'Migrations: nothing to do.\n';

describe('the first Admin of migrate', () => {
  it('is made where there is none, signs in, and stands in the audit trail', async () => {
    expect(await migrate(given('Owner@example.com'))).toEqual({
      status: 0,
      out: `${NOTHING}First Admin: owner@example.com was created with the password in ADMIN_PASSWORD.\n`,
      err: '',
    });
    const { body } = await signIn('owner@example.com').expect(200);
    expect(body.user.role).toBe('Admin');
    expect(await shop.database.auditEntries.find().lean()).toEqual([
      expect.objectContaining({
        by: expect.objectContaining({}),
        what: 'staff.adminMade',
        subject: { kind: 'staff', id: body.user._id, label: 'Shop Admin' },
        before: {},
        after: { role: 'Admin' },
        ip: 'the server itself',
        requestId: 'migrate',
      }),
    ]);
  });

  it('is made once, and never changed by a later start [R26]', async () => {
    await migrate(given('owner@example.com'));
    const before = await admins();
    writeFileSync(passwordFile, 'another evening by the sea\n');
    const again = await migrate(given('owner@example.com'));
    const another = await migrate(given('second@example.com'));
    writeFileSync(passwordFile, `${PASSWORD}\n`);
    const unchanged = `${NOTHING}First Admin: an Admin already exists. Nothing was changed.\n`;
    for (const start of [again, another]) expect(start).toEqual({ status: 0, out: unchanged, err: '' });
    expect(await admins()).toEqual(before);
    expect(await shop.database.auditEntries.countDocuments()).toBe(1);
    await signIn('owner@example.com').expect(200);
  });

  it('is one of two whom two processes would make at once [R26]', async () => {
    const both = await Promise.all([migrate(given('one@example.com')), migrate(given('two@example.com'))]);
    expect(both.map(({ status }) => status)).toEqual([0, 0]);
    const messages = both.map(
      ({ out }) => /First Admin: (?:an Admin already exists|\w+@\S+ was created)/.exec(out)?.[0],
    );
    expect(messages).toContain('First Admin: an Admin already exists');
    expect(await admins()).toHaveLength(1);
    expect(await shop.database.auditEntries.countDocuments()).toBe(1);
  });

  it('takes no account of a shopper, whose password and role stay theirs', async () => {
    const person = registration();
    await shop.request().post('/api/v1/register').send(person).expect(201);
    expect(await migrate(given(person.email))).toEqual({
      status: 1,
      out: NOTHING,
      err: `First Admin: not created. An account for ${person.email} already exists.\n`,
    });
    expect(await admins()).toEqual([]);
    expect(await shop.database.auditEntries.countDocuments()).toBe(0);
    await signIn(person.email, person.password).expect(200);
  });

  it.each([
    ['fourteen chars', 'Staff passwords need at least 15 characters.'],
    ['123456789012345678', 'Sequences and numbers are easy to guess. Use several words.'],
    ['w'.repeat(60).concat(PASSWORD.repeat(4)), 'Use at most 128 characters.'],
  ])('is not made with a password such as %s', async (password, why) => {
    const making = { config: shop.config, database: shop.database, passwords: shop.passwords };
    await expect(
      makeAdmin({ email: 'owner@example.com', password }, { ...making, program: 'migrate' }),
    ).rejects.toThrow(`The password of owner@example.com: ${why}`);
    expect(await admins()).toEqual([]);
  });

  it('is nobody where nobody is named, and no migration waits for one', async () => {
    const { status, out } = await migrate({ ADMIN_PASSWORD_FILE: passwordFile });
    expect([status, out]).toEqual([0, NOTHING]);
    expect(await admins()).toEqual([]);
  });

  it('ends with status 1 and the reason, so that nothing that waits for it begins', async () => {
    const { status, err } = await migrate({
      ADMIN_EMAIL: 'owner@example.com',
      ADMIN_PASSWORD: 'short of fifty',
    });
    expect(status).toBe(1);
    expect(err).toBe(
      'First Admin: not created. The password of owner@example.com: Staff passwords need at least 15 characters.\n',
    );
  });
});

describe('the logins of a demo in a shop that is none', () => {
  const hashed = async (password: string) => shop.passwords.hash(password);
  const addDemoLogins = async () => {
    for (const { email, password, ...fields } of DEMO_LOGINS)
      await shop.database.users.create({
        ...fields,
        email,
        mobile: '9000000000',
        createdAt: new Date(),
        passwordHash: await hashed(password),
      });
  };
  const [, admin, packer] = DEMO_LOGINS;

  it('sign nobody in by a published password, and are named by migrate, which ends their sessions', async () => {
    await addDemoLogins();
    await shop.database.users.updateOne(
      { email: packer!.email },
      { $set: { passwordHash: await hashed(PASSWORD) } },
    );
    const users = await shop.database.users.find().lean();
    for (const user of users) await shop.sessions.start(toUser(user), 'Chrome on Android');
    await signIn(admin!.email, admin!.password).expect(401);
    await signIn(packer!.email, PASSWORD).expect(200);
    const { status, out, err } = await migrate({});
    expect([status, err]).toEqual([0, '']);
    expect(out).toMatch(
      /^Migrations: nothing to do\.\nWARNING: this shop has demo logins: shopper@example\.com, admin@example\.com, /,
    );
    expect(out).not.toContain(packer!.email);
    const left = await shop.database.sessions.find().lean();
    const owners = new Set(left.map(({ user }) => String(user)));
    expect([...owners]).toEqual([String(users.find(({ email }) => email === packer!.email)?._id)]);
  });

  it('stay as they are in a demo', async () => {
    await addDemoLogins();
    expect(await migrate({ DEMO: 'true' })).toEqual({ status: 0, out: NOTHING, err: '' });
  });

  it('cannot be had again by choosing a published password', async () => {
    const { body } = await shop
      .request()
      .post('/api/v1/register')
      .send({ ...registration(), password: admin!.password })
      .expect(400);
    expect(body.fields.password).toBe(
      'This password is published with the demo of this shop. Choose another one.',
    );
  });
});

describe('what migrate refuses', () => {
  it('are bad settings, all of them, a sentence each and no stack', async () => {
    const { status, err } = await migrate({ KEEP_ORDERS_YEARS: '2', MAIL_FROM: 'nobody' });
    expect([
      status,
      err
        .trim()
        .split('\n')
        .map((line) => line.split(' ')[0]),
    ]).toEqual([1, ['MAIL_FROM', 'KEEP_ORDERS_YEARS']]);
  });
});
