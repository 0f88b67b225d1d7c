import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileOf = (content: string) => {
  const file = join(folder, `${content.length}`);
  writeFileSync(file, content);
  return file;
};
const RANDOM = 'b7d4f0a1c93e5826'.repeat(4);

describe('secrets in files', () => {
  it('are read without the line break at their end, and give way to a value', () => {
    const config = readConfig({
      MONGODB_URI_FILE: fileOf('mongodb://shop:word@mongo/e-store\n'),
      JWT_SECRET_FILE: fileOf(`${RANDOM}\n`),
      INTERNAL_SECRET: RANDOM.toUpperCase(),
      INTERNAL_SECRET_FILE: '/nowhere',
      BACKUP_KEY_FILE: fileOf(`${RANDOM}ff`),
    });
    expect(config).toMatchObject({
      mongodbUri: 'mongodb://shop:word@mongo/e-store',
      jwtSecret: RANDOM,
      internalSecret: RANDOM.toUpperCase(),
      backupKey: `${RANDOM}ff`,
    });
  });

  it('are named when they cannot be read, without a word of what is in others', () => {
    const env = { MONGODB_URI: 'mongodb://db/x', JWT_SECRET_FILE: '/nowhere', INTERNAL_SECRET: RANDOM };
    expect(() => readConfig(env)).toThrow('JWT_SECRET_FILE /nowhere cannot be read');
  });
});
