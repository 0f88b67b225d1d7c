import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ensureSecrets } from './secrets.js';

describe('keep secrets', () => {
  let dataDir;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('makes three different secrets of 32 bytes', () => {
    const secrets = ensureSecrets(dataDir);
    expect(Object.keys(secrets)).toEqual(['JWT_SECRET', 'TOTP_SECRET', 'INTERNAL_SECRET']);
    for (const secret of Object.values(secrets)) expect(Buffer.from(secret, 'hex')).toHaveLength(32);
    expect(new Set(Object.values(secrets)).size).toBe(3);
  });

  it('adds TOTP_SECRET to a file that has the other two, and keeps those', () => {
    const older = { JWT_SECRET: 'one', INTERNAL_SECRET: 'two' };
    writeFileSync(path.join(dataDir, 'secrets.json'), JSON.stringify(older));
    const secrets = ensureSecrets(dataDir);
    expect(secrets).toMatchObject(older);
    expect(Buffer.from(secrets.TOTP_SECRET, 'hex')).toHaveLength(32);
    expect(ensureSecrets(dataDir)).toEqual(secrets);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secrets.json']);
  });

  it('keeps them over restarts', () => {
    expect(ensureSecrets(dataDir)).toEqual(ensureSecrets(dataDir));
  });

  it('lets only the owner read them', () => {
    ensureSecrets(dataDir);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"JWT_SECRET":"only one"}'])(
    'refuses a damaged file (%j) instead of signing everyone out',
    (text) => {
      writeFileSync(path.join(dataDir, 'secrets.json'), text);
      expect(() => ensureSecrets(dataDir)).toThrow('is damaged');
    },
  );
});
