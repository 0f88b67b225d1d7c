import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { RECOVERY_CODES } from '@e-store/shared/account/second-factor';
import { base32 } from './totp.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Slow hashes over one shared salt, so that an attempt costs one hash. */
export type RecoveryHashes = { salt: string; hashes: string[]; madeAt: Date };

const newCode = () =>
  base32(randomBytes(10))
    .slice(0, 12)
    .toLowerCase()
    .replace(/(.{4})(?=.)/g, '$1-');

export const normaliseCode = (typed: string) => typed.toLowerCase().replaceAll(/[\s-]/g, '');

export async function recoveryHash(code: string, salt: string): Promise<string> {
  return (await derive(normaliseCode(code), Buffer.from(salt, 'base64url'), 32)).toString('base64url');
}

export async function newRecoveryCodes(
  now: Date,
): Promise<{ codes: string[]; recoveryHashes: RecoveryHashes }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const salt = randomBytes(16).toString('base64url');
  const hashes = await Promise.all(codes.map((code) => recoveryHash(code, salt)));
  return { codes, recoveryHashes: { salt, hashes, madeAt: now } };
}
