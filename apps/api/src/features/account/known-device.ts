import { randomBytes } from 'node:crypto';
import type { Context } from '../../platform/context.ts';
import { listJwtSecrets } from '../../platform/config/jwt-secrets.ts';
import { seal, unseal } from './second-factor/seal.ts';

export const KNOWN_DEVICE_MS = 180 * 24 * 60 * 60 * 1000;

const TIME_BYTES = 8;
const ID_BYTES = 16;

const devicePurpose = (email: string) => `device known to ${email}`;

/**
 * Issues an encrypted cookie value after a sign-in, valid for this account only. It grants no access.
 * Guesses from elsewhere do not count against this browser (R78); its own attempts count by its id.
 */
export function writeKnownDevice(
  email: string,
  { config, now }: Pick<Context, 'config' | 'now'>,
): { token: string; expiresAt: Date } {
  const expiresAt = new Date(now().getTime() + KNOWN_DEVICE_MS);
  const until = Buffer.alloc(TIME_BYTES);
  until.writeDoubleBE(expiresAt.getTime());
  const content = Buffer.concat([until, randomBytes(ID_BYTES)]);
  return { token: seal(content, devicePurpose(email), config.jwtSecret), expiresAt };
}

/** Returns the id of a browser in which this account signed in before, else `undefined`. */
export function readKnownDevice(
  token: string | undefined,
  email: string,
  { config, now }: Pick<Context, 'config' | 'now'>,
): string | undefined {
  const content = token && unseal(token, devicePurpose(email), listJwtSecrets(config));
  if (!content || content.length !== TIME_BYTES + ID_BYTES) return undefined;
  return now().getTime() < content.readDoubleBE(0)
    ? content.subarray(TIME_BYTES).toString('base64url')
    : undefined;
}
