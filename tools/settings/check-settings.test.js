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

/** Runs `work` with a port that another program holds. */
const withTakenPort = async (work) => {
  const other = createServer();
  await new Promise((resolve) => other.listen(0, '127.0.0.1', resolve));
  try {
    return await work(String(other.address().port));
  } finally {
    await new Promise((resolve) => other.close(resolve));
  }
};

describe('check settings', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'settings-'));
  const aFile = path.join(directory, 'file');
  writeFileSync(aFile, '');
  afterAll(() => rmSync(directory, { recursive: true }));

  it('finds nothing wrong with the defaults', async () => {
    expect(await check({})).toEqual([]);
  });

  it.each([
    ['WEB_PORT', 'abc', 'must be a port from 1 to 65535 (0: any free one), not "abc"'],
    ['TRUST_PROXY_HOPS', 'true', 'must be a whole number from 0 to 10, not "true"'],
    ['HOST', 'two words', 'must be an address or a host name, not "two words"'],
    ['RATE_LIMITS', 'no', 'must be on or off, not "no"'],
    ['DEMO', 'yes', 'must be true or false or throwaway, not "yes"'],
    ['PUBLIC_URL', 'shop.example.com', 'must begin with http:// or https://'],
    ['PUBLIC_URL', 'https://shop.example.com/path', 'must be an origin without a path'],
    ['MONGODB_URI', 'localhost:27017', 'must be like mongodb://host:27017/e-store'],
    ['SMTP_URL', 'http://mail', 'must be like smtp://host:587, or local for a trial on this machine'],
    ['MAIL_FROM', 'a\nBcc: everyone', 'must be an email address like Name <name@shop.example>'],
    ['JWT_SECRET', 'hunter2', 'must have at least 32 bytes'],
    ['INTERNAL_SECRET', 'a'.repeat(64), 'looks like a sample value: use a random one'],
    ['DATA_DIR', aFile, `must be a directory, and ${aFile} is a file`],
    ['DATA_DIR', path.join(aFile, 'below'), `must be a directory, and ${aFile} is a file`],
  ])('refuses %s=%j in one sentence', async (name, value, sentence) => {
    const problems = await check({ SMTP_URL: 'local', [name]: value });
    expect(problems.filter((problem) => problem.startsWith(`${name} `))).toEqual([`${name} ${sentence}.`]);
  });

  it('takes an empty variable for an unset one', async () => {
    expect(await check({ WEB_PORT: '0', JWT_SECRET: '', PUBLIC_URL: ' ' })).toEqual([]);
  });

  it('refuses the local gateway where others can reach the shop, and beside keys of another', async () => {
    const local = { DEMO_GATEWAY: 'true', GATEWAY_PORT: '0' };
    const real = { DEMO: 'false', SMTP_URL: 'local' };
    expect(await check(local)).toEqual([]);
    expect((await check({ ...local, ...real, HOST: '0.0.0.0' }))[0]).toBe(
      'DEMO_GATEWAY must be false (its payments move no money) because HOST is 0.0.0.0, which others can reach.',
    );
    expect((await check({ ...local, ...real, PUBLIC_URL: 'https://shop.example' }))[0]).toBe(
      'DEMO_GATEWAY must be false (its payments move no money) because PUBLIC_URL is https://shop.example, which others can reach.',
    );
    const keys = {
      PAYMENT_GATEWAY_KEY_ID: 'rzp_live_1',
      PAYMENT_GATEWAY_KEY_SECRET: 'key-word',
      PAYMENT_GATEWAY_WEBHOOK_SECRET: random,
    };
    expect(await check(keys)).toEqual([]);
    expect(await check({ ...local, ...keys })).toEqual([
      'DEMO_GATEWAY must be false because PAYMENT_GATEWAY_KEY_ID is set: the shop uses one gateway.',
    ]);
  });

  it('asks for all three keys of the payment gateway or none', async () => {
    const required = (name, other) => expect.stringContaining(`${name} is required with ${other}`);
    const [id, secret, webhook] = ['KEY_ID', 'KEY_SECRET', 'WEBHOOK_SECRET'].map(
      (n) => `PAYMENT_GATEWAY_${n}`,
    );
    expect(await check({ [id]: 'rzp_live_1' })).toEqual([required(secret, id), required(webhook, id)]);
    expect(await check({ [webhook]: random })).toEqual([required(id, webhook), required(secret, webhook)]);
  });

  it('refuses the same secret for both purposes [R30]', async () => {
    expect(await check({ JWT_SECRET: random, INTERNAL_SECRET: random })).toEqual([
      'INTERNAL_SECRET must differ from JWT_SECRET.',
    ]);
  });

  it.each([
    ['JWT_SECRET_PREVIOUS', 'JWT_SECRET'],
    ['TOTP_SECRET', 'JWT_SECRET'],
    ['TOTP_SECRET', 'INTERNAL_SECRET'],
    ['TOTP_SECRET_PREVIOUS', 'TOTP_SECRET'],
  ])('refuses a %s that is the %s', async (name, other) => {
    expect(await check({ [name]: random, [other]: random })).toEqual([`${name} must differ from ${other}.`]);
  });

  it('refuses a bucket without its keys, and an Admin without a password', async () => {
    expect(await check({ S3_BUCKET: 'shop', ADMIN_EMAIL: 'owner@shop.example' })).toEqual([
      'S3_ACCESS_KEY_ID is required with S3_BUCKET.',
      'S3_SECRET_ACCESS_KEY is required with S3_BUCKET.',
      'ADMIN_PASSWORD is required with ADMIN_EMAIL, best in a file: ADMIN_PASSWORD_FILE.',
    ]);
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

  it('asks a tool for none of these, and opens none of its ports', () =>
    withTakenPort(async (WEB_PORT) => {
      const values = readSettings({ DEMO: 'false', WEB_PORT });
      expect(await checkSettings(values, { isServed: false })).toEqual([]);
      expect((await checkSettings(values)).length).toBeGreaterThan(3);
    }));

  it('names wrong values, wrong combinations, missing settings and taken ports in this order', () =>
    withTakenPort(async (API_PORT) => {
      const wrong = { MAIL_FROM: 'no address', TRUST_PROXY_HOPS: '99', KEEP_ORDERS_YEARS: '2' };
      const together = { DEMO: 'false', JWT_SECRET: random, INTERNAL_SECRET: random, API_PORT };
      const problems = await check({ ...wrong, ...together });
      expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
        ...Object.keys(wrong),
        'INTERNAL_SECRET',
        'SMTP_URL',
        'PUBLIC_URL',
        'API_PORT',
      ]);
    }));

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
  ])('says that the port of %s is taken', (name) =>
    withTakenPort(async (port) => {
      expect(await check({ [name]: port })).toEqual([expect.stringContaining(`${name} ${port} is taken`)]);
    }),
  );

  it('checks the port of the local gateway only when it runs', () =>
    withTakenPort(async (GATEWAY_PORT) => {
      expect(await check({ GATEWAY_PORT })).toEqual([]);
      expect(await check({ GATEWAY_PORT, DEMO_GATEWAY: 'true' })).toEqual([
        expect.stringContaining(`GATEWAY_PORT ${GATEWAY_PORT} is taken`),
      ]);
    }));

  it('leaves the ports of the inbox alone when there is a real mail server', () =>
    withTakenPort(async (SMTP_PORT) => {
      expect(await check({ SMTP_PORT, SMTP_URL: 'smtp://mail.example.com' })).toEqual([]);
    }));

  it('names HOST when the address is of another machine', async () => {
    expect(await check({ HOST: '192.0.2.1', DEMO: 'false', SMTP_URL: 'local', WEB_PORT: '4101' })).toEqual([
      'HOST 192.0.2.1 is not an address of this machine.',
    ]);
  });
});

describe('a secret in a file', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'secret-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is the value of its variable, which wins where it is set itself', () => {
    const JWT_SECRET_FILE = path.join(folder, 'secret');
    writeFileSync(JWT_SECRET_FILE, `${random}\n`);
    expect(readSettings({ JWT_SECRET_FILE }).JWT_SECRET).toBe(random);
    expect(readSettings({ JWT_SECRET: 'given', JWT_SECRET_FILE }).JWT_SECRET).toBe('given');
  });

  it('is named before anything starts when it cannot be read', async () => {
    const BACKUP_KEY_FILE = path.join(folder, 'nowhere');
    expect(await check({ BACKUP_KEY_FILE })).toEqual([
      `BACKUP_KEY_FILE must name a file that this user may read, and ${BACKUP_KEY_FILE} is none.`,
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
