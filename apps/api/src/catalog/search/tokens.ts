export type Token = { text: string; kind: 'word' | 'number' | 'sign' };

const PIECES = /₹|[<>]|\d[\d,]*(?:\.\d+)?%?|[\p{L}\p{M}'’‘]+|[-–—−]/gu;
const DASH = /^[-–—−]$/;

/**
 * One way of writing: small letters without accents, Devanagari without nukta, with one nasal sign and plain digits. What
 * is written alike is alike.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u093c\u200b-\u200d]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .toLowerCase();
}

/** The words, numbers and telling signs of a text, in order. A dash counts between numbers only: 500-900. */
export function tokensOf(text: string): Token[] {
  const found = [...plain(text).matchAll(PIECES)].map(([piece]) => piece);
  return found.flatMap((piece, index): Token[] => {
    if (DASH.test(piece)) {
      const isBetweenNumbers =
        /\d$/.test(found[index - 1] ?? '') && /^([\d₹]|rs$)/.test(found[index + 1] ?? '');
      return isBetweenNumbers ? [{ text: '-', kind: 'sign' }] : [];
    }
    if (/^[₹<>]$/.test(piece)) return [{ text: piece, kind: 'sign' }];
    if (/^\d/.test(piece)) return [{ text: piece.replaceAll(',', ''), kind: 'number' }];
    const word = piece.replace(/['’‘]/g, '');
    return word === '' ? [] : [{ text: word, kind: 'word' }];
  });
}

/** The words of a text as they are kept in the index. 'T-Shirt' is one word, or half of it would match every shirt. */
export function wordsOf(text: string): string[] {
  const words = tokensOf(text).flatMap(({ text: word, kind }) => (kind === 'sign' ? [] : [word]));
  return words.flatMap((word, index) => {
    if (/^shirts?$/.test(word) && words[index - 1] === 't') return ['tshirt'];
    if (word === 't' && /^shirts?$/.test(words[index + 1] ?? '')) return [];
    return word === 'tshirts' ? ['tshirt'] : [word];
  });
}
