import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { answerHelp, isMain, root } from './command-line.js';
import { runVisibly } from './shop/run-visibly.js';

const help = `
npm run test:unit                            runs unit, endpoint and page tests
npm run test:unit -- --selectProjects shared runs one project: shared server search-query local-mongo local-mail local-gateway local-opensearch client scripts tools api web
npm run test:unit -- place-order             runs tests with this text in their path; all options of jest work`;

const limitMs = 45 * 60_000;

/** One more than cores, because tests wait for the database. A worker that leaks memory is replaced. */
const inWorkers = [`--maxWorkers=${availableParallelism() + 1}`, '--workerIdleMemoryLimit=1GB'];

export const runJest = (args, signal) => {
  const options = [
    process.env.NODE_OPTIONS,
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
  ];
  const env = { ...process.env, NODE_OPTIONS: options.filter(Boolean).join(' ') };
  const jest = path.join(root, 'node_modules/jest/bin/jest.js');
  return runVisibly(process.execPath, [jest, ...args], { env, limitMs, signal });
};

export const reportJest = async (file, signal) => {
  rmSync(file, { force: true });
  await runJest(['--ci', '--json', `--outputFile=${file}`, ...inWorkers], signal);
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  process.exitCode = await runJest(process.argv.slice(2));
}
