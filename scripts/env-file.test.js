import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { root } from './command-line.js';
import { envFile } from './env-file.js';
import { settings } from './settings.js';
import { ensureContainerSecrets } from './shop/container-secrets.js';
import { ensureSecrets, readSecrets } from './shop/secrets.js';
import { findEnvAdvice, writeEnvFile } from './setup.js';

describe('.env.example', () => {
  const example = readFileSync(path.join(root, '.env.example'), 'utf8');

  it('is what the list of settings says', () => {
    expect(example).toBe(envFile());
  });

  it('sets nothing by itself', () => {
    expect(parseEnv(example)).toEqual({});
  });

  it.each(settings.map(({ name }) => name))('explains %s', (name) => {
    expect(example).toMatch(new RegExp(`^# .+\\n# ${name}=`, 'm'));
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
