import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildChanged } from './build-changed.js';
import { fail, root } from './command-line.js';
import { installPackages } from './install-packages.js';
import { loadSettings } from '../tools/settings/load-settings.js';
import { hasInbox } from '../tools/settings/settings.js';
import { childEnv } from './shop/child-env.js';
import { runSteps } from './shop/run-steps.js';
import { runningDatabase } from './shop/running-database.js';
import { databaseSteps } from './shop/steps.js';

// stdout belongs to the tool, for example a generated password.
const logToStderr = (line) => process.stderr.write(`${line}\n`);

const runHere = (entry, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'apps/api/dist', entry), ...args], {
      env,
      cwd: root,
      stdio: 'inherit',
    });
    // Ctrl-C also reaches the child; this process waits for it, then stops the database.
    const ignoreSignal = () => {};
    process.on('SIGINT', ignoreSignal);
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const prepare = async () => {
  const values = await loadSettings({ isServed: false });
  await installPackages({ say: logToStderr });
  await buildChanged({ say: logToStderr });
  return { ...values, DATA_DIR: path.resolve(root, values.DATA_DIR) };
};

/**
 * Runs `apps/api/dist/<entry>` on MONGODB_URI, a running shop's database, or a temporary one. Exits with its
 * status.
 * @param findRefusalReason returns why it must not run, or nothing
 */
export const runOnDatabase = async (
  entry,
  { args = process.argv.slice(2), findRefusalReason = () => {} } = {},
) => {
  try {
    const values = await prepare();
    values.PUBLIC_URL ??= `http://localhost:${values.WEB_PORT}`;
    if (hasInbox(values)) values.SMTP_URL = `smtp://127.0.0.1:${values.SMTP_PORT}`;
    const running = values.MONGODB_URI === undefined ? await runningDatabase(values.DATA_DIR) : undefined;
    const refusal = findRefusalReason(values, running);
    if (refusal) fail(refusal);
    if (running) values.MONGODB_URI = running;
    const context = { values, say: logToStderr, isDatabaseOfRunningShop: running !== undefined };
    const { shop, stop } = await runSteps(databaseSteps, context, { say: logToStderr });
    const status = await runHere(entry, args, childEnv('api', shop.values)).finally(stop);
    process.exit(status);
  } catch (error) {
    fail(error.message);
  }
};

export const runWithoutDatabase = async (entry, args = process.argv.slice(2)) => {
  try {
    process.exit(await runHere(entry, args, childEnv('api', await prepare())));
  } catch (error) {
    fail(error.message);
  }
};
