import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { needsInstall } from './install-packages.js';

describe('needs install', () => {
  let directory;
  const write = (file, text, seconds) => {
    const full = path.join(directory, file);
    mkdirSync(path.dirname(full), { recursive: true });
    writeFileSync(full, text);
    utimesSync(full, seconds, seconds);
  };
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'install-'));
    write('package-lock.json', '{}', 100);
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('on a fresh clone', () => {
    expect(needsInstall(directory)).toBe(true);
  });
  it('not after an installation', () => {
    write('node_modules/.package-lock.json', '{}', 200);
    expect(needsInstall(directory)).toBe(false);
  });
  it('when the lockfile is newer than what is installed', () => {
    write('node_modules/.package-lock.json', '{}', 50);
    expect(needsInstall(directory)).toBe(true);
  });
  it('not when the lockfile was only touched', () => {
    write('node_modules/.package-lock.json', '{}', 50);
    write('node_modules/.e-store-lock', createHash('sha256').update('{}').digest('hex'), 50);
    expect(needsInstall(directory)).toBe(false);
  });
});
