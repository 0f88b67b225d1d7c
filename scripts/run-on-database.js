import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildChanged } from './build-changed.js';
import { fail, root } from './command-line.js';
import { installPackages } from './install-packages.js';
import { loadSettings } from './load-settings.js';
import { hasInbox } from './settings.js';
import { childEnv } from './shop/child-env.js';
import { runSteps } from './shop/run-steps.js';
import { runningDatabase } from './shop/running-database.js';
import { databaseSteps } from './shop/steps.js';

// What these tools tell must not mix with what the tool itself prints, a generated password say.
const tell = (line) => process.stderr.write(`${line}\n`);

/** Runs a built script of the API in this terminal, stdin included, and answers its exit status. */
const runHere = (entry, args, env) =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path.join(root, 'apps/api/dist', entry), ...args], {
      env,
      cwd: root,
      stdio: 'inherit',
    });
    // A Ctrl-C reaches the child too; this process waits for it and then stops the database.
    const hold = () => {};
    process.on('SIGINT', hold);
    process.once('SIGTERM', () => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code) => resolve(code ?? 1));
  });

const prepare = async () => {
  const values = await loadSettings({ isServed: false });
  await installPackages({ say: tell });
  await buildChanged({ say: tell });
  return { ...values, DATA_DIR: path.resolve(root, values.DATA_DIR) };
};

/**
 * Runs a built script of the API, `apps/api/dist/<entry>`, with the arguments of this command, on MONGODB_URI, on the
 * database of a running shop, or on the local database, started for as long as it takes. Ends the process with the
 * script's exit status.
 *
 * `refuse` is asked with the settings and the address of the database of a running shop, before anything is started;
 * it answers why the command may not run, or nothing.
 */
export const runOnDatabase = async (entry, { args = process.argv.slice(2), refuse = () => {} } = {}) => {
  try {
    const values = await prepare();
    values.PUBLIC_URL ??= `http://localhost:${values.WEB_PORT}`;
    if (hasInbox(values)) values.SMTP_URL = `smtp://127.0.0.1:${values.SMTP_PORT}`;
    const running = values.MONGODB_URI === undefined ? await runningDatabase(values.DATA_DIR) : undefined;
    const refusal = refuse(values, running);
    if (refusal) fail(refusal);
    if (running) values.MONGODB_URI = running;
    const facts = { values, say: tell, isDatabaseOfRunningShop: running !== undefined };
    const { shop, stop } = await runSteps(databaseSteps, facts, { say: tell });
    const status = await runHere(entry, args, childEnv('api', shop.values)).finally(stop);
    process.exit(status);
  } catch (error) {
    fail(error.message);
  }
};

/** The same for a script that only reads files: no database is started, and none is looked for. */
export const runWithoutDatabase = async (entry, args = process.argv.slice(2)) => {
  try {
    process.exit(await runHere(entry, args, childEnv('api', await prepare())));
  } catch (error) {
    fail(error.message);
  }
};
