import {
  plainPasswordForms,
  guessablePattern,
  type PasswordOwner,
} from '@e-store/shared/account/guessable-pattern';
import commonPasswords from './common-passwords.json' with { type: 'json' };
import { isLeakedPassword } from './leaked-passwords.ts';

const WEAKNESS_MESSAGES = {
  row: 'Sequences and numbers are easy to guess. Use several words.',
  own: 'Your name and email are easy to guess. Use several words.',
  shop: 'The name of the shop is easy to guess. Use several words.',
} as const;

/**
 * Roots of the most common passwords: `Password@123` and `p4ssw0rd1` both derive from `password`. From
 * published leak counts, with Indian favourites.
 */
const COMMON_ROOTS: ReadonlySet<string> = new Set(commonPasswords);
const isCommonRoot = (core: string) => COMMON_ROOTS.has(core) || COMMON_ROOTS.has(core.replace(/s$/, ''));

/**
 * Returns why a password is too easy to guess, else `undefined` (ASVS 6.2.4, 6.2.11).
 * Rejects leaked passwords and decorated forms of one common word, the shop's or owner's name, or a keyboard
 * row. Several words are fine.
 */
export function findPasswordWeakness(password: string, owner: PasswordOwner): string | undefined {
  const shape = guessablePattern(password, owner);
  if (shape) return WEAKNESS_MESSAGES[shape];
  if (isLeakedPassword(password.toLowerCase()) || plainPasswordForms(password).some(isCommonRoot))
    return 'This password is too common. Use several unrelated words.';
  return undefined;
}
