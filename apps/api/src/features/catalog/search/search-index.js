import MiniSearch from 'minisearch';

/** @import { IndexedProduct } from '@e-store/search-query/indexed-product' */
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
const FIELDS = /** @type {(keyof Words)[]} */ (Object.keys(BOOST));
/** Fields with prefix search. Descriptions contain nearly every prefix. */
const NAMING = FIELDS.filter((field) => field !== 'descreption');
const PREFIX_FROM = 2;

/** @param {string} text Words as `wordText` returns them. */
const tokenize = (text) => (text === '' ? [] : text.split(' '));

/** @param {readonly string[]} forms */
const startingWith = (forms) => ({
  queries: [...forms],
  combineWith: /** @type {const} */ ('OR'),
  fields: NAMING,
  prefix: (/** @type {string} */ form) => form.length >= PREFIX_FROM,
});

/** The words of the visible products, in MiniSearch. */
export class SearchIndex {
  /** @type {MiniSearch<Words & { id: string }>} */
  #index = new MiniSearch({
    fields: FIELDS,
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  });

  /**
   * What is indexed, by id. MiniSearch needs it to remove a product at once: `discard` leaves its words in the
   * statistics, so that scores of equal matches differ until the next search.
   * @type {Map<string, Words>}
   */
  #words = new Map();

  /** @param {Pick<IndexedProduct, 'id' | 'words'>} product */
  put({ id, words }) {
    const known = this.#words.get(id);
    if (known && FIELDS.every((field) => known[field] === words[field])) return;
    this.remove(id);
    this.#index.add({ id, ...words });
    this.#words.set(id, words);
  }

  /** @param {string} id */
  remove(id) {
    const words = this.#words.get(id);
    if (!words) return;
    this.#index.remove({ id, ...words });
    this.#words.delete(id);
  }

  /**
   * Returns the score of each product that holds all words, each in any of its forms.
   * @param {readonly (readonly string[])[]} words
   * @param {boolean} isExact Whether only whole words match.
   * @returns {Map<string, number>}
   */
  find(words, isExact) {
    const hits = this.#index.search({
      combineWith: 'AND',
      queries: words.map((forms) => ({
        combineWith: /** @type {const} */ ('OR'),
        queries: [
          { queries: [...forms], combineWith: /** @type {const} */ ('OR') },
          ...(isExact ? [] : [startingWith(forms)]),
        ],
      })),
    });
    return new Map(hits.map(({ id, score }) => [String(id), score]));
  }
}
