import path from 'node:path';
import jest from '../../jest.config.js';
import { modules } from './modules.js';

const repository = path.resolve(import.meta.dirname, '../..');
// Stryker runs Jest in processes on a copy of the repository: the environment names the module.
const { project, tests } = modules.find(({ name }) => name === process.env.MUTANTS_MODULE) ?? modules[0];
const {
  displayName: _name,
  rootDir,
  globalSetup: _start,
  globalTeardown: _stop,
  ...config
} = jest.projects.find((one) => one.displayName === project);

/** Without global setup, because all mutants share one database server. */
export default {
  ...config,
  rootDir: path.join(repository, rootDir),
  testMatch: tests.map((test) => path.join(repository, test)),
  setupFilesAfterEnv: [
    ...(config.setupFilesAfterEnv ?? []),
    path.join(import.meta.dirname, 'fixed-cases.js'),
  ],
};
