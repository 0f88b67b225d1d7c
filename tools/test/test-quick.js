import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { answerHelp, fail, isMain, root, say } from '../../scripts/command-line.js';
import { runVisibly } from '../../scripts/shop/run-visibly.js';
import { runJest } from '../../scripts/test-unit.js';

const help = `
npm run test:quick                     checks what the uncommitted changes affect: format, lint, architecture, types, and the
                                       tests of the same features. Not a substitute for npm test.
npm run test:quick -- --since main~3   also takes the commits since then`;

const limitMs = 5 * 60_000;
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

const listChanged = (since) =>
  [
    ...new Set([...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')]),
  ].filter((file) => existsSync(path.join(root, file)));

/** In every package: a feature has one name in shared, API and web app. */
export const testPatterns = (files) =>
  [
    ...new Set(
      files
        .filter((file) => /\.(tsx?|m?js|json|css)$/.test(file) && file.includes('/'))
        .map((file) => {
          const [, feature] = /(?:features|packages\/shared\/src)\/([\w-]+)\//.exec(file) ?? [];
          return feature
            ? `/(features|shared/src)/${feature}/`
            : `^${root}/${path.posix.dirname(file)}/[^/]+$`;
        }),
    ),
  ].toSorted();

const workspacesOf = (files) => [
  ...new Set(
    files.flatMap((file) => /^(?:apps|packages)\/[\w-]+|^(?:e2e|trust|tools)(?=\/)/.exec(file)?.[0] ?? []),
  ),
];

async function checkChanges(files) {
  const bin = (name) => path.join(root, 'node_modules/.bin', name);
  const run = (command, args) => runVisibly(command, args, { cwd: root, limitMs });
  const code = files.filter((file) => /\.(tsx?|m?js)$/.test(file));
  const steps = [
    () => run(bin('prettier'), ['--check', '--ignore-unknown', ...files]),
    () => (code.length > 0 ? run(bin('oxlint'), code) : 0),
    () => run(process.execPath, [path.join(root, 'tools/architecture/check-architecture.js')]),
    ...workspacesOf(files)
      .filter((folder) => existsSync(path.join(root, folder, 'tsconfig.json')))
      .map((folder) => () => run(bin('tsc'), ['-p', `${folder}/tsconfig.json`, '--noEmit'])),
    () => {
      const patterns = testPatterns(files);
      return patterns.length > 0
        ? runJest(['--maxWorkers=2', '--passWithNoTests', '--testPathPatterns', ...patterns])
        : 0;
    },
  ];
  for (const step of steps) if ((await step()) !== 0) return 1;
  return 0;
}

if (isMain(import.meta.url)) {
  answerHelp(help);
  const { values } = parseArgs({ options: { since: { type: 'string', default: 'HEAD' } } });
  const files = listChanged(values.since);
  if (files.length === 0)
    fail('Nothing has changed. Name where to start: npm run test:quick -- --since main~1');
  say(`${files.length} changed files`);
  process.exitCode = await checkChanges(files);
}
