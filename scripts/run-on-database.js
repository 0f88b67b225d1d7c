import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { buildChanged } from './build-changed.js';
import { checkNode } from './check-settings.js';
import { fail, root } from './command-line.js';
import { installPackages } from './install-packages.js';
import { readSettings } from './settings.js';
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

/**
 * Runs a built script of the API, `apps/api/dist/<entry>`, with the arguments of this command, on MONGODB_URI, on the
 * database of a running shop, or on the local database, started for as long as it takes. Ends the process with the
 * script's exit status.
 */
export const runOnDatabase = async (entry, args = process.argv.slice(2)) => {
  const tooOld = checkNode();
  if (tooOld.length > 0) fail(tooOld.join('\n'));
  if (existsSync(path.join(root, '.env'))) process.loadEnvFile(path.join(root, '.env'));
  try {
    await installPackages({ say: tell });
    await buildChanged({ say: tell });
    const values = readSettings(process.env);
    values.DATA_DIR = path.resolve(root, values.DATA_DIR);
    values.PUBLIC_URL ??= `http://localhost:${values.WEB_PORT}`;
    values.SMTP_URL ??= `smtp://127.0.0.1:${values.SMTP_PORT}`;
    values.MONGODB_URI ??= await runningDatabase(values.DATA_DIR);
    const { shop, stop } = await runSteps(databaseSteps, { values, say: tell }, { say: tell });
    const status = await runHere(entry, args, childEnv('api', shop.values)).finally(stop);
    process.exit(status);
  } catch (error) {
    fail(error.message);
  }
};
