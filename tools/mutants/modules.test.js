import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import jest from '../../jest.config.js';
import { root } from '../../scripts/command-line.js';
import { modules } from './modules.js';

it.each(modules)(
  '$name: names files and tests that there are, of its project',
  ({ project, mutate, tests }) => {
    const { rootDir } = jest.projects.find(({ displayName }) => displayName === project);
    const named = [...mutate, ...tests];
    expect(named.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
    expect(named.filter((file) => !file.startsWith(`${rootDir}/`))).toEqual([]);
    expect(tests.filter((file) => !file.endsWith('.test.ts'))).toEqual([]);
    expect(mutate.filter((file) => file.endsWith('.test.ts'))).toEqual([]);
  },
);

it('names each module and each mutated file once [G10]', () => {
  for (const named of [modules.map(({ name }) => name), modules.flatMap(({ mutate }) => mutate)])
    expect(named.filter((one, index) => named.indexOf(one) !== index)).toEqual([]);
});

it('lets none survive in the stock filter, and in who may do what to whose', () => {
  const strict = modules.filter(({ survivors }) => survivors === 0);
  expect(strict.map(({ name }) => name)).toEqual(['stock', 'put-back', 'access', 'ownership']);
});
