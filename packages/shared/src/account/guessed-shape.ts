/** Whom a password is for: what others know of them is no secret. */
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

/** What is left without the digits and marks that people put around a word. */
const coreOf = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/gi, '');

/** The words that a password comes down to, in lower case, however it is decorated. */
export function coresOf(password: string): string[] {
  const plain = password.toLowerCase();
  return [lettersOf(coreOf(plain)), unleet(plain), unleet(coreOf(plain))].filter((core) => core !== '');
}

/**
 * What is guessed first, and can be seen without a list: a row of keys or a number, the owner's own name or address, the
 * name of the shop. `undefined`: none of these.
 */
export function guessedShape(
  password: string,
  { email, firstname, lastname }: PasswordOwner,
): 'row' | 'own' | 'shop' | undefined {
  const plain = password.toLowerCase();
  if (isRepeated(plain) || isRow(plain) || /^\d+$/.test(plain)) return 'row';
  const own = [
    lettersOf(email.split('@')[0] ?? ''),
    lettersOf(firstname),
    lettersOf(lastname),
    lettersOf(firstname + lastname),
  ];
  const cores = coresOf(password);
  if (cores.some((core) => own.includes(core))) return 'own';
  return cores.some((core) => SHOP_WORDS.includes(core)) ? 'shop' : undefined;
}
