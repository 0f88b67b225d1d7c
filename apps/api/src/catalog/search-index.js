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
    .replace(/\bt[\s-]?shirts?\b/g, 'tshirt')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter(Boolean);
}

/**
 * Edits allowed in a word: none in the shortest. Two letters changed places ('shrit') count as two.
 * @param {string} word
 */
const editsAllowed = (word) => (word.length < 3 ? 0 : word.length < 5 ? 1 : 2);

/** The words of the catalogue, tolerant of typing errors. No thread, no database: a value that can be tested. */
export class SearchIndex {
  #index = SearchIndex.#empty();

  static #empty() {
    return /** @type {MiniSearch<IndexedProduct>} */ (
      new MiniSearch({
        fields: ['name', 'brand', 'category', 'department', 'colour', 'descreption'],
        tokenize,
        processTerm: (term) => term,
        searchOptions: { boost: { name: 4, category: 3, colour: 2, department: 2 }, combineWith: 'AND' },
      })
    );
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
    const exact = this.#index.search(words, { prefix: (term) => term.length > 1 });
    const hits = exact.length >= ENOUGH_HITS ? exact : [...exact, ...this.#tolerant(words)];
    return [...new Set(hits.map(({ id }) => String(id)))].slice(0, limit);
  }

  /** @param {string} words */
  #tolerant(words) {
    return this.#index.search(words, {
      fields: ['name', 'brand', 'category', 'department', 'colour'],
      prefix: (term) => term.length > 1,
      fuzzy: editsAllowed,
      maxFuzzy: 2,
    });
  }
}
