import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answerHelp, fail, isMain, root, say } from './command-line.js';
import { envFile } from '../tools/settings/env-file.js';
import { readEnvFile } from '../tools/settings/read-env-file.js';
import { readSettings } from '../tools/settings/settings.js';
import { ensureContainerSecrets } from './shop/container-secrets.js';
import { newSecrets, readSecrets, writeIfMissing } from './shop/secrets.js';

const help = `
npm run setup   writes .env for a production shop, with random secrets, DEMO=false and all settings explained, and
                secrets/ with a file for each secret of docker compose and its database. Existing files do not
                change, and a shop that npm start has run keeps its secrets (DATA_DIR/secrets.json).
                A demo with npm start needs none of these; docker compose and your own server do.`;

/** For a production shop's first start. Compose passes the backup key itself. */
const productionSettings = { DEMO: 'false', BACKUP_KEY_FILE: 'secrets/backup_key' };

const risks = {
  DEMO: 'without it npm start may load the demo, whose Admin password is public.',
  BACKUP_KEY_FILE: 'without it npm run backup does not encrypt.',
};

/** For an existing `.env`. `readSecret` reads a file of `secrets/`. */
export const findEnvAdvice = (given, readSecret) => [
  ...Object.entries(productionSettings)
    .filter(([name]) => !given[name] && !given[name.replace(/_FILE$/, '')])
    .map(([name, value]) => `Add ${name}=${value} to .env: ${risks[name]}`),
  ...Object.keys(newSecrets())
    .filter((name) => given[name] && given[name] !== readSecret(name.toLowerCase()))
    .map(
      (name) =>
        `${name} of .env and secrets/${name.toLowerCase()} differ: docker compose uses the file, npm start uses .env.`,
    ),
];

/**
 * Readable by its owner only. Returns false when a file exists, which stays.
 * @param {string} file
 * @param {Record<string, string>} [stored] existing secrets
 */
export const writeEnvFile = (file, stored) =>
  writeIfMissing(file, envFile({ ...productionSettings, ...newSecrets(), ...stored }), 0o600);

/** @throws for a `.env` with errors, whose secrets the containers would not share */
const readValues = (file) => {
  const { values, problems } = readEnvFile(file);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return values;
};

/** Returns which files were missing below `directory`. */
export const setUp = (directory = root) => {
  const file = path.join(directory, '.env');
  const folder = path.join(directory, 'secrets');
  const { DATA_DIR } = readSettings({ ...readValues(file), ...process.env });
  const stored = readSecrets(path.resolve(directory, DATA_DIR));
  const isNew = writeEnvFile(file, stored);
  const given = readValues(file);
  // Secrets in .env take precedence, as in npm start.
  ensureContainerSecrets(folder, { ...stored, ...given });
  mkdirSync(path.join(directory, 'backups'), { recursive: true, mode: 0o700 });
  const origin = stored ? 'the existing secrets of this shop' : 'random secrets';
  say(isNew ? `.env written, with ${origin}.` : '.env exists and was not changed.');
  for (const line of findEnvAdvice(given, (name) => readFileSync(path.join(folder, name), 'utf8').trim()))
    say(line);
  say(
    'secrets/ is complete. Copy it and .env to another machine: without secrets/backup_key no backup can be read.',
  );
  if (isNew) say('Next: set SMTP_URL, PUBLIC_URL and MAIL_FROM in .env (docs/operations.md, Install).');
};

if (isMain(import.meta.url)) {
  answerHelp(help);
  try {
    setUp();
  } catch (error) {
    fail(error.message);
  }
}
