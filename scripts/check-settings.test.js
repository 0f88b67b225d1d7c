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
    const problems = await check({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(new RegExp(`^${name} .+\\.$`));
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

  it('refuses the same secret for both purposes', async () => {
    expect(await check({ JWT_SECRET: random, INTERNAL_SECRET: random })).toEqual([
      'INTERNAL_SECRET must differ from JWT_SECRET.',
    ]);
  });

  it('refuses a new secret that is the old one', async () => {
    expect(await check({ JWT_SECRET: random, JWT_SECRET_PREVIOUS: random })).toEqual([
      'JWT_SECRET_PREVIOUS must differ from JWT_SECRET.',
    ]);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('allows the demo on %s', async (HOST) => {
    expect((await check({ HOST })).filter((problem) => problem.startsWith('DEMO'))).toEqual([]);
  });

  it('refuses the demo and switched-off limits where others can reach them', async () => {
    const problems = await check({ HOST: '0.0.0.0', RATE_LIMITS: 'off' });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['DEMO', 'RATE_LIMITS']);
  });

  it('serves others without demo and with limits', async () => {
    expect(await check({ HOST: '0.0.0.0', DEMO: 'false' })).toEqual([]);
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
    expect(await check({ HOST: '192.0.2.1', DEMO: 'false', WEB_PORT: '4101' })).toEqual([
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
