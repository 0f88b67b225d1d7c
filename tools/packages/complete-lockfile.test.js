import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';
import { completeLockfile, platformOf } from './complete-lockfile.js';

const lockOf = (packages) => ({ name: 'sample', lockfileVersion: 3, packages });

describe('complete lockfile', () => {
  it('adds a missing platform package with its version and platform', () => {
    const { lock, added } = completeLockfile(
      lockOf({
        'node_modules/@swc/core': { dev: true, optionalDependencies: { '@swc/core-darwin-arm64': '1.2.3' } },
      }),
    );
    expect(added).toEqual(['@swc/core-darwin-arm64']);
    expect(lock.packages['node_modules/@swc/core-darwin-arm64']).toEqual({
      version: '1.2.3',
      os: ['darwin'],
      cpu: ['arm64'],
      optional: true,
      dev: true,
    });
  });

  it('takes the number out of a range', () => {
    const { lock } = completeLockfile(
      lockOf({ 'node_modules/a': { optionalDependencies: { 'a-win32-x64': '^4.5.6' } } }),
    );
    expect(lock.packages['node_modules/a-win32-x64'].version).toBe('4.5.6');
  });

  it('finds a package beside its dependent and in every directory above', () => {
    const { added } = completeLockfile(
      lockOf({
        'apps/web/node_modules/a': { optionalDependencies: { near: '1.0.0', far: '1.0.0' } },
        'apps/web/node_modules/a/node_modules/near': { version: '1.0.0' },
        'node_modules/far': { version: '1.0.0' },
      }),
    );
    expect(added).toEqual([]);
  });

  it('adds nothing the second time', () => {
    const first = completeLockfile(lockOf({ 'node_modules/a': { optionalDependencies: { b: '1.0.0' } } }));
    expect(completeLockfile(first.lock).added).toEqual([]);
  });

  it.each([
    ['@esbuild/linux-x64', { os: ['linux'], cpu: ['x64'] }],
    ['@img/sharp-linuxmusl-arm64', { os: ['linux'], cpu: ['arm64'], libc: ['musl'] }],
    ['@rolldown/binding-linux-arm-gnueabihf', { os: ['linux'], cpu: ['arm'], libc: ['glibc'] }],
    ['turbo-windows-64', { os: ['win32'], cpu: ['x64'] }],
    ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
    ['fsevents', {}],
  ])('reads the platform of %s', (name, fields) => {
    expect(platformOf(name)).toEqual(fields);
  });
});

describe('package-lock.json', () => {
  it('lacks nothing that npm ci asks for', () => {
    const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
    expect(completeLockfile(lock).added).toEqual([]);
  });
});
