import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runFromSources } from '../testing/run-from-sources.ts';
import { startTestShop, type TestShop } from '../testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

function run(args: string[], typed = '') {
  const { mongodbUri, jwtSecret, internalSecret } = shop.config;
  const env = { MONGODB_URI: mongodbUri, JWT_SECRET: jwtSecret, INTERNAL_SECRET: internalSecret };
  return runFromSources('cli/admin-create.ts', { args, env, typed });
}

const signIn = (email: string, password: string) =>
  shop.request().post('/api/v1/login').send({ email, password });

describe('the first Admin', () => {
  it('is made by the operator, where nobody was before, with a password of chance that is shown once [R26]', async () => {
    expect(await shop.database.users.countDocuments()).toBe(0);
    const { status, out } = await run(['--email', 'Owner@example.com']);
    const password = /shown only once: (\S{24})\n$/.exec(out)?.[1];
    expect([status, typeof password]).toEqual([0, 'string']);
    const { body } = await signIn('owner@example.com', password ?? '').expect(200);
    expect(body.user.role).toBe('Admin');
    const trail = await shop.database.auditEntries.find().lean();
    expect(trail).toEqual([
      expect.objectContaining({
        what: 'staff.adminMade',
        subject: expect.objectContaining({ id: body.user._id }),
        requestId: 'admin:create',
      }),
    ]);

    const again = await run(['--another', '--email', 'owner@example.com']);
    expect([again.status, again.out, again.err]).toEqual([
      1,
      '',
      'An account for owner@example.com already exists.\n',
    ]);
    await signIn('owner@example.com', password ?? '').expect(200);
  });

  it('is made once: after that the Admin gives roles, unless the operator insists [R26]', async () => {
    const { status, out, err } = await run(['--email', 'second@example.com']);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^An Admin already exists and can assign roles in E-DASH under Staff\./);
    expect(await shop.database.users.exists({ email: 'second@example.com' })).toBeNull();
  });

  it('is asked for in a sentence, where an option is none of its own', async () => {
    const { status, out, err } = await run(['--mail', 'two@example.com']);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^Unknown option '--mail'.*\nEnter the email of the account: npm run admin:create/s);
    expect(err).not.toContain('at ');
  });

  it('may choose a password of fifteen characters or more, which nobody is shown [R13]', async () => {
    const short = await run(['--another', '--email', 'two@example.com'], 'fourteen chars\n');
    expect([short.status, short.err]).toEqual([
      1,
      'The password of two@example.com: Staff passwords need at least 15 characters.\n',
    ]);
    const { status, out } = await run(['--another', '--email', 'two@example.com'], 'fifteen  chars!\n');
    expect([status, out]).toEqual([0, 'two@example.com is now an Admin.\n']);
    await signIn('two@example.com', 'fifteen  chars!').expect(200);
  });

  it('takes no password that is guessed first', async () => {
    const guessed = await run(['--another', '--email', 'three@example.com'], '123456789012345678\n');
    expect([guessed.status, guessed.err]).toEqual([
      1,
      'The password of three@example.com: Sequences and numbers are easy to guess. Use several words.\n',
    ]);
    expect(await shop.database.users.exists({ email: 'three@example.com' })).toBeNull();
  });

  it('waits for the database to be prepared, and says what to do', async () => {
    const rows = shop.database.connection.collection<{ _id: string }>('migrations');
    const row = await rows.findOneAndDelete({ _id: { $ne: 'lock' } });
    const { status, out, err } = await run(['--another', '--email', 'early@example.com']);
    await rows.insertOne(row!);
    expect([status, out, err]).toEqual([
      1,
      '',
      'The database is not prepared for this E-Store yet: run migrate first.\n',
    ]);
    expect(await shop.database.users.exists({ email: 'early@example.com' })).toBeNull();
  });

  it('needs an address', async () => {
    const { status, err } = await run([]);
    expect(status).toBe(1);
    expect(err).toContain('--email name@example.com');
  });
});
