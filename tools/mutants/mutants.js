import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { answerHelp, fail, root, say } from '../../scripts/command-line.js';
import { installPackages } from '../../scripts/install-packages.js';
import { runVisibly } from '../../scripts/shop/run-visibly.js';
import { modules } from './modules.js';
import { scoreOf, scoresPage } from './scores.js';

const names = modules.map(({ name }) => name);
answerHelp(`
npm run test:mutants                 changes the rules of money, stock, orders and access one by one (Stryker) and checks
                                     whether a test fails; shows survivors, writes docs/mutants.md. Exits with status 1
                                     below the goal. Takes hours; unchanged code since the last run is skipped.
npm run test:mutants -- stock money  runs these modules only; other rows do not change. All: ${names.join(' ')}`);

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !names.includes(name));
if (unknown) fail(`Unknown module ${unknown}. Choose ${names.join(', ')}.`);
const chosen = asked.length > 0 ? modules.filter(({ name }) => asked.includes(name)) : modules;

const stryker = path.join(root, 'node_modules/.bin/stryker');
const page = path.join(root, 'docs/mutants.md');
const limitMs = 12 * 60 * 60_000;

const writeRow = async (module, score) => {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const row = { module, score, day: new Date().toISOString().slice(0, 10) };
  const style = await resolveConfig(page);
  writeFileSync(page, await format(scoresPage(before, [row], names), { ...style, filepath: page }));
};

const readScore = (report) => {
  const { files } = JSON.parse(readFileSync(report, 'utf8'));
  return scoreOf(Object.values(files).flatMap(({ mutants }) => mutants));
};

/** Stryker exits with status 1 below the threshold. */
const run = async (module, env) => {
  say(`\n${module.name}: ${module.mutate.join(', ')}`);
  const report = path.join(root, `.tmp/mutants/${module.name}-report.json`);
  rmSync(report, { force: true });
  const status = await runVisibly(stryker, ['run', path.join(import.meta.dirname, 'stryker.config.js')], {
    env: { ...process.env, ...env, MUTANTS_MODULE: module.name },
    limitMs,
  });
  if (!existsSync(report)) return false;
  const score = readScore(report);
  await writeRow(module, score);
  say(`${status === 0 ? '✓' : '✗'} ${module.name}: ${score.noticed} of ${score.mutants} mutants killed`);
  return status === 0;
};

await installPackages({ say });
const { tsImport } = await import('tsx/esm/api');
const { startThrowawayMongo } = await tsImport(
  '../../packages/local-mongo/src/start-throwaway-mongo.ts',
  import.meta.url,
);
// All mutants share one server, because a start takes longer than a test run.
const mongo = chosen.some(({ project }) => project === 'api')
  ? await startThrowawayMongo({ log: say })
  : undefined;
try {
  for (const module of chosen)
    if (!(await run(module, mongo && { TEST_MONGODB_URI: mongo.uri }))) process.exitCode = 1;
} finally {
  await mongo?.stop();
}
