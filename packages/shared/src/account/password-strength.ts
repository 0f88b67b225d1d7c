import { guessablePattern, type PasswordOwner } from './guessable-pattern.ts';

export type PasswordStrength = 'short' | 'guessed' | 'fair' | 'good';

/** From this length on, composition adds nothing (NIST SP 800-63B-4, 3.1.1.2). */
export const GOOD_LENGTH = 15;
const MIN_DISTINCT_CHARACTERS = 5;

/** Rates a password by length and obvious patterns. Only the API knows breached passwords and decides. */
export function passwordStrength(password: string, min: number, owner: PasswordOwner): PasswordStrength {
  if (password.length < min) return 'short';
  if (guessablePattern(password, owner) || new Set(password.toLowerCase()).size < MIN_DISTINCT_CHARACTERS)
    return 'guessed';
  return password.length < GOOD_LENGTH ? 'fair' : 'good';
}
