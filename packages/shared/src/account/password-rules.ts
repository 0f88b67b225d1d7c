/** Characters. A shop may require more than `min` and `staff`, never less (R13). */
export const PASSWORD_LENGTH = { min: 8, staff: 15, max: 128 } as const;

export const tooShortMessage = (min: number) => `Use at least ${min} characters.`;
export const PASSWORDS_DIFFER = 'The passwords do not match.';

export type PasswordStrength = 'short' | 'guessed' | 'fair' | 'good';

/** From here, composition adds nothing (NIST SP 800-63B-4, 3.1.1.2). */
const GOOD_LENGTH = 15;
const MIN_DISTINCT_CHARACTERS = 5;

/** Rates length and obvious patterns. Only the API knows breached passwords and decides. */
export function passwordStrength(password: string, min: number, owner: PasswordOwner): PasswordStrength {
  if (password.length < min) return 'short';
  if (guessablePattern(password, owner) || new Set(password.toLowerCase()).size < MIN_DISTINCT_CHARACTERS)
    return 'guessed';
  return password.length < GOOD_LENGTH ? 'fair' : 'good';
}

export type PasswordOwner = { email: string; firstname: string; lastname: string };

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

const toLetters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '');

const decodeLeet = (text: string) =>
  toLetters(text.toLowerCase().replace(/[013457@$!]/g, (sign) => LEET[sign] ?? sign));

/** `aaaaaaaa`, `12121212`, `abcabcabc`: up to 12 characters. */
const isRepeatedPattern = (text: string) => text.length <= 12 && /^(.{1,4}?)\1+.{0,3}$/.test(text);

/** `12345678`, `hgfedcba`, `qwertyui`, in either direction. */
function isKeyRow(text: string): boolean {
  const back = text.split('').toReversed().join('');
  return ROWS.some((row) => (row + row).includes(text) || (row + row).includes(back));
}

const stripDecoration = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/gi, '');

/** In lower case, without decoration. */
export function plainPasswordForms(password: string): string[] {
  const plain = password.toLowerCase();
  return [toLetters(stripDecoration(plain)), decodeLeet(plain), decodeLeet(stripDecoration(plain))].filter(
    (core) => core !== '',
  );
}

/** Detects what is guessed first without a list: key rows, the owner's name or address, the shop's name. */
export function guessablePattern(
  password: string,
  { email, firstname, lastname }: PasswordOwner,
): 'row' | 'own' | 'shop' | undefined {
  const plain = password.toLowerCase();
  if (isRepeatedPattern(plain) || isKeyRow(plain) || /^\d+$/.test(plain)) return 'row';
  const own = [
    toLetters(email.split('@')[0] ?? ''),
    toLetters(firstname),
    toLetters(lastname),
    toLetters(firstname + lastname),
  ];
  const cores = plainPasswordForms(password);
  if (cores.some((core) => own.includes(core))) return 'own';
  return cores.some((core) => SHOP_WORDS.includes(core)) ? 'shop' : undefined;
}
