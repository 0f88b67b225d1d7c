import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const newSecret = () => randomBytes(32).toString('hex');

export const newSecrets = () => ({
  JWT_SECRET: newSecret(),
  TOTP_SECRET: newSecret(),
  INTERNAL_SECRET: newSecret(),
});

const fileOf = (dataDir) => path.join(dataDir, 'secrets.json');

export const readIfExists = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Returns whether the file was missing. */
export const writeIfMissing = (file, text, mode) => {
  try {
    writeFileSync(file, text, { flag: 'wx', mode });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
};

/** @throws for a damaged file, because new secrets would end every session */
export const readSecrets = (dataDir) => {
  const file = fileOf(dataDir);
  const text = readIfExists(file);
  if (text === undefined) return undefined;
  try {
    const { JWT_SECRET, TOTP_SECRET, INTERNAL_SECRET } = JSON.parse(text);
    if (JWT_SECRET && INTERNAL_SECRET)
      return { JWT_SECRET, ...(TOTP_SECRET && { TOTP_SECRET }), INTERNAL_SECRET };
  } catch {
    // Reported below, like a file with a missing secret.
  }
  throw new Error(
    `${file} is damaged: restore it, or delete it to make new secrets (everyone is signed out).`,
  );
};

/** For its owner only, by a temporary file, so that a crash cannot damage existing secrets. */
export const writePrivateJson = (file, value) => {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}.part`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`, { mode: 0o600 });
  renameSync(unfinished, file);
};

/** Created once per data directory, so that a restart signs nobody out. Adds a missing `TOTP_SECRET`. */
export const ensureSecrets = (dataDir) => {
  const stored = readSecrets(dataDir);
  if (stored?.TOTP_SECRET) return stored;
  const secrets = { ...newSecrets(), ...stored };
  writePrivateJson(fileOf(dataDir), secrets);
  return secrets;
};
