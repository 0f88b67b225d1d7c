import type { PasswordStrength } from '@e-store/shared/account/password-strength';

/** Feedback while a password is typed. Promises no more than the shop can know. */
export const strengthMessages: Record<PasswordStrength, string> = {
  short: 'Too short.',
  guessed: 'Easy to guess: it is a sequence, a number, a name or a pattern. Use several words.',
  fair: 'Good. 15 or more characters, such as several words, are safer.',
  good: 'Strong, if you do not use it anywhere else.',
};
