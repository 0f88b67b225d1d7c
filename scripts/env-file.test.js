import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { root } from './command-line.js';
import { envFile } from './env-file.js';
import { settings } from './settings.js';
import { keepContainerSecrets } from './shop/container-secrets.js';
import { writeEnvFile } from './setup.js';

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

  it('writes both secrets for the owner alone, and never overwrites them', () => {
    expect(writeEnvFile(file)).toBe(true);
    const first = readFileSync(file, 'utf8');
    expect(Object.keys(parseEnv(first)).toSorted()).toEqual(['INTERNAL_SECRET', 'JWT_SECRET']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(writeEnvFile(file)).toBe(false);
    expect(readFileSync(file, 'utf8')).toBe(first);
    rmSync(directory, { recursive: true });
  });

  it('makes the secrets of containers once, readable in a folder that only the owner enters', () => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'setup-')), 'secrets');
    const read = (name) => readFileSync(path.join(folder, name), 'utf8');
    keepContainerSecrets(folder, { JWT_SECRET: 'of the .env' });
    expect(read('jwt_secret')).toBe('of the .env\n');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(read('mongodb_uri')).toContain(`//shop:${read('mongo_shop_password').trim()}@mongo:27017/e-store`);
    const before = readdirSync(folder).map(read);
    rmSync(path.join(folder, 'backup_key'));
    keepContainerSecrets(folder, { JWT_SECRET: 'another' });
    const after = readdirSync(folder).map(read);
    expect(after.filter((text) => !before.includes(text))).toEqual([read('backup_key')]);
    rmSync(path.dirname(folder), { recursive: true });
  });
});
