import path from 'node:path';
import { answerHelp, fail, root, say } from './command-line.js';
import { runCommand } from './shop/run-command.js';

answerHelp(`
npm run openapi            makes docs/openapi.json, docs/errors.md and docs/access.md anew from the contract
                           (packages/shared), with an example of every call, made on a database of its own, and the
                           table of docs/personal-data.md; npm test fails when they are behind
npm run openapi -- --new   makes the calls that have no example yet, and keeps the other examples: much quicker`);

const made = [
  'docs/openapi.json',
  'docs/errors.md',
  'docs/access.md',
  'docs/personal-data.md',
  'apps/api/src/openapi/examples.ts',
];
const program = (name) => path.join(root, 'node_modules', '.bin', name);
const env = { ...process.env, NODE_ENV: 'development' };

try {
  const writer = 'apps/api/src/testing/write-openapi.ts';
  await runCommand('openapi', program('tsx'), ['--conditions=source', writer, ...process.argv.slice(2)], {
    env,
  });
  await runCommand('format', program('prettier'), ['--log-level=warn', '--write', ...made], { env });
  say(`Written: ${made.join(', ')}`);
} catch (error) {
  fail(error.message);
}
