import { guessedShape, type PasswordOwner } from './guessed-shape.ts';

export type PasswordStrength = 'short' | 'guessed' | 'fair' | 'good';

/** From here on length alone does what kinds of characters promise (NIST SP 800-63B-4, 3.1.1.2). */
export const GOOD_LENGTH = 15;
/** Fewer different characters than this are typed by a pattern, however many there are. */
const FEW_CHARACTERS = 5;

/**
 * How a password stands before the shop has looked at it: by its length, and by what is seen without a list. It promises
 * nothing: passwords that are used by many are known to the API alone, which has the last word.
 */
export function passwordStrength(password: string, min: number, owner: PasswordOwner): PasswordStrength {
  if (password.length < min) return 'short';
  if (guessedShape(password, owner) || new Set(password.toLowerCase()).size < FEW_CHARACTERS)
    return 'guessed';
  return password.length < GOOD_LENGTH ? 'fair' : 'good';
}
