import type { PasswordStrength } from '@e-store/shared/account/password-strength';

/** What is said of a password while it is typed. It praises no more than the shop can know. */
export const strengthWords: Record<PasswordStrength, string> = {
  short: 'Too short yet.',
  guessed: 'Guessed early: a row, a number, a name or a pattern. Use several words.',
  fair: 'Long enough. With 15 characters or more, such as several words, it is safer.',
  good: 'Long and hard to guess, if you use it nowhere else.',
};
