import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { answerHelp, fail, root, say } from '../../scripts/command-line.js';
import { installPackages } from '../../scripts/install-packages.js';
import { modules, optionsOf } from './config.js';
import { isGoalReached, scoreOf, scoresPage } from './scores.js';

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

await installPackages({ say });
const { tsImport } = await import('tsx/esm/api');
const { Stryker } = await import('@stryker-mutator/core');

/** All mutants share a MongoDB server, because a start takes longer than a test run. */
const startMongo = async () => {
  const { startThrowawayMongo } = await tsImport(
    '../../packages/local-mongo/src/start-throwaway-mongo.ts',
    import.meta.url,
  );
  const mongo = await startThrowawayMongo({ log: say });
  process.env.TEST_MONGODB_URI = mongo.uri;
  return mongo;
};

const page = path.join(root, 'docs/mutants.md');
const write = async (ran) => {
  const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const style = await resolveConfig(page);
  writeFileSync(page, await format(scoresPage(before, [ran], names), { ...style, filepath: page }));
};

const mongo = chosen.some(({ project }) => project === 'api') ? await startMongo() : undefined;
try {
  for (const module of chosen) {
    process.env.MUTANTS_MODULE = module.name;
    say(`\n${module.name}: ${module.mutate.join(', ')}`);
    const score = scoreOf(await new Stryker(optionsOf(module)).runMutationTest());
    await write({ module, score, day: new Date().toISOString().slice(0, 10) });
    const isGood = isGoalReached(module, score);
    say(`${isGood ? '✓' : '✗'} ${module.name}: ${score.noticed} of ${score.mutants} mutants killed`);
    if (!isGood) process.exitCode = 1;
  }
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(`${error.message}\n`);
} finally {
  await mongo?.stop();
}
