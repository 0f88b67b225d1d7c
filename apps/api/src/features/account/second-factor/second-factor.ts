import type { SecondFactorState } from '@e-store/shared/account/second-factor';
import type { Config } from '../../../platform/config/config.ts';
import { listJwtSecrets } from '../../../platform/config/jwt-secrets.ts';
import type { UserRecord } from '../user.model.ts';
import type { RecoveryHashes } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';

export type SecondFactor = {
  /** Encrypted, so that the database alone cannot produce codes. */
  sealedKey: string;
  since: Date;
  /** Step of the last accepted code; this and earlier steps are rejected. */
  lastStep: number;
  recovery: RecoveryHashes;
};

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret' | 'totpSecret' | 'previousTotpSecret'>;

/** A secret separate from `JWT_SECRET`, so that rotating the latter keeps second steps valid. */
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

/** Returns the second step required at sign-in; staff only, and only where the shop offers one. */
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
