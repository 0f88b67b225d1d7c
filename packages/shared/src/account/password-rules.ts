import { z } from 'zod';
import { PASSWORD_LENGTH } from './password-strength.ts';

export const tooShortMessage = (min: number) => `Use at least ${min} characters.`;

/** Verified exactly as typed: no trimming, no composition rules, no truncation (ASVS 6.2). */
export const NewPassword = z
  .string('Enter a password.')
  .min(PASSWORD_LENGTH.min, tooShortMessage(PASSWORD_LENGTH.min))
  .max(PASSWORD_LENGTH.max, `Use at most ${PASSWORD_LENGTH.max} characters.`);

/** A password to compare: length rules would reveal which passwords cannot be right. */
export const TypedPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(1000, 'This is too long.');

export const PASSWORDS_DIFFER = 'The passwords do not match.';
