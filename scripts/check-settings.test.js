import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { checkNode, checkSettings } from './check-settings.js';
import { readSettings } from './settings.js';

const anyPorts = { WEB_PORT: '0', API_PORT: '0', SMTP_PORT: '0', MAIL_UI_PORT: '0', METRICS_PORT: '0' };
const check = (env) => checkSettings(readSettings({ ...anyPorts, ...env }));
const random = 'f3a9c1d27b8e4056af19c3d2e7b80465';

describe('check settings', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const aFile = path.join(directory, 'file');
  writeFileSync(aFile, '');
  afterAll(() => rmSync(directory, { recursive: true }));

  it('finds nothing wrong with the defaults', async () => {
    expect(await check({})).toEqual([]);
  });

  it.each([
    ['WEB_PORT', 'abc'],
    ['WEB_PORT', '65536'],
    ['API_PORT', '-1'],
    ['MAIL_UI_PORT', '80.5'],
    ['HOST', 'two words'],
    ['PUBLIC_URL', 'shop.example.com'],
    ['PUBLIC_URL', 'https://shop.example.com/path'],
    ['MONGODB_URI', 'localhost:27017'],
    ['SMTP_URL', 'http://mail'],
    ['MAIL_FROM', 'a\nBcc: everyone'],
    ['TRUST_PROXY_HOPS', 'true'],
    ['RATE_LIMITS', 'no'],
    ['DEMO', 'yes'],
    ['JWT_SECRET', 'short'],
    ['JWT_SECRET', 'change-me-change-me-change-me-change-me'],
    ['INTERNAL_SECRET', 'a'.repeat(64)],
    ['DATA_DIR', aFile],
    ['DATA_DIR', path.join(aFile, 'below')],
  ])('refuses %s=%j in one sentence that names it', async (name, value) => {
    const problems = await check({ SMTP_URL: 'local', [name]: value });
    const named = problems.filter((problem) => problem.startsWith(`${name} `));
    expect(named).toHaveLength(1);
    expect(named[0]).toMatch(/ .+\.$/);
  });

  it('does not repeat a secret', async () => {
    expect((await check({ JWT_SECRET: 'hunter2' })).join()).not.toContain('hunter2');
  });

  it('names every wrong variable at once', async () => {
    expect(await check({ WEB_PORT: 'x', RATE_LIMITS: 'x' })).toHaveLength(2);
  });

  it('takes an empty variable for an unset one', async () => {
    expect(await check({ WEB_PORT: '0', JWT_SECRET: '', PUBLIC_URL: ' ' })).toEqual([]);
  });

  it('refuses the same secret for both purposes [R30]', async () => {
    expect(await check({ JWT_SECRET: random, INTERNAL_SECRET: random })).toEqual([
      'INTERNAL_SECRET must differ from JWT_SECRET.',
    ]);
  });

  it('refuses a new secret that is the old one', async () => {
    expect(await check({ JWT_SECRET: random, JWT_SECRET_PREVIOUS: random })).toEqual([
      'JWT_SECRET_PREVIOUS must differ from JWT_SECRET.',
    ]);
  });

  it.each([
    ['TOTP_SECRET', 'JWT_SECRET'],
    ['TOTP_SECRET', 'INTERNAL_SECRET'],
    ['TOTP_SECRET_PREVIOUS', 'TOTP_SECRET'],
  ])('refuses a %s that is the %s', async (name, other) => {
    expect(await check({ [name]: random, [other]: random })).toEqual([`${name} must differ from ${other}.`]);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('allows the demo on %s', async (HOST) => {
    expect((await check({ HOST })).filter((problem) => problem.startsWith('DEMO'))).toEqual([]);
  });

  it('refuses the demo and switched-off limits where others can reach them [R26]', async () => {
    const problems = await check({ HOST: '0.0.0.0', RATE_LIMITS: 'off' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['DEMO', 'RATE_LIMITS']);
  });

  it('serves others without demo and with limits', async () => {
    expect(await check({ HOST: '0.0.0.0', DEMO: 'false', SMTP_URL: 'local' })).toEqual([]);
  });

  it('is a demo by default only with a database of its own, on this machine', () => {
    const demoOf = (env) => readSettings(env).DEMO;
    expect(demoOf({})).toBe('true');
    expect(demoOf({ PUBLIC_URL: 'http://localhost:3000' })).toBe('true');
    expect(demoOf({ PUBLIC_URL: 'https://shop.example' })).toBe('false');
    expect(demoOf({ PUBLIC_URL: 'not an address' })).toBe('false');
    expect(demoOf({ MONGODB_URI: 'mongodb://127.0.0.1/e-store' })).toBe('false');
    expect(demoOf({ MONGODB_URI: 'mongodb://127.0.0.1/e-store', DEMO: 'throwaway' })).toBe('throwaway');
  });

  it.each([
    ['PUBLIC_URL', 'https://shop.example', 'true'],
    ['PUBLIC_URL', 'https://shop.example', 'throwaway'],
    ['MONGODB_URI', 'mongodb://127.0.0.1:27017/e-store', 'true'],
    ['HOST', '0.0.0.0', 'throwaway'],
  ])(
    'refuses the demo where its published logins would matter: %s=%s, DEMO=%s',
    async (name, value, DEMO) => {
      const problems = await check({ [name]: value, DEMO });
      expect(problems).toEqual([
        expect.stringMatching(new RegExp(`^DEMO must be false.* ${name} is .*\\.$`)),
      ]);
    },
  );

  it('allows the demo in a database that may be thrown away', async () => {
    expect(await check({ MONGODB_URI: 'mongodb://127.0.0.1/e-store', DEMO: 'throwaway' })).toEqual([]);
  });

  it('asks a shop that is no demo for its mail server, address and sender, all at once', async () => {
    for (const env of [{ DEMO: 'false' }, { MONGODB_URI: 'mongodb://a:27017,b:27017/shop' }]) {
      const problems = await check(env);
      expect(problems.map((problem) => problem.split(' is required')[0])).toEqual([
        'SMTP_URL',
        'PUBLIC_URL',
        'MAIL_FROM',
      ]);
    }
    const SMTP_URL = 'smtp://mail.shop.example:587';
    const complete = {
      SMTP_URL,
      PUBLIC_URL: 'https://shop.example',
      MAIL_FROM: 'Shop <orders@shop.example>',
    };
    expect(await check({ DEMO: 'false', ...complete })).toEqual([]);
    const sample = 'E-Store <no-reply@estore.example>';
    expect(await check({ DEMO: 'false', ...complete, MAIL_FROM: sample })).toEqual([
      expect.stringMatching(/^MAIL_FROM is required/),
    ]);
  });

  it('takes SMTP_URL=local for a trial on this machine, and for nothing else', async () => {
    expect(await check({ DEMO: 'false', SMTP_URL: 'local' })).toEqual([]);
    expect(await check({ SMTP_URL: 'local', PUBLIC_URL: 'https://shop.example' })).toEqual([
      'SMTP_URL must name a mail server because PUBLIC_URL is https://shop.example: the local inbox delivers to nobody.',
    ]);
  });

  it('asks a tool for none of these, and opens none of its ports', async () => {
    const other = createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const values = readSettings({ DEMO: 'false', WEB_PORT: String(other.address().port) });
    const [asTool, asShop] = [await checkSettings(values, { isServed: false }), await checkSettings(values)];
    await new Promise((resolve) => other.close(resolve));
    expect([asTool.length, asShop.length > 3]).toEqual([0, true]);
  });

  it('names wrong values, wrong combinations, missing settings and taken ports in one go', async () => {
    const other = createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const API_PORT = String(other.address().port);
    const wrong = { KEEP_ORDERS_YEARS: '2', KEEP_MESSAGES_DAYS: '99', STAFF_PASSWORD_LENGTH: '3' };
    const together = { DEMO: 'false', JWT_SECRET: random, INTERNAL_SECRET: random, API_PORT };
    const problems = await check({ ...wrong, ...together, TRUST_PROXY_HOPS: '99', MAIL_FROM: 'no address' });
    await new Promise((resolve) => other.close(resolve));
    expect(problems.map((problem) => problem.split(' ')[0]).toSorted()).toEqual(
      [...Object.keys(wrong), 'INTERNAL_SECRET', 'TRUST_PROXY_HOPS', 'MAIL_FROM', 'API_PORT']
        .concat(['SMTP_URL', 'PUBLIC_URL'])
        .toSorted(),
    );
  });

  it('says which of two equal ports to change', async () => {
    expect(await check({ WEB_PORT: '4100', API_PORT: '4100' })).toEqual([
      'API_PORT and WEB_PORT are both 4100: they must differ.',
    ]);
  });

  it.each([
    'WEB_PORT',
    'API_PORT',
    'SMTP_PORT',
    'MAIL_UI_PORT',
    'METRICS_PORT',
    'WORKER_PORT',
    'WEB_METRICS_PORT',
  ])('says that the port of %s is taken', async (name) => {
    const other = createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address();
    const problems = await check({ [name]: String(port) });
    await new Promise((resolve) => other.close(resolve));
    expect(problems).toEqual([expect.stringContaining(`${name} ${port} is taken`)]);
  });

  it('leaves the ports of the inbox alone when there is a real mail server', async () => {
    const other = createServer();
    await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
    const env = { SMTP_PORT: String(other.address().port), SMTP_URL: 'smtp://mail.example.com' };
    const problems = await check(env);
    await new Promise((resolve) => other.close(resolve));
    expect(problems).toEqual([]);
  });

  it('names HOST when the address is of another machine', async () => {
    expect(await check({ HOST: '192.0.2.1', DEMO: 'false', SMTP_URL: 'local', WEB_PORT: '4101' })).toEqual([
      'HOST 192.0.2.1 is not an address of this machine.',
    ]);
  });
});

describe('check node', () => {
  it.each(['20.19.0', '20.20.2', '22.1.0', '24.9.0'])('accepts %s', (version) => {
    expect(checkNode(version)).toEqual([]);
  });
  it.each(['18.20.0', '20.18.3'])('refuses %s', (version) => {
    expect(checkNode(version)).toEqual([`Node 20.19 or newer is needed; this is ${version}.`]);
  });
});
