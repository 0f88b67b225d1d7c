import type { PasswordOwner } from '@e-store/shared/account/guessed-shape';
import { tooShort } from '@e-store/shared/account/password-rules';
import type { Role } from '@e-store/shared/endpoint';
import type { Config } from '../config.ts';
import { ValidationError } from '../errors.ts';
import { isPublishedPassword } from './demo-logins.ts';
import { weakness } from './weak-password.ts';

const PUBLISHED = 'This password is published with the demo of this shop. Choose another one.';

type Owner = PasswordOwner & { role?: Role };

/** @throws ValidationError at `field` for a password that has a fault. */
export function refuseWeakPassword(
  field: string,
  password: string,
  owner: Owner,
  config: Pick<Config, 'passwordLength' | 'isDemo'>,
): void {
  const fault = faultOfPassword(password, owner, config);
  if (fault) throw new ValidationError({ [field]: fault });
}

/** Whether a password, chosen as a shopper, does not do for the role that its owner has. */
export const isTooShortForStaff = (password: string, role: Role | undefined, least: number): boolean =>
  role !== undefined && role !== 'Customer' && password.length < least;

/**
 * Why a password cannot be chosen: it is guessed first (R14), or shorter than the shop asks for; whoever can open E-DASH
 * guards more than an account of their own (R13). A role that is not given is a shopper's.
 */
export function faultOfPassword(
  password: string,
  owner: Owner,
  { passwordLength: { shopper, staff }, isDemo }: Pick<Config, 'passwordLength' | 'isDemo'>,
): string | undefined {
  if (isTooShortForStaff(password, owner.role, staff))
    return `Staff passwords need at least ${staff} characters.`;
  if (!isDemo && isPublishedPassword(password)) return PUBLISHED;
  return password.length < shopper ? tooShort(shopper) : weakness(password, owner);
}
