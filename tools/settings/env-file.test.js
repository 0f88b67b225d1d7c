import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { envFile } from './env-file.js';
import { readEnvFile } from './read-env-file.js';
import { settings } from './settings.js';
import { ensureContainerSecrets } from '../../scripts/shop/container-secrets.js';
import { ensureSecrets, readSecrets } from '../../scripts/shop/secrets.js';
import { findEnvAdvice, setUp, writeEnvFile } from '../../scripts/setup.js';

describe('read .env', () => {
  let folder;
  let file;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'env-'));
    file = path.join(folder, '.env');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const read = (content) => {
    writeFileSync(file, content);
    return readEnvFile(file);
  };
  const notAnAssignment = (line) => `Line ${line} of .env must be NAME=value, a comment (#) or empty.`;

  it('finds nothing without the file', () => {
    expect(readEnvFile(file)).toEqual({ values: {}, problems: [] });
  });

  it('accepts every setting of .env.example', () => {
    const given = Object.fromEntries(settings.map(({ name }) => [name, 'x']));
    expect(read(envFile(given))).toEqual({ values: given, problems: [] });
  });

  it.each([
    'FOO',
    '=abc',
    'The shop is not a demo.',
    'DEMO: false',
    '$env:DEMO="false"',
    '\u00a0DEMO=false',
    'DEMO\u200b=false',
    '; a comment',
  ])('names the line %j and still reads the next one', (line) => {
    expect(read(`# first\n${line}\nLOG_LEVEL=warn\n`)).toEqual({
      values: { LOG_LEVEL: 'warn' },
      problems: [notAnAssignment(2)],
    });
  });

  it('names every wrong line at once, and repeats none, because it may hold a secret', () => {
    const { problems } = read('FOO\nA=1\n\n=hunter2\r\nB="x\ny"\nhunter2\n');
    expect(problems).toEqual([1, 4, 7].map(notAnAssignment));
  });

  it.each([
    ['A=1', '1'],
    ['  export A=1', '1'],
    ['export  A = 1 # why', '1'],
    ['A=', ''],
    ['A= ', ''],
    [`A='it is # one' # why`, 'it is # one'],
    ['A="one\ntwo"', 'one\ntwo'],
    ["A='one\nB=two\n' # why", 'one\nB=two\n'],
    ['A=`one "two"`', 'one "two"'],
    ['A=b=c', 'b=c'],
    ['A=say "hi"', 'say "hi"'],
  ])('reads %j', (text, value) => {
    const expected = { values: { A: value, LOG_LEVEL: 'warn' }, problems: [] };
    expect(read(`${text}\nLOG_LEVEL=warn`)).toEqual(expected);
    expect(read(`${text}\nLOG_LEVEL=warn\n`.replaceAll('\n', '\r\n'))).toEqual(expected);
  });

  it('names a value with a # inside, which Node would cut', () => {
    writeFileSync(file, 'SMTP_URL=smtp://u:a#b@host\nHOST=127.0.0.1 # this machine\n');
    expect(readEnvFile(file)).toEqual({
      values: { HOST: '127.0.0.1' },
      problems: [
        'Line 1 of .env has a # inside its value. Put the value in quotes, or write %23 in an address.',
      ],
    });
  });

  it('names a quote that does not close, and a value that goes on behind one', () => {
    expect(read(`A="one\nLOG_LEVEL=warn`)).toEqual({
      values: { LOG_LEVEL: 'warn' },
      problems: ['Line 1 of .env opens a quote (") that never closes.'],
    });
    expect(read(`MAIL_FROM="Shop <a@b.example>\nDEMO=false\nA="x"\nLOG_LEVEL=warn`)).toEqual({
      values: { LOG_LEVEL: 'warn' },
      problems: ['Line 1 of .env opens a quote (") that closes in line 3, with more text behind it.'],
    });
  });

  it('skips a byte order mark', () => {
    expect(read('\ufeffLOG_LEVEL=warn\n')).toEqual({ values: { LOG_LEVEL: 'warn' }, problems: [] });
  });

  it.each([
    ['UTF-16', Buffer.from('\ufeffDEMO=false\n', 'utf16le')],
    ['UTF-16, big-endian', Buffer.from('\ufeffDEMO=false\n', 'utf16le').swap16()],
    ['UTF-16 without a byte order mark', Buffer.from('DEMO=false\n', 'utf16le')],
    ['Latin 1', Buffer.from('MAIL_FROM=Café <a@b.example>\n', 'latin1')],
  ])('refuses %s', (_, content) => {
    expect(() => read(content)).toThrow('.env is not UTF-8 text. Save .env as UTF-8.');
  });

  it.each([
    ['DEM0', 'DEMO'],
    ['demo', 'DEMO'],
    ['DMEO', 'DEMO'],
    ['DЕMO', 'DEMO'],
    ['MONGO_URI', 'MONGODB_URI'],
    ['PUBLIC-URL', 'PUBLIC_URL'],
    ['SMTPURL', 'SMTP_URL'],
    ['JWT_SECERT_FILE', 'JWT_SECRET_FILE'],
    ['TRUST_PROXY_HOP', 'TRUST_PROXY_HOPS'],
  ])('takes %s for a misspelled %s', (name, setting) => {
    expect(read(`# one\n${name}=x\n`).problems).toEqual([
      `${name} in .env is not a setting. Did you mean ${setting}?`,
    ]);
  });

  it.each(['PORT', 'NODE_ENV', 'API_URL', 'SMTP_HOST', 'COMPOSE_PROFILES', 'AWS_REGION', 'TZ', 'HOSTNAME'])(
    'allows %s, which belongs to another program',
    (name) => {
      expect(read(`${name}=x\n`)).toEqual({ values: { [name]: 'x' }, problems: [] });
    },
  );

  const unreadable = '.env cannot be read: it must be a file that this user may read.';

  it.each([
    ['a folder', () => mkdirSync(file), unreadable],
    ['a named pipe', () => spawnSync('mkfifo', [file]), unreadable],
    ['a device', () => symlinkSync('/dev/zero', file), unreadable],
    ['a link to itself', () => symlinkSync(file, file), unreadable],
    [
      'a link to nothing',
      () => symlinkSync('nowhere', file),
      '.env cannot be read: it is a link to a file that does not exist.',
    ],
  ])('refuses %s, and so does npm run setup', (_, make, sentence) => {
    make();
    expect(() => readEnvFile(file)).toThrow(sentence);
    expect(() => setUp(folder)).toThrow(sentence);
    expect(readdirSync(folder)).toEqual(['.env']);
  });

  it('follows a link to a file', () => {
    writeFileSync(path.join(folder, 'shared'), 'LOG_LEVEL=warn\n');
    symlinkSync('shared', file);
    expect(readEnvFile(file).values).toEqual({ LOG_LEVEL: 'warn' });
  });
});

describe('npm run setup', () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'setup-'));
  const file = path.join(directory, '.env');

  it('writes the secrets for the owner alone, and never overwrites them', () => {
    expect(writeEnvFile(file)).toBe(true);
    const first = readFileSync(file, 'utf8');
    const { JWT_SECRET, INTERNAL_SECRET, TOTP_SECRET, ...others } = parseEnv(first);
    expect(new Set([JWT_SECRET, INTERNAL_SECRET, TOTP_SECRET, undefined]).size).toBe(4);
    expect(others).toEqual({ DEMO: 'false', BACKUP_KEY_FILE: 'secrets/backup_key' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(writeEnvFile(file)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(first);
    rmSync(directory, { recursive: true });
  });

  it('adopts the secrets of a shop that npm start has run', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
    const stored = ensureSecrets(folder);
    writeEnvFile(path.join(folder, '.env'), readSecrets(folder));
    expect(parseEnv(readFileSync(path.join(folder, '.env'), 'utf8'))).toMatchObject(stored);
    rmSync(folder, { recursive: true });
  });

  it('makes no secrets while .env has a line that it cannot read', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'setup-'));
    writeFileSync(path.join(folder, '.env'), 'FOO\nJWT_SECRETT=x\n');
    expect(() => setUp(folder)).toThrow(
      'Line 1 of .env must be NAME=value, a comment (#) or empty.\nJWT_SECRETT in .env is not a setting. Did you mean JWT_SECRET?',
    );
    expect(readdirSync(folder)).toEqual(['.env']);
    rmSync(folder, { recursive: true });
  });

  it('says what an older .env lacks, and which secret is kept in two places that differ', () => {
    const files = { jwt_secret: 'one', internal_secret: 'two', totp_secret: 'three' };
    const read = (name) => files[name];
    const secrets = { JWT_SECRET: 'one', INTERNAL_SECRET: 'two', TOTP_SECRET: 'three' };
    expect(findEnvAdvice({ ...secrets, DEMO: 'false', BACKUP_KEY: 'a key' }, read)).toEqual([]);
    expect(findEnvAdvice({ ...secrets, JWT_SECRET: 'rotated' }, read)).toEqual([
      expect.stringMatching(/^Add DEMO=false to \.env: /),
      expect.stringMatching(/^Add BACKUP_KEY_FILE=secrets\/backup_key to \.env: /),
      expect.stringMatching(/^JWT_SECRET of \.env and secrets\/jwt_secret differ/),
    ]);
  });

  it('makes the secrets of containers once, readable in a folder that only the owner enters', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'setup-')), 'secrets');
    const read = (name) => readFileSync(path.join(folder, name), 'utf8');
    ensureContainerSecrets(folder, { JWT_SECRET: 'of the .env' });
    expect(read('jwt_secret')).toBe('of the .env\n');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(read('mongodb_uri')).toContain(`//shop:${read('mongo_shop_password').trim()}@mongo:27017/e-store`);
    const before = readdirSync(folder).map(read);
    rmSync(path.join(folder, 'backup_key'));
    ensureContainerSecrets(folder, { JWT_SECRET: 'another' });
    const after = readdirSync(folder).map(read);
    expect(after.filter((text) => !before.includes(text))).toEqual([read('backup_key')]);
    rmSync(path.dirname(folder), { recursive: true });
  });
});
