import path from 'node:path';
import { checkNode, checkSettings } from './check-settings.js';
import { fail, root } from '../../scripts/command-line.js';
import { readEnvFile } from './read-env-file.js';
import { readSettings } from './settings.js';

/**
 * The environment wins over `.env`. Ends the process with a sentence per wrong setting.
 * @param {{ file?: string, isServed?: boolean }} [options]
 */
export const loadSettings = async ({ file = path.join(root, '.env'), ...options } = {}) => {
  const tooOld = checkNode();
  if (tooOld.length > 0) fail(tooOld.join('\n'));
  const problems = loadEnvFile(file);
  const values = readSettings(process.env);
  problems.push(...(await checkSettings(values, options)));
  if (problems.length > 0) fail(problems.join('\n'));
  return values;
};

const loadEnvFile = (file) => {
  try {
    const { values, problems } = readEnvFile(file);
    for (const [name, value] of Object.entries(values)) process.env[name] ??= value;
    return problems;
  } catch (error) {
    return fail(error.message);
  }
};
