import MiniSearch from 'minisearch';

/** @import { IndexedProduct } from './product-search.ts' */

/** Fewer exact hits than this, and misspelt words are looked for too. */
const ENOUGH_HITS = 3;

/**
 * The words of a text. 'T-Shirt', 't shirt' and 'tshirt' are one word, or half of it would match every shirt.
 * @param {string} text
 */
export function tokenize(text) {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/\bt[\s\p{Pd}]*shirts?\b/gu, 'tshirt')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

/**
 * Letters that may be wrong, missing or too many in a word: none in the shortest.
 * @param {string} word
 */
const editsAllowed = (word) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2);

/**
 * The words that become `word` when two neighbours change places: 'shrit' is one slip of the hand, but two edits, and
 * two edits would make 'tshrt' a shirt.
 * @param {string} word
 */
const swapped = (word) =>
  word.length < 3
    ? []
    : Array.from(word.slice(1), (_letter, index) =>
        [word.slice(0, index), word[index + 1], word[index], word.slice(index + 2)].join(''),
      );

/**
 * Ids by score, the newer product first among equals: left to the index, equals would change places whenever one of them
 * is written, and pages would repeat and lose them.
 * @param {import('minisearch').SearchResult[]} hits
 */
const ranked = (hits) =>
  hits
    .map(({ id, score }) => ({ id: String(id), score }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);

/** The words of the catalogue, tolerant of typing errors. No thread, no database: a value that can be tested. */
export class SearchIndex {
  #index = SearchIndex.#empty();

  /** @returns {MiniSearch<IndexedProduct>} */
  static #empty() {
    return new MiniSearch({
      fields: ['name', 'brand', 'category', 'department', 'colour', 'descreption'],
      tokenize,
      processTerm: (term) => term,
      searchOptions: { boost: { name: 4, category: 3, colour: 2, department: 2 }, combineWith: 'AND' },
    });
  }

  /** @param {IndexedProduct[]} products */
  replace(products) {
    this.#index = SearchIndex.#empty();
    this.#index.addAll(products);
  }

  /** @param {IndexedProduct} product */
  put(product) {
    this.remove(product.id);
    this.#index.add(product);
  }

  /** @param {string} id */
  remove(id) {
    if (this.#index.has(id)) this.#index.discard(id);
  }

  /**
   * Ids, best first. Exact words and beginnings of words first; the costlier tolerant pass only when they give little,
   * and not over descriptions, where nearly every misspelling means something.
   * @param {string} words
   * @param {number} limit
   */
  find(words, limit) {
    const exact = ranked(this.#index.search(words, { prefix: (term) => term.length > 1 }));
    const hits = exact.length >= ENOUGH_HITS ? exact : [...exact, ...ranked(this.#tolerant(words))];
    return [...new Set(hits)].slice(0, limit);
  }

  /** @param {string} words */
  #tolerant(words) {
    /** @param {string} word */
    const likeWord = (word) => ({
      combineWith: /** @type {const} */ ('OR'),
      queries: [
        { queries: [word], prefix: word.length > 1, fuzzy: editsAllowed(word) },
        { queries: swapped(word), combineWith: /** @type {const} */ ('OR') },
      ],
    });
    return this.#index.search(
      { combineWith: 'AND', queries: tokenize(words).map(likeWord) },
      { fields: ['name', 'brand', 'category', 'department', 'colour'] },
    );
  }
}
