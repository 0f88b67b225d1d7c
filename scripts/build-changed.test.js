import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { fingerprint, needsBuild } from './build-changed.js';

describe('needs build', () => {
  let directory;
  const write = (file, text = '') => {
    mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
    writeFileSync(path.join(directory, file), text);
  };
  const markBuilt = () => write('node_modules/.e-store-build', fingerprint(directory));
  beforeEach(() => {
    directory = mkdtempSync(path.join(tmpdir(), 'build-'));
    write('packages/shared/package.json');
    write('packages/shared/src/money.ts', 'one');
    write('packages/shared/dist/money.js');
    mkdirSync(path.join(directory, 'apps'));
    markBuilt();
  });
  afterEach(() => rmSync(directory, { recursive: true }));

  it('not when nothing changed', () => {
    expect(needsBuild(directory)).toBe(false);
  });
  it('when a source changed', () => {
    write('packages/shared/src/money.ts', 'another');
    expect(needsBuild(directory)).toBe(true);
  });
  it('when a file is new', () => {
    write('packages/shared/src/new.ts');
    expect(needsBuild(directory)).toBe(true);
  });
  it('when a build was deleted', () => {
    rmSync(path.join(directory, 'packages/shared/dist'), { recursive: true });
    expect(needsBuild(directory)).toBe(true);
  });
  it('when it was never built', () => {
    rmSync(path.join(directory, 'node_modules'), { recursive: true });
    expect(needsBuild(directory)).toBe(true);
  });
  it('not for what a build itself writes', () => {
    write('packages/shared/dist/new.js');
    write('packages/shared/.turbo/log');
    expect(needsBuild(directory)).toBe(false);
  });
});
