import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { root } from './command-line.js';
import { envFile } from './env-file.js';
import { settings } from './settings.js';
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
});
