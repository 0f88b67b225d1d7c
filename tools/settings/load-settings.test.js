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

const load = (env = {}) => {
  const module = JSON.stringify(new URL('load-settings.js', import.meta.url).href);
  const program = `const { loadSettings } = await import(${module});
    const values = await loadSettings({ file: ${JSON.stringify(file)}, isServed: false });
    console.log(values.LOG_LEVEL, process.env.OTHER);`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
    timeout: 20_000,
  });
  return { status, out: stdout.trim(), err: stderr.trim() };
};

it('reads .env, and goes on without one', () => {
  expect(load()).toEqual({ status: 0, out: 'info undefined', err: '' });
  writeFileSync(file, 'LOG_LEVEL=warn\nOTHER=of another program\n');
  expect(load()).toEqual({ status: 0, out: 'warn of another program', err: '' });
});

it('prefers the environment to .env', () => {
  writeFileSync(file, 'LOG_LEVEL=warn\nOTHER=file\n');
  expect(load({ LOG_LEVEL: 'error', OTHER: '' })).toEqual({ status: 0, out: 'error', err: '' });
});

it('ends with a sentence where .env cannot be read', () => {
  mkdirSync(file);
  expect(load()).toEqual({
    status: 1,
    out: '',
    err: '.env cannot be read: it must be a file that this user may read.',
  });
});

it('names wrong lines, misspelled names and wrong values at once', () => {
  writeFileSync(file, 'FOO\nDEM0=false\n=abc\nLOG_LEVEL=loud\n');
  const { status, out, err } = load();
  expect({ status, out }).toEqual({ status: 1, out: '' });
  expect(err.split('\n')).toEqual([
    'Line 1 of .env must be NAME=value, a comment (#) or empty.',
    'Line 3 of .env must be NAME=value, a comment (#) or empty.',
    'DEM0 in .env is not a setting. Did you mean DEMO?',
    'LOG_LEVEL must be error or warn or info or debug or silent, not "loud".',
  ]);
});
