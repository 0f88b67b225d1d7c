import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const newSecret = () => randomBytes(32).toString('hex');

export const newSecrets = () => ({ JWT_SECRET: newSecret(), INTERNAL_SECRET: newSecret() });

const readIfThere = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * The secrets of a data directory, made on the first call and the same ever after, so that a restart signs nobody
 * out. Only the owner may read the file. A damaged file is an error: new secrets would end every session unasked.
 */
export const keepSecrets = (dataDir) => {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'secrets.json');
  const kept = readIfThere(file);
  if (kept === undefined) {
    const secrets = newSecrets();
    writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return secrets;
  }
  try {
    const { JWT_SECRET, INTERNAL_SECRET } = JSON.parse(kept);
    if (JWT_SECRET && INTERNAL_SECRET) return { JWT_SECRET, INTERNAL_SECRET };
  } catch {
    // Reported below, together with a file that lacks one of the two.
  }
  throw new Error(
    `${file} is damaged: restore it, or delete it to make new secrets (everyone is signed out).`,
  );
};
