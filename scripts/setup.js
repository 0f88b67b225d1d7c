import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, fail, isMain, root, say } from './command-line.js';
import { envFile } from './env-file.js';
import { newSecrets } from './shop/secrets.js';

const help = `
npm run setup   writes .env with random secrets and every other setting explained; never overwrites one.
                npm start needs none; docker compose and a server of your own do.`;

/** Writes the file for its owner's eyes only; answers false, and leaves it alone, when there is one. */
export const writeEnvFile = (file) => {
  try {
    writeFileSync(file, envFile(newSecrets()), { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  if (!writeEnvFile(path.join(root, '.env'))) fail('.env exists already and is left as it is.');
  say('.env written, with random JWT_SECRET and INTERNAL_SECRET.');
}
