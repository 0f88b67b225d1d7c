import { coresOf, guessedShape, type PasswordOwner } from '@e-store/shared/account/guessed-shape';
import { COMMON_ROOTS } from './common-passwords.ts';
import { isKnownPassword } from './known-passwords.ts';

const GUESSED = {
  row: 'Sequences and numbers are easy to guess. Use several words.',
  own: 'Your name and email are easy to guess. Use several words.',
  shop: 'The name of the shop is easy to guess. Use several words.',
} as const;

const isCommonRoot = (core: string) => COMMON_ROOTS.has(core) || COMMON_ROOTS.has(core.replace(/s$/, ''));

/**
 * Why a password is too easily guessed, as a sentence; `undefined` when it is not (ASVS 6.2.4, 6.2.11). Refused is what
 * was leaked often or comes down to one common word, to the shop's or the owner's own name, or to a row of keys, however it is decorated.
 * Several words together are fine: "monsoon on the roof".
 */
export function weakness(password: string, owner: PasswordOwner): string | undefined {
  const shape = guessedShape(password, owner);
  if (shape) return GUESSED[shape];
  if (isKnownPassword(password.toLowerCase()) || coresOf(password).some(isCommonRoot))
    return 'This password is too common. Use several unrelated words.';
  return undefined;
}
