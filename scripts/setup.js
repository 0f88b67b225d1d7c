import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { answerHelp, isMain, root, say } from './command-line.js';
import { envFile } from './env-file.js';
import { keepContainerSecrets } from './shop/container-secrets.js';
import { newSecrets } from './shop/secrets.js';

const help = `
npm run setup   writes .env with random secrets and every other setting explained, and secrets/ with a file for each
                secret of docker compose, its database's own included. What is there already stays as it is.
                npm start needs none of it; docker compose and a server of your own do.`;

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
  const file = path.join(root, '.env');
  const isNew = writeEnvFile(file);
  keepContainerSecrets(path.join(root, 'secrets'), parseEnv(readFileSync(file, 'utf8')));
  mkdirSync(path.join(root, 'backups'), { recursive: true, mode: 0o700 });
  say(
    isNew
      ? '.env written, with random JWT_SECRET and INTERNAL_SECRET.'
      : '.env is there already and stays as it is.',
  );
  say(
    'secrets/ is complete. Copy it and .env off this machine: without secrets/backup_key no backup can be read.',
  );
}
