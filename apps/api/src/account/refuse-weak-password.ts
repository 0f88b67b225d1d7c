import type { PasswordOwner } from '@e-store/shared/account/guessed-shape';
import { tooShort } from '@e-store/shared/account/password-rules';
import type { Role } from '@e-store/shared/endpoint';
import type { Config } from '../config.ts';
import { ValidationError } from '../errors.ts';
import { weakness } from './weak-password.ts';

/**
 * @throws ValidationError at `field` for a password that is guessed first (R14), or shorter than the shop asks for: whoever
 * can open E-DASH guards more than an account of their own (R13). A role that is not given is a shopper's.
 */
export function refuseWeakPassword(
  field: string,
  password: string,
  owner: PasswordOwner & { role?: Role },
  { passwordLength }: Pick<Config, 'passwordLength'>,
): void {
  const isStaff = owner.role !== undefined && owner.role !== 'Customer';
  const { shopper, staff } = passwordLength;
  const why =
    isStaff && password.length < staff
      ? `Whoever works in the shop needs at least ${staff} characters.`
      : password.length < shopper
        ? tooShort(shopper)
        : weakness(password, owner);
  if (why) throw new ValidationError({ [field]: why });
}
