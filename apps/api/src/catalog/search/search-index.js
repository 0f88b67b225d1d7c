import { createHash } from 'node:crypto';
import MiniSearch from 'minisearch';

/** @import { IndexedProduct } from './indexed-product.ts' */
/** @typedef {IndexedProduct['words']} Words */

const BOOST = {
  name: 4,
  category: 3,
  colour: 2,
  department: 2,
  brand: 2,
  fabric: 1,
  fit: 1,
  descreption: 0.5,
};
/** Shorter beginnings of words mean nothing yet. */
const PREFIX_FROM = 2;
/** Where the beginning of a word is enough: in descriptions nearly every beginning occurs. */
const NAMING = ['name', 'brand', 'category', 'colour', 'department', 'fabric', 'fit'];

/** @param {string} text Plain words, parted by spaces. */
const tokenize = (text) => (text === '' ? [] : text.split(' '));

/** @param {readonly string[]} forms */
const beginningWith = (forms) => ({
  queries: [...forms],
  combineWith: /** @type {const} */ ('OR'),
  fields: NAMING,
  prefix: (/** @type {string} */ term) => term.length >= PREFIX_FROM,
});

/** @param {Words} words */
const hashOf = (words) => createHash('sha1').update(Object.values(words).join('\n')).digest('base64');

/** The words of the products on sale. */
export class SearchIndex {
  /** @type {MiniSearch<Words & { id: string }>} */
  #index = new MiniSearch({
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  });
  /**
   * What was indexed, by id: told the same again, a product keeps its place among those that match as well. Hashes, because
   * the words themselves would be as large as the index.
   * @type {Map<string, string>}
   */
  #hashes = new Map();

  /**
   * @param {string} id
   * @param {Words} words
   */
  put(id, words) {
    const hash = hashOf(words);
    if (this.#hashes.get(id) === hash) return;
    this.remove(id);
    this.#index.add({ id, ...words });
    this.#hashes.set(id, hash);
  }

  /** @param {string} id */
  remove(id) {
    if (this.#hashes.delete(id)) this.#index.discard(id);
  }

  /**
   * How well products match, by id: those that hold all of the words, each in any of its forms.
   * @param {readonly (readonly string[])[]} words
   * @param {boolean} isExact
   * @returns {Map<string, number>}
   */
  find(words, isExact) {
    const hits = this.#index.search({
      combineWith: 'AND',
      queries: words.map((forms) => ({
        combineWith: /** @type {const} */ ('OR'),
        queries: [
          { queries: [...forms], combineWith: /** @type {const} */ ('OR') },
          ...(isExact ? [] : [beginningWith(forms)]),
        ],
      })),
    });
    return new Map(hits.map(({ id, score }) => [String(id), score]));
  }
}
