import { ValidationError } from '../errors.ts';
import { type Owner, weakness } from './weak-password.ts';

/** @throws ValidationError at `field` for a password that is guessed first (R14) */
export function refuseWeakPassword(field: string, password: string, owner: Owner): void {
  const why = weakness(password, owner);
  if (why) throw new ValidationError({ [field]: why });
}
