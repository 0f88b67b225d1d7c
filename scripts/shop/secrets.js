import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const newSecret = () => randomBytes(32).toString('hex');

export const newSecrets = () => ({
  JWT_SECRET: newSecret(),
  TOTP_SECRET: newSecret(),
  INTERNAL_SECRET: newSecret(),
});

const fileOf = (dataDir) => path.join(dataDir, 'secrets.json');

const readIfThere = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/**
 * The secrets that a data directory holds; `undefined` when it has none. A damaged file is an error: new secrets would
 * end every session unasked.
 */
export const readSecrets = (dataDir) => {
  const file = fileOf(dataDir);
  const text = readIfThere(file);
  if (text === undefined) return undefined;
  try {
    const { JWT_SECRET, TOTP_SECRET, INTERNAL_SECRET } = JSON.parse(text);
    if (JWT_SECRET && INTERNAL_SECRET)
      return { JWT_SECRET, ...(TOTP_SECRET && { TOTP_SECRET }), INTERNAL_SECRET };
  } catch {
    // Reported below, together with a file that lacks one of the two.
  }
  throw new Error(
    `${file} is damaged: restore it, or delete it to make new secrets (everyone is signed out).`,
  );
};

/** Writes the file beside its place first: a crash in between must not damage the secrets that are there. */
const writeSecrets = (dataDir, secrets) => {
  const file = fileOf(dataDir);
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
};

/**
 * The secrets of a data directory, made on the first call and the same ever after, so that a restart signs nobody
 * out. A file from before `TOTP_SECRET` gets one. Only the owner may read the file.
 */
export const keepSecrets = (dataDir) => {
  mkdirSync(dataDir, { recursive: true });
  const stored = readSecrets(dataDir);
  if (stored?.TOTP_SECRET) return stored;
  const secrets = { ...newSecrets(), ...stored };
  writeSecrets(dataDir, secrets);
  return secrets;
};
