import { GOAL, modules } from './modules.js';

const { name, project, mutate, survivors } =
  modules.find((module) => module.name === process.env.MUTANTS_MODULE) ?? modules[0];

/** One module of modules.js: `MUTANTS_MODULE=money npx stryker run tools/mutants/stryker.config.js`. */
export default {
  mutate,
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { configFile: 'tools/mutants/jest.config.js', enableFindRelatedTests: project === 'shared' },
  // Stryker needs this file's compiler API, which TypeScript 7 lacks (docs/adr/025). The file does not exist.
  tsconfigFile: 'none.json',
  coverageAnalysis: 'perTest',
  // Load-time code cannot be toggled per test: every API test would run.
  ignoreStatic: project === 'api',
  ignorePatterns: ['dist', '.data', '.tmp', '.turbo', 'apps/web', 'e2e', 'trust', 'tools/bench/results'],
  thresholds: { high: 100, low: GOAL, break: survivors === 0 ? 100 : GOAL },
  incremental: true,
  incrementalFile: `.tmp/mutants/${name}.json`,
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
  reporters: ['progress-append-only', 'clear-text', 'json'],
  jsonReporter: { fileName: `.tmp/mutants/${name}-report.json` },
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false, reportScoreTable: false },
  concurrency: 1,
  // A timeout counts as detected, so the limit allows for a busy machine.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 20,
};
