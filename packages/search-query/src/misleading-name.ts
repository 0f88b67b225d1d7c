import type { IndexedProduct } from './indexed-product.ts';
import type { WordAlternatives } from './parsed-query.ts';
import { splitWords, wordText } from './tokens.ts';
import { lexicon } from './parser/lexicon.ts';

const hasWords = (text: string, sets: WordAlternatives) =>
  sets.some((set) => set.every((word) => splitWords(text).includes(word)));

/** Whether the meaning of a word would hide the product: "Genda Flower T-Shirt" in white. */
function isMisleading(word: string, { words }: Pick<IndexedProduct, 'words'>): boolean {
  const meaning = lexicon.meaningOf(word);
  switch (meaning?.kind) {
    case 'colour':
    case 'fabric':
      return !hasWords(words[meaning.kind], meaning.value);
    case 'department':
      return words.department !== meaning.value;
    case 'category':
      return words.category !== wordText(meaning.value);
    case 'size':
    case 'onSale':
    case 'inStock':
    case 'not':
      return true;
    default:
      return false;
  }
}

/** A full name that finds its product only as plain words. */
export function misleadingName(product: Pick<IndexedProduct, 'words'>): string[] {
  const words = splitWords(product.words.name);
  return words.length > 1 && words.some((word) => isMisleading(word, product)) ? [product.words.name] : [];
}
