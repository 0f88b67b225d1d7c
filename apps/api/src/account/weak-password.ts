import { coresOf, guessedShape, type PasswordOwner } from '@e-store/shared/account/guessed-shape';
import { COMMON_ROOTS } from './common-passwords.ts';
import { isKnownPassword } from './known-passwords.ts';

const GUESSED = {
  row: 'That is a row or a number, which is guessed first. Use several words.',
  own: 'That is your name or address, which others know. Use several words.',
  shop: 'That is the name of the shop, which is guessed first. Use several words.',
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
    return 'That password is used by many and guessed first. Use several words.';
  return undefined;
}
