import { ConflictError } from '../errors.ts';

/** An address belongs to one account; said at its field. */
export function emailTaken(message = 'There is already an account with this email address.'): ConflictError {
  return new ConflictError('EMAIL_TAKEN', message, { fields: { email: message } });
}
