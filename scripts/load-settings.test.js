import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-'));
  file = path.join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => {
  const module = JSON.stringify(new URL('load-settings.js', import.meta.url).href);
  const program = `const { readEnvFile } = await import(${module}); readEnvFile(${JSON.stringify(file)}); console.log(process.env.LOG_LEVEL)`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  return { status, out: stdout.trim(), err: stderr.trim() };
};

it('reads .env, and goes on without one', () => {
  expect(read()).toEqual({ status: 0, out: 'undefined', err: '' });
  writeFileSync(file, 'LOG_LEVEL=warn\n');
  expect(read()).toEqual({ status: 0, out: 'warn', err: '' });
});

it('ends with a sentence where .env cannot be read', () => {
  mkdirSync(file);
  expect(read()).toEqual({
    status: 1,
    out: '',
    err: '.env cannot be read: it must be a file that this user may read.',
  });
});
