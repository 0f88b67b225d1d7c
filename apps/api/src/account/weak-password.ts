import { COMMON_ROOTS } from './common-passwords.ts';
import { isKnownPassword } from './known-passwords.ts';

/** Whom the password is for: what others know of them is no secret. */
export type Owner = { email: string; firstname: string; lastname: string };

const SHOP_WORDS = ['estore', 'storee'];
const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const ROWS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

const lettersOf = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

/** Letters with digits and marks read as the letters they stand for. */
const unleet = (text: string) =>
  lettersOf(text.toLowerCase().replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign));

/** `aaaaaaaa`, `12121212`, `abcabcabc`: a few signs over and over; how often would have to be guessed, too. */
const isRepeated = (text: string) => text.length <= 12 && /^(.{1,4}?)\1+.{0,3}$/.test(text);

/** `12345678`, `hgfedcba`, `qwertyui`: along a row of keys or letters, either way. */
function isRow(text: string): boolean {
  const back = text.split('').toReversed().join('');
  return ROWS.some((row) => (row + row).includes(text) || (row + row).includes(back));
}

const isCommonRoot = (core: string) => COMMON_ROOTS.has(core) || COMMON_ROOTS.has(core.replace(/s$/, ''));

/** What is left without the digits and marks that people put around a word. */
const coreOf = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/gi, '');

/**
 * Why a password is too easily guessed, as a sentence; `undefined` when it is not (ASVS 6.2.4, 6.2.11). Refused is what
 * was leaked often or comes down to one common word, to the shop's or the owner's own name, or to a row of keys, however it is decorated.
 * Several words together are fine: "monsoon on the roof".
 */
export function weakness(password: string, { email, firstname, lastname }: Owner): string | undefined {
  const plain = password.toLowerCase();
  if (isRepeated(plain) || isRow(plain) || /^\d+$/.test(plain))
    return 'That is a row or a number, which is guessed first. Use several words.';
  const cores = [lettersOf(coreOf(plain)), unleet(plain), unleet(coreOf(plain))].filter(
    (core) => core !== '',
  );
  const own = [
    lettersOf(email.split('@')[0] ?? ''),
    lettersOf(firstname),
    lettersOf(lastname),
    lettersOf(firstname + lastname),
  ];
  if (cores.some((core) => own.includes(core)))
    return 'That is your name or address, which others know. Use several words.';
  if (cores.some((core) => SHOP_WORDS.includes(core)))
    return 'That is the name of the shop, which is guessed first. Use several words.';
  if (isKnownPassword(plain) || cores.some(isCommonRoot))
    return 'That password is used by many and guessed first. Use several words.';
  return undefined;
}
