import type { SecondFactorState } from '@e-store/shared/account/second-factor';
import type { Config } from '../../config.ts';
import { jwtSecretsOf } from '../../jwt-secrets.ts';
import type { UserRecord } from '../user.model.ts';
import type { RecoveryHashes } from './recovery-codes.ts';
import { seal, unseal } from './seal.ts';

/** What an account keeps of its second step. */
export type SecondFactor = {
  /** The app's key, sealed: the database alone makes no codes. */
  sealedKey: string;
  since: Date;
  /** Of the code that was taken last; earlier ones, and this one, are worth nothing. */
  lastStep: number;
  recovery: RecoveryHashes;
};

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret' | 'totpSecret' | 'previousTotpSecret'>;

/** Seals the keys of apps; a secret of its own, so that a new `JWT_SECRET` leaves second steps alone. */
const sealingSecret = ({ totpSecret, jwtSecret }: Secrets): string => totpSecret ?? jwtSecret;

/** Newest first. Shops without `TOTP_SECRET` seal keys by `JWT_SECRET`. */
const openingSecrets = ({ totpSecret, previousTotpSecret, ...secrets }: Secrets): string[] =>
  [totpSecret, previousTotpSecret, ...jwtSecretsOf(secrets)].filter((secret) => secret !== undefined);

const purposeOf = (userId: string) => `second factor of ${userId}`;

export const sealKey = (key: Uint8Array, userId: string, secrets: Secrets) =>
  seal(key, purposeOf(userId), sealingSecret(secrets));

/** `undefined` when a secret sealed it that the settings do not name. */
export const openKey = (sealedKey: string, userId: string, secrets: Secrets) =>
  unseal(sealedKey, purposeOf(userId), openingSecrets(secrets));

export const isSealedByCurrentSecret = (sealedKey: string, userId: string, secrets: Secrets): boolean =>
  unseal(sealedKey, purposeOf(userId), [sealingSecret(secrets)]) !== undefined;

/** The second step that this account's sign-in takes now; staff only, and only where the shop has it. */
export function secondFactorOf(
  { role, secondFactor }: Pick<UserRecord, 'role' | 'secondFactor'>,
  { staffTotp }: Pick<Config, 'staffTotp'>,
): SecondFactor | undefined {
  return role === 'Customer' || staffTotp === 'off' ? undefined : secondFactor;
}

/** Staff of a shop that requires a second step, who have none yet. */
export const mustSetUpSecondFactor = (
  { role, secondFactor }: Pick<UserRecord, 'role' | 'secondFactor'>,
  { staffTotp }: Pick<Config, 'staffTotp'>,
): boolean => staffTotp === 'required' && role !== 'Customer' && !secondFactor;

export function stateOf(
  { secondFactor }: Pick<UserRecord, 'secondFactor'>,
  { staffTotp }: Pick<Config, 'staffTotp'>,
): SecondFactorState {
  return {
    policy: staffTotp,
    ...(secondFactor && { since: secondFactor.since.toISOString() }),
    recoveryCodesLeft: secondFactor?.recovery.hashes.length ?? 0,
  };
}
