import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '../../scripts/command-line.js';
import { listShipped, SHIPPED } from './sbom.js';

const read = (file) => readFileSync(path.join(root, file), 'utf8');
const lock = JSON.parse(read('package-lock.json'));

describe('what is shipped [R86]', () => {
  it.each([
    ['api', 'mongodb', 'react-dom'],
    ['web', 'scheduler', 'mongoose'],
  ])(
    'with the %s is listed with version, licence and hash: %s, not %s, nothing of development',
    (app, deep, other) => {
      const { components } = listShipped(lock, app);
      const named = (name) => components.find((component) => component.name === name);
      const installed = (name) =>
        lock.packages[`apps/${app}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`];
      const { dependencies } = JSON.parse(read(`apps/${app}/package.json`));
      const direct = Object.keys(dependencies).filter((name) => !name.startsWith('@e-store/'));
      for (const name of [...direct, 'zod', deep])
        expect(named(name)).toMatchObject({
          version: installed(name).version,
          licenses: [{ license: { name: expect.any(String) } }],
          hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
        });
      for (const absent of [other, 'jest', 'turbo', 'typescript']) expect(named(absent)).toBeUndefined();
    },
  );

  it.each(SHIPPED)(
    'is installed into the image of the %s without scripts, and its list lies in it',
    (app) => {
      const dockerfile = read(`apps/${app}/Dockerfile`);
      const installs = dockerfile.match(/npm (ci|install|i)\b.*/g);
      expect(installs).toHaveLength(2);
      for (const install of installs) expect(install).toContain('--ignore-scripts');
      expect(dockerfile).toContain(`RUN node tools/packages/sbom.js ${app} sbom.cdx.json`);
    },
  );
});
