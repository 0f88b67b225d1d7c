import type { Category } from '@e-store/shared/catalog/list-choices';
import type { IndexedProduct } from './indexed-product.ts';
import { misleadingName } from './misleading-name.ts';
import { phoneticKey } from './parser/phonetic-key.ts';
import { phraseKey, plain, splitWords, type Token, tokensOf, wordText } from './tokens.ts';

const PREFIX_FROM = 2;
/** Both ways. */
const PLURALS: readonly [ending: RegExp, other: string][] = [
  [/ies$/, 'y'],
  [/(?<=s|x|ch|sh)es$/, ''],
  [/(?<=[a-z])(?<!s)s$/, ''],
  [/(?<=s|x|ch|sh)$/, 'es'],
  [/(?<=[b-df-hj-np-tv-z])y$/, 'ies'],
  [/(?<=[a-z])(?<!s)$/, 's'],
];
export type StaffSynonym = { word: string; means: string };

/** Strangers choose the words. */
const MAX_MEMOIZED = 2000;

/**
 * Catalogue words for spelling correction. Those of removed products stay until the next rebuild, which never
 * costs a result.
 */
export class Vocabulary {
  /** Candidates for corrections, with their frequency. */
  #names = new Map<string, number>();
  /** Words with digits, which are never corrections. */
  #numbers = new Set<string>();
  #frequent: readonly string[] | undefined;
  #prefixes = new Set<string>();
  #byPhoneticKey = new Map<string, string>();
  #known = new Set<string>();
  #brands = new Map<string, string>();
  #colours = new Map<string, string>();
  #memoized = new Map<string, unknown>();
  #categories: readonly Category[] = [];
  #categoryWords = new Map<string, Category>();
  #wordsOfCategories = new Set<string>();
  #staffSynonyms: readonly StaffSynonym[] = [];
  #synonyms = new Map<string, readonly Token[]>();
  #fullNames = new Set<string>();
  longestSynonym = 0;
  longestFullName = 0;

  add(product: IndexedProduct): void {
    const { brand, colour, words } = product;
    this.#addFullNames(misleadingName(product));
    for (const field of [words.name, words.brand, words.category, words.colour, words.fabric])
      for (const word of splitWords(field)) this.#addName(word);
    for (const word of splitWords(words.descreption)) this.#known.add(word);
    if (words.brand !== '') this.#addBrand(words.brand, brand);
    if (colour) this.#colours.set(words.colour, colour);
  }

  /** `known`: words of descriptions. */
  addCounted(words: {
    names: readonly (readonly [word: string, count: number])[];
    known: readonly string[];
    brands: readonly string[];
    colours: readonly string[];
    fullNames: readonly string[];
  }): void {
    this.#addFullNames(words.fullNames);
    for (const [word, count] of words.names) this.#addName(word, count);
    for (const word of words.known) this.#known.add(word);
    for (const brand of words.brands) if (brand !== '') this.#addBrand(wordText(brand), brand);
    for (const colour of words.colours) if (colour !== '') this.#colours.set(wordText(colour), colour);
  }

  #addFullNames(names: readonly string[]): void {
    for (const name of names) {
      this.#fullNames.add(name);
      this.longestFullName = Math.max(
        this.longestFullName,
        name.replaceAll('tshirt', 't shirt').split(' ').length,
      );
    }
  }

  #addBrand(phrase: string, brand: string): void {
    if (this.#brands.get(phrase) === brand) return;
    this.#brands.set(phrase, brand);
    if (brand.includes('&')) this.#brands.set(wordText(brand.replaceAll('&', ' and ')), brand);
  }

  nameCategories(categories: readonly Category[]): void {
    if (categories === this.#categories) return;
    this.#categories = categories;
    const named = categories.flatMap((category) =>
      [...category.aliases, category.key, category.name].map((word) => [wordText(word), category] as const),
    );
    const inflected = named.flatMap(([word, category]) =>
      PLURALS.flatMap(([ending, other]) =>
        ending.test(word) ? [[word.replace(ending, other), category] as const] : [],
      ),
    );
    this.#categoryWords = new Map([...inflected, ...named]);
    this.#wordsOfCategories = new Set([...this.#categoryWords.keys()].flatMap((phrase) => phrase.split(' ')));
  }

  /** Later searches for `word` are parsed as if the shopper had typed `means`. */
  setStaffSynonyms(synonyms: readonly StaffSynonym[]): void {
    if (synonyms === this.#staffSynonyms) return;
    this.#staffSynonyms = synonyms;
    this.#memoized.clear();
    this.#synonyms = new Map(synonyms.map(({ word, means }) => [phraseKey(word), tokensOf(means)]));
    for (const [phrase, means] of this.#synonyms)
      if (phrase === '' || means.length === 0) this.#synonyms.delete(phrase);
    this.longestSynonym = Math.max(0, ...[...this.#synonyms.keys()].map((key) => key.split(' ').length));
  }

  #addName(word: string, times = 1): void {
    if (/\d/.test(word)) return void this.#numbers.add(word);
    const count = this.#names.get(word) ?? 0;
    this.#names.set(word, count + times);
    this.#frequent = undefined;
    if (count > 0) return;
    this.#memoized.clear();
    this.#known.add(word);
    for (let end = PREFIX_FROM; end <= word.length; end += 1) this.#prefixes.add(word.slice(0, end));
    if (word.length >= 4 && !this.#byPhoneticKey.has(phoneticKey(word)))
      this.#byPhoneticKey.set(phoneticKey(word), word);
  }

  /** Until the words change, because relaxing a search asks for the same words repeatedly. */
  memoize<Answer>(question: string, compute: () => Answer): Answer {
    if (this.#memoized.has(question)) return this.#memoized.get(question) as Answer;
    const answer = compute();
    if (this.#memoized.size >= MAX_MEMOIZED) this.#memoized.clear();
    this.#memoized.set(question, answer);
    return answer;
  }

  /** 0 for a word only in descriptions, 1 with digits. */
  count = (word: string): number => this.#names.get(word) ?? (this.#numbers.has(word) ? 1 : 0);
  knows = (word: string): boolean =>
    this.#known.has(word) || this.count(word) > 0 || this.#wordsOfCategories.has(word);
  hasPrefix = (start: string): boolean => this.#prefixes.has(start);
  byPhoneticKey = (word: string): string | undefined =>
    word.length < 4 ? undefined : this.#byPhoneticKey.get(phoneticKey(word));
  names = (): IterableIterator<string> => this.#names.keys();
  frequent = (): readonly string[] =>
    (this.#frequent ??= [...this.#names].toSorted((a, b) => b[1] - a[1]).map(([word]) => word));
  brand = (phrase: string): string | undefined => this.#brands.get(phrase);
  isFullName = (phrase: string): boolean => this.#fullNames.has(phrase);
  synonym = (phrase: string): readonly Token[] | undefined => this.#synonyms.get(phrase);
  category = (phrase: string): Category | undefined => this.#categoryWords.get(phrase);
  hasCategories = (): boolean => this.#categories.length > 0;
  nameOfCategory = (key: string): string | undefined =>
    this.#categories.find((category) => category.key === key)?.name;
  colour = (phrase: string): string | undefined => this.#colours.get(plain(phrase));
}
