import type { Role } from '@e-store/shared/endpoint';
import { ValidationError } from '../errors.ts';
import { type Owner, weakness } from './weak-password.ts';

/** Whoever can open E-DASH guards more than an account of their own (R13). */
export const MIN_STAFF_PASSWORD = 15;

/**
 * @throws ValidationError at `field` for a password that is guessed first (R14), or that is too short for staff; a role
 * that is not given is a shopper's.
 */
export function refuseWeakPassword(field: string, password: string, owner: Owner & { role?: Role }): void {
  const isStaff = owner.role !== undefined && owner.role !== 'Customer';
  const why =
    isStaff && password.length < MIN_STAFF_PASSWORD
      ? `Whoever works in the shop needs at least ${MIN_STAFF_PASSWORD} characters.`
      : weakness(password, owner);
  if (why) throw new ValidationError({ [field]: why });
}
