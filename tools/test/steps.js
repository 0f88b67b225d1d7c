import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { turboEnv } from '../../scripts/build-changed.js';
import { root } from '../../scripts/command-line.js';
import { runCommand } from '../../scripts/shop/run-command.js';
import { reportPlaywright } from '../../scripts/test-e2e.js';
import { reportJest } from '../../scripts/test-unit.js';
import { reportTrust } from '../trust/trust.js';
import { oneFailed, onePassed } from './outcome.js';
import { readJest } from './read-jest.js';
import { readPlaywright } from './read-playwright.js';

const program = (name) => path.join(root, 'node_modules', '.bin', name);
const turbo = (task) => [
  program('turbo'),
  ['run', task, '--output-logs=errors-only', '--continue'],
  turboEnv(),
];

const check = (name, [command, args, env]) => ({
  name,
  run: (signal) =>
    runCommand(name, command, args, { env, signal }).then(
      () => onePassed,
      (error) => oneFailed(name, error.message),
    ),
});

const tests = (name, write, read, needs = []) => ({
  name,
  needs,
  run: async (signal) => {
    const file = path.join(root, '.tmp', 'test', `${name.replaceAll(' ', '-')}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    try {
      await write(file, signal);
    } catch (error) {
      return oneFailed(name, error.message);
    }
    if (!existsSync(file)) return oneFailed(name, 'The run ended without a report; see its output above.');
    return read(JSON.parse(readFileSync(file, 'utf8')), root);
  },
});

/** Fast ones first. A step is skipped when one that it needs failed. */
export const testSteps = [
  check('format', [program('prettier'), ['--check', '.']]),
  check('architecture', [process.execPath, ['tools/architecture/check-architecture.js']]),
  check('build', turbo('build')),
  // After the build: without `packages/shared/dist`, lint takes imports from it for `any`.
  check('lint', [program('oxlint'), ['--type-aware']]),
  check('types', turbo('typecheck')),
  tests('unit tests', reportJest, readJest),
  tests('trust tests', reportTrust, readJest, ['build']),
  tests('browser tests', reportPlaywright, readPlaywright, ['build']),
];
