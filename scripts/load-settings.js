import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkNode, checkSettings } from './check-settings.js';
import { fail, root } from './command-line.js';
import { readSettings } from './settings.js';

/**
 * The settings of the environment and of `.env`, whose values give way to those of the environment. Ends the process
 * with a sentence for each wrong one. Every command begins with this: a setting in `.env` counts for all of them.
 *
 * @param {Parameters<typeof checkSettings>[1]} [options]
 */
export const loadSettings = async (options) => {
  const tooOld = checkNode();
  if (tooOld.length > 0) fail(tooOld.join('\n'));
  readEnvFile(path.join(root, '.env'));
  const values = readSettings(process.env);
  const problems = await checkSettings(values, options);
  if (problems.length > 0) fail(problems.join('\n'));
  return values;
};

/** Throws for an unreadable file, which would start the shop without its settings. */
export const readEnvFile = (file) => {
  if (!existsSync(file)) return;
  try {
    process.loadEnvFile(file);
  } catch {
    fail('.env cannot be read: it must be a file that this user may read.');
  }
};
