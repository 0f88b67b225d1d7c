import path from 'node:path';
import { answerHelp, fail, root, say } from '../../scripts/command-line.js';
import { runCommand } from '../../scripts/shop/run-command.js';

answerHelp(`
npm run openapi            regenerates docs/openapi.json, docs/errors.md and docs/access.md from the contract
                           (packages/shared), with an example of every call from a temporary database, and the
                           table of docs/personal-data.md; npm test fails when they are outdated
npm run openapi -- --new   records only missing examples and keeps the others: much faster`);

const made = [
  'docs/openapi.json',
  'docs/errors.md',
  'docs/access.md',
  'docs/personal-data.md',
  'apps/api/src/platform/openapi/examples.json',
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
