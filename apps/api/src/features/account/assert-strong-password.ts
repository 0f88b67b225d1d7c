import type { PasswordOwner } from '@e-store/shared/account/guessable-pattern';
import { tooShortMessage } from '@e-store/shared/account/password-rules';
import type { Role } from '@e-store/shared/endpoint';
import type { Config } from '../../platform/config/config.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import { isPublishedPassword } from './demo-logins.ts';
import { findPasswordWeakness } from './weak-password.ts';

const PUBLISHED = 'This password is published with the demo of this shop. Choose another one.';

type Owner = PasswordOwner & { role?: Role };

/** @throws ValidationError at `field` for a weak password */
export function assertStrongPassword(
  field: string,
  password: string,
  owner: Owner,
  config: Pick<Config, 'passwordLength' | 'isDemo'>,
): void {
  const fault = passwordError(password, owner, config);
  if (fault) throw new ValidationError({ [field]: fault });
}

export const isTooShortForStaff = (password: string, role: Role | undefined, least: number): boolean =>
  role !== undefined && role !== 'Customer' && password.length < least;

/**
 * Returns why a password is rejected: commonly guessed (R14), or shorter than the minimum for the role (R13).
 * Without a role, the shopper minimum applies.
 */
export function passwordError(
  password: string,
  owner: Owner,
  { passwordLength: { shopper, staff }, isDemo }: Pick<Config, 'passwordLength' | 'isDemo'>,
): string | undefined {
  if (isTooShortForStaff(password, owner.role, staff))
    return `Staff passwords need at least ${staff} characters.`;
  if (!isDemo && isPublishedPassword(password)) return PUBLISHED;
  return password.length < shopper ? tooShortMessage(shopper) : findPasswordWeakness(password, owner);
}
