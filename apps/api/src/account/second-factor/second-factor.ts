import type { SecondFactorState } from '@e-store/shared/account/second-factor';
import type { Config } from '../../config.ts';
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

type Secrets = Pick<Config, 'jwtSecret' | 'previousJwtSecret'>;

export const secretsOf = ({ jwtSecret, previousJwtSecret }: Secrets): string[] =>
  previousJwtSecret === undefined ? [jwtSecret] : [jwtSecret, previousJwtSecret];

const purposeOf = (userId: string) => `second factor of ${userId}`;

export const sealKey = (key: Uint8Array, userId: string, { jwtSecret }: Secrets) =>
  seal(key, purposeOf(userId), jwtSecret);

/** `undefined` when it was sealed under a secret that is neither the present nor the previous one. */
export const openKey = (sealedKey: string, userId: string, secrets: Secrets) =>
  unseal(sealedKey, purposeOf(userId), secretsOf(secrets));

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
