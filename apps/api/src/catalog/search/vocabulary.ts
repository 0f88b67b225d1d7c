import type { Category } from '@e-store/shared/catalog/categories';
import type { IndexedProduct } from './indexed-product.ts';
import { NumberWords } from './number-words.ts';
import { soundOf } from './sound-of.ts';
import { plain, splitWords, wordText } from './tokens.ts';

const PREFIX_FROM = 2;
/** So many answers about words are kept; strangers choose the words. */
const MOST_REMEMBERED = 2000;

/**
 * The words of the catalogue, by which a word that was typed is told from one that was misspelt. Words of products that
 * left stay until the next one is made: that costs a correction, never a result.
 */
export class Vocabulary {
  /** Words of names, brands, colours, kinds and fabrics, with how often they occur: what a misspelling may have meant. */
  #names = new Map<string, number>();
  /** Words with digits, which mean nothing but themselves: each product of a large catalogue may have one of its own. */
  #numbers = new NumberWords();
  /** Until a product comes. */
  #frequent: readonly string[] | undefined;
  #prefixes = new Set<string>();
  #bySound = new Map<string, string>();
  /** Words of descriptions too: those that are no misspelling. */
  #known = new Set<string>();
  #brands = new Map<string, string>();
  #colours = new Map<string, string>();
  #remembered = new Map<string, unknown>();
  #categories: readonly Category[] = [];
  #categoryWords = new Map<string, Category>();
  #wordsOfCategories = new Set<string>();

  add({ brand, colour, words }: IndexedProduct): void {
    for (const field of [words.name, words.brand, words.category, words.colour, words.fabric])
      for (const word of splitWords(field)) this.#addName(word);
    for (const word of splitWords(words.descreption)) this.#known.add(word);
    if (words.brand !== '') this.#addBrand(words.brand, brand);
    if (colour) this.#colours.set(words.colour, colour);
  }

  #addBrand(phrase: string, brand: string): void {
    if (this.#brands.get(phrase) === brand) return;
    this.#brands.set(phrase, brand);
    // "Kite & Kantha" may be asked for as "kite and kantha".
    if (brand.includes('&')) this.#brands.set(wordText(brand.replaceAll('&', ' and ')), brand);
  }

  /** The categories as they are called now. */
  nameCategories(categories: readonly Category[]): void {
    if (categories === this.#categories) return;
    this.#categories = categories;
    this.#categoryWords = new Map(
      categories.flatMap((category) =>
        [...category.aliases, category.key, category.name].map((word) => [wordText(word), category] as const),
      ),
    );
    this.#wordsOfCategories = new Set([...this.#categoryWords.keys()].flatMap((phrase) => phrase.split(' ')));
  }

  #addName(word: string): void {
    if (/\d/.test(word)) return this.#numbers.add(word);
    const count = this.#names.get(word) ?? 0;
    this.#names.set(word, count + 1);
    this.#frequent = undefined;
    if (count > 0) return;
    this.#remembered.clear();
    this.#known.add(word);
    for (let end = PREFIX_FROM; end <= word.length; end += 1) this.#prefixes.add(word.slice(0, end));
    if (word.length >= 4 && !this.#bySound.has(soundOf(word))) this.#bySound.set(soundOf(word), word);
  }

  /**
   * What `reckon` gives, once for the words as they are: to find what a search without results may have meant, the same
   * unknown words are looked at over and over.
   */
  remember<Answer>(question: string, reckon: () => Answer): Answer {
    if (this.#remembered.has(question)) return this.#remembered.get(question) as Answer; // of the same question
    const answer = reckon();
    if (this.#remembered.size >= MOST_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(question, answer);
    return answer;
  }

  /** How often a word occurs in names and the like; 0 for a word of descriptions, 1 for one with digits. */
  count = (word: string): number => this.#names.get(word) ?? (this.#numbers.has(word) ? 1 : 0);
  /** Whether it stands anywhere in the catalogue. */
  knows = (word: string): boolean =>
    this.#known.has(word) || this.count(word) > 0 || this.#wordsOfCategories.has(word);
  /** Whether a word of the names begins like this, of two letters or more. */
  hasPrefix = (start: string): boolean => this.#prefixes.has(start);
  bySound = (word: string): string | undefined =>
    word.length < 4 ? undefined : this.#bySound.get(soundOf(word));
  /** Without those that have digits. */
  names = (): IterableIterator<string> => this.#names.keys();
  /** Words of names and the like without digits, the frequent first. */
  frequent = (): readonly string[] =>
    (this.#frequent ??= [...this.#names].toSorted((a, b) => b[1] - a[1]).map(([word]) => word));
  /** The brand whose whole name this is, as it is stored. */
  brand = (phrase: string): string | undefined => this.#brands.get(phrase);
  /** The category that goes by this name, as staff named it or by its key. */
  category = (phrase: string): Category | undefined => this.#categoryWords.get(phrase);
  /** How a category is called now. */
  nameOfCategory = (key: string): string | undefined =>
    this.#categories.find((category) => category.key === key)?.name;
  /** The colour that bears this name, as it is stored. */
  colour = (phrase: string): string | undefined => this.#colours.get(plain(phrase));
}
