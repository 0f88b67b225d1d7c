import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';
import { compareVersions } from './versions.js';

const readJson = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const lock = readJson('package-lock.json').packages;

const lockedVersions = (name) =>
  Object.entries(lock)
    .filter(([location, entry]) => location.endsWith(`node_modules/${name}`) && entry.version)
    .map(([, entry]) => entry.version);

describe('dependencies', () => {
  // Older versions have known vulnerabilities: docs/requirements.md, "Minimum versions".
  it.each([
    ['express', '5.2.0'],
    ['body-parser', '2.3.0'],
    ['qs', '6.14.2'],
    ['mongoose', '9.9.2'],
    ['nodemailer', '10.0.10'],
    ['axios', '1.15.2'],
    ['jsonwebtoken', '9.0.3'],
    ['jws', '4.0.1'],
  ])('%s is at least %s in every copy [R50] [R86] [ASVS 15.2.1] [ASVS 11.2.1]', (name, minimum) => {
    const versions = lockedVersions(name);
    expect(versions).not.toEqual([]);
    expect(versions.filter((version) => compareVersions(version, minimum) < 0)).toEqual([]);
  });

  it('holds none of the axios versions that were tampered with [R86]', () => {
    expect(lockedVersions('axios')).not.toContain('1.14.1');
    expect(lockedVersions('axios')).not.toContain('0.30.4');
  });

  it('holds nothing of the package that those fetched [R86]', () => {
    expect(lockedVersions('plain-crypto-js')).toEqual([]);
  });

  const declared = new Set(
    Object.entries(lock)
      .filter(([location]) => !location.includes('node_modules'))
      .map(([location]) => readJson(path.join(location, 'package.json')))
      .flatMap((manifest) => Object.keys({ ...manifest.dependencies, ...manifest.devDependencies })),
  );
  const required =
    'react react-dom react-router-dom redux react-redux redux-thunk axios express mongoose jsonwebtoken bcryptjs cookie-parser nodemailer turbo vite jest supertest mongodb-memory-server';

  it.each(required.split(' '))('%s is a direct dependency of a workspace', (name) => {
    expect(declared).toContain(name);
  });
});

describe('compare versions', () => {
  it.each([
    ['1.2.3', '1.2.3', 0],
    ['1.10.0', '1.9.9', 1],
    ['2.0.0', '10.0.0', -1],
    ['9.0', '9.0.1', -1],
  ])('%s against %s', (a, b, sign) => {
    expect(Math.sign(compareVersions(a, b))).toBe(sign);
  });
});
