import { GOAL } from './config.js';

const head = `# What the tests notice

Stryker changes one thing of a file at a time (a mutant) and runs the tests that are named for it in
\`scripts/mutants/config.js\`: the share that fails is the score. Goal G10 is ${GOAL} %, and not one survivor where the goal
says 0. Written by \`npm run test:mutants\`; a module without a row has not been run yet.

- **set aside**: disabled at its line, with the reason there; or in what a file of the API does once, when it is loaded, for
  which every test of the module would have to run.
- **no mutant**: it did not even load, so there was nothing to notice.

`;

const isStatic = ({ statusReason }) => (statusReason ?? '').startsWith('Static mutant');

export const scoreOf = (results) => {
  const count = (...statuses) => results.filter(({ status }) => statuses.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const survived = count('Survived', 'NoCoverage');
  const ignored = results.filter(({ status }) => status === 'Ignored');
  return {
    mutants: noticed + survived,
    noticed,
    survived,
    disabled: ignored.filter((mutant) => !isStatic(mutant)).length,
    atLoad: ignored.filter(isStatic).length,
    broken: count('RuntimeError', 'CompileError'),
    percent: noticed + survived === 0 ? 0 : (100 * noticed) / (noticed + survived),
  };
};

export const isGoalReached = ({ survivors }, { percent, survived }) =>
  percent >= GOAL && (survivors === undefined || survived <= survivors);

const formatGoal = ({ survivors }) => (survivors === undefined ? `${GOAL} %` : `${survivors} survivors`);

const formatRow = ({ module, score, day }) => {
  const { mutants, noticed, survived, disabled, atLoad, broken, percent } = score;
  const aside = `${disabled} disabled, ${atLoad} at load`;
  const share = `${(Math.floor(percent * 10) / 10).toFixed(1)} %`;
  return `| ${module.name} | ${formatGoal(module)} | ${share} | ${mutants} | ${noticed} | ${survived} | ${aside} | ${broken} | ${day} |`;
};

const readRows = (text) =>
  new Map(
    text.split('\n').flatMap((line) => {
      const [, name] = /^\| ([a-z-]*[a-z])\s*\|/.exec(line) ?? [];
      return name ? [[name, line]] : [];
    }),
  );

export const scoresPage = (before, ran, names) => {
  const rows = readRows(before);
  for (const one of ran) rows.set(one.module.name, formatRow(one));
  const table = names.flatMap((name) => rows.get(name) ?? []);
  return `${head}| module | goal | score | mutants | noticed | survived | set aside | no mutant | run |\n|---|---|--:|--:|--:|--:|---|--:|---|\n${table.join('\n')}\n`;
};
