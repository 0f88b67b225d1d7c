import { randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { type SecondFactorState, RECOVERY_CODES } from '@e-store/shared/account/second-factor';
import { type Config, listJwtSecrets } from '../../../platform/config/config.ts';
import type { UserRecord } from '../user.model.ts';
import { seal, unseal } from './seal.ts';
import { base32 } from './totp.ts';

export type SecondFactor = {
  /** Encrypted, so that the database alone cannot produce codes. */
  sealedKey: string;
  since: Date;
  /** This and earlier steps are rejected. */
  lastStep: number;
  recovery: RecoveryHashes;
};

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret' | 'totpSecret' | 'previousTotpSecret'>;

/** Separate, so that rotating `JWT_SECRET` keeps second steps valid. */
const sealingSecret = ({ totpSecret, jwtSecret }: Secrets): string => totpSecret ?? jwtSecret;

const openingSecrets = ({ totpSecret, previousTotpSecret, ...secrets }: Secrets): string[] =>
  [totpSecret, previousTotpSecret, ...listJwtSecrets(secrets)].filter((secret) => secret !== undefined);

const keyPurpose = (userId: string) => `second factor of ${userId}`;

export const sealKey = (key: Uint8Array, userId: string, secrets: Secrets) =>
  seal(key, keyPurpose(userId), sealingSecret(secrets));

export const openKey = (sealedKey: string, userId: string, secrets: Secrets) =>
  unseal(sealedKey, keyPurpose(userId), openingSecrets(secrets));

export const isSealedByCurrentSecret = (sealedKey: string, userId: string, secrets: Secrets): boolean =>
  unseal(sealedKey, keyPurpose(userId), [sealingSecret(secrets)]) !== undefined;

/** Staff only, and only where the shop offers one. */
export function requiredSecondFactor(
  { role, secondFactor }: Pick<UserRecord, 'role' | 'secondFactor'>,
  { staffTotp }: Pick<Config, 'staffTotp'>,
): SecondFactor | undefined {
  return role === 'Customer' || staffTotp === 'off' ? undefined : secondFactor;
}

export const mustSetUpSecondFactor = (
  { role, secondFactor }: Pick<UserRecord, 'role' | 'secondFactor'>,
  { staffTotp }: Pick<Config, 'staffTotp'>,
): boolean => staffTotp === 'required' && role !== 'Customer' && !secondFactor;

export function toSecondFactorState(
  { secondFactor }: Pick<UserRecord, 'secondFactor'>,
  { staffTotp }: Pick<Config, 'staffTotp'>,
): SecondFactorState {
  return {
    policy: staffTotp,
    ...(secondFactor && { since: secondFactor.since.toISOString() }),
    recoveryCodesLeft: secondFactor?.recovery.hashes.length ?? 0,
  };
}

const derive = promisify<string, Buffer, number, Buffer>(scrypt);

/** Slow hashes over one shared salt, so that an attempt costs one hash. */
type RecoveryHashes = { salt: string; hashes: string[]; madeAt: Date };

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
