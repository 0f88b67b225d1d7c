import { ConflictError } from '../../platform/errors/errors.ts';

export function emailTakenError(
  message = 'An account with this email address already exists.',
): ConflictError {
  return new ConflictError('EMAIL_TAKEN', message, { fields: { email: message } });
}
