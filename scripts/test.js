import { checkNode } from '../tools/settings/check-settings.js';
import { answerHelp, fail, say } from './command-line.js';
import { installPackages } from './install-packages.js';
import { formatSummary } from '../tools/test/outcome.js';
import { failureReport, runTestSteps } from '../tools/test/run-test-steps.js';

answerHelp(`
npm test   runs all checks: format, architecture, lint, build, types, unit, endpoint, page and browser tests,
           on a real MongoDB. Installs missing packages first. Ends with "N passed, N failed".`);

const tooOld = checkNode();
if (tooOld.length > 0) fail(tooOld.join('\n'));

const asked = new AbortController();
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(name, () => asked.abort(new Error('cancelled')));
}

await installPackages({ say, signal: asked.signal }).catch((error) => fail(error.message));
const { testSteps } = await import('../tools/test/steps.js');
const outcome = await runTestSteps(testSteps, { say, signal: asked.signal });
if (asked.signal.aborted) fail('The check was cancelled.');
if (outcome.failed > 0) say(failureReport(outcome.failures));
say(`\n${formatSummary(outcome)}`);
process.exit(outcome.failed > 0 ? 1 : 0);
