import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { RECOVERY_CODES } from '@e-store/shared/account/second-factor';
import { base32 } from './base32.ts';

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** What is kept of the codes: hashes that are slow to guess, over one salt, so that a try costs one of them. */
export type RecoveryHashes = { salt: string; hashes: string[]; madeAt: Date };

/** Twelve letters and digits, sixty bits of chance: `k3f9-7q2m-x4ab`. */
const newCode = () =>
  base32(randomBytes(10))
    .slice(0, 12)
    .toLowerCase()
    .replace(/(.{4})(?=.)/g, '$1-');

/** Case, spaces and hyphens are how somebody writes a code, not what it is. */
export const plainCode = (typed: string) => typed.toLowerCase().replaceAll(/[\s-]/g, '');

/** @param code of any spelling */
export async function recoveryHash(code: string, salt: string): Promise<string> {
  return (await derive(plainCode(code), Buffer.from(salt, 'base64url'), 32)).toString('base64url');
}

export async function newRecoveryCodes(now: Date): Promise<{ codes: string[]; kept: RecoveryHashes }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  const salt = randomBytes(16).toString('base64url');
  const hashes = await Promise.all(codes.map((code) => recoveryHash(code, salt)));
  return { codes, kept: { salt, hashes, madeAt: now } };
}
