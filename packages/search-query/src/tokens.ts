export type Token = { text: string; kind: 'word' | 'number' | 'sign' };

const TOKEN_PATTERN = /₹|[<>+]|\d[\d,]*(?:\.\d+)?%?|(?<!\p{L})\p{L}&\p{L}(?!\p{L})|[\p{L}\p{M}'’‘]+|[-–—−]/gu;
const DASH = /^[-–—−]$/;

/** Lower case, no accents, no nukta, one nasal sign and plain digits. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .toLowerCase();
}

/** Ignores letter case only, as `LIST_COLLATION` does. */
export const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** Words, numbers and signs. A dash is a sign only between numbers: 500-900. */
export function tokensOf(text: string): Token[] {
  const found: readonly string[] = plain(text).match(TOKEN_PATTERN) ?? [];
  const tokens: Token[] = [];
  found.forEach((rawToken, index) => {
    const token = tokenOf(rawToken, found[index - 1], found[index + 1]);
    if (token) tokens.push(token);
  });
  return tokens;
}

/** The form in which word tables list a phrase. */
export const phraseKey = (phrase: string): string =>
  tokensOf(phrase)
    .map(({ text }) => text)
    .join(' ');

function tokenOf(rawToken: string, before = '', after = ''): Token | undefined {
  if (DASH.test(rawToken)) {
    const isBetweenNumbers = /(?:\d%?|^k)$/.test(before) && /^([\d₹]|rs$)/.test(after);
    return isBetweenNumbers ? { text: '-', kind: 'sign' } : undefined;
  }
  if (rawToken === '+') return /\d$/.test(before) ? { text: '+', kind: 'sign' } : undefined;
  if (/^[₹<>]$/.test(rawToken)) return { text: rawToken, kind: 'sign' };
  if (/^\d/.test(rawToken)) return { text: rawToken.replaceAll(',', ''), kind: 'number' };
  const word = rawToken.replace(/['’‘&]/g, '');
  return word === '' ? undefined : { text: word, kind: 'word' };
}

const T_SHIRT = /(?<![^ ])(?:t shirts?|tshirts)(?![^ ])/g;

/** In index form, separated by spaces. "T-Shirt" is one word, because "shirt" would match every shirt. */
export function wordText(text: string): string {
  const words = tokensOf(text).filter(({ kind }) => kind !== 'sign');
  return words
    .map((token) => token.text)
    .join(' ')
    .replace(T_SHIRT, 'tshirt');
}

export const wordsOf = (text: string): string[] => splitWords(wordText(text));

export const splitWords = (words: string): string[] => (words === '' ? [] : words.split(' '));
