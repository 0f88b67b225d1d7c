import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { keepSecrets } from './secrets.js';

describe('keep secrets', () => {
  let dataDir;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('makes two different secrets of 32 bytes', () => {
    const { JWT_SECRET, INTERNAL_SECRET } = keepSecrets(dataDir);
    expect(Buffer.from(JWT_SECRET, 'hex')).toHaveLength(32);
    expect(INTERNAL_SECRET).not.toBe(JWT_SECRET);
  });

  it('keeps them over restarts', () => {
    expect(keepSecrets(dataDir)).toEqual(keepSecrets(dataDir));
  });

  it('lets only the owner read them', () => {
    keepSecrets(dataDir);
    expect(statSync(path.join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{"JWT_SECRET":"only one"}'])(
    'refuses a damaged file (%j) instead of signing everyone out',
    (text) => {
      writeFileSync(path.join(dataDir, 'secrets.json'), text);
      expect(() => keepSecrets(dataDir)).toThrow('is damaged');
    },
  );
});
