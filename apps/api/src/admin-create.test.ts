import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestShop, type TestShop } from './testing/start-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

/** The program as operators run it, from its sources; what is typed comes from a pipe. */
async function run(args: string[], typed = '') {
  const { mongodbUri, jwtSecret, internalSecret } = shop.config;
  const child = spawn(
    process.execPath,
    ['--no-warnings', '--conditions=source', '--import', 'tsx', 'apps/api/src/admin-create.ts', ...args],
    {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: { MONGODB_URI: mongodbUri, JWT_SECRET: jwtSecret, INTERNAL_SECRET: internalSecret },
    },
  );
  child.stdin.end(typed);
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: (await ended)[0], out, err };
}

const signIn = (email: string, password: string) =>
  shop.request().post('/api/v1/login').send({ email, password });

describe('the first Admin', () => {
  it('is made by the operator, where nobody was before, with a password of chance that is shown once', async () => {
    expect(await shop.database.users.countDocuments()).toBe(0);
    const { status, out } = await run(['--email', 'Owner@example.com']);
    const password = /shown only once: (\S{24})\n$/.exec(out)?.[1];
    expect([status, typeof password]).toEqual([0, 'string']);
    const { body } = await signIn('owner@example.com', password ?? '').expect(200);
    expect(body.user.role).toBe('Admin');

    const again = await run(['--another', '--email', 'owner@example.com']);
    expect([again.status, again.out, again.err]).toEqual([
      1,
      '',
      'There is already an account for owner@example.com.\n',
    ]);
    await signIn('owner@example.com', password ?? '').expect(200);
  });

  it('is made once: after that the Admin gives roles, unless the operator insists', async () => {
    const { status, out, err } = await run(['--email', 'second@example.com']);
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^There is an Admin already, who gives roles in E-DASH under Staff\./);
    expect(await shop.database.users.exists({ email: 'second@example.com' })).toBeNull();
  });

  it('may choose a password of fifteen characters or more, which nobody is shown', async () => {
    const short = await run(['--another', '--email', 'two@example.com'], 'fourteen chars\n');
    expect([short.status, short.err]).toEqual([1, 'An Admin’s password has 15 to 128 characters.\n']);
    const { status, out } = await run(['--another', '--email', 'two@example.com'], 'fifteen  chars!\n');
    expect([status, out]).toEqual([0, 'two@example.com is an Admin now.\n']);
    await signIn('two@example.com', 'fifteen  chars!').expect(200);
  });

  it('needs an address', async () => {
    const { status, err } = await run([]);
    expect(status).toBe(1);
    expect(err).toContain('--email name@example.com');
  });
});
