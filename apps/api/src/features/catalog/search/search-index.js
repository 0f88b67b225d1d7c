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
/** Fields with prefix search. Descriptions contain nearly every prefix. */
const NAMING = Object.keys(BOOST).filter((field) => field !== 'descreption');
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
    fields: Object.keys(BOOST),
    tokenize,
    processTerm: (term) => term,
    searchOptions: { boost: BOOST },
  });

  /** @param {Pick<IndexedProduct, 'id' | 'words'>} product */
  put({ id, words }) {
    this.remove(id);
    this.#index.add({ id, ...words });
  }

  /** @param {string} id */
  remove(id) {
    if (this.#index.has(id)) this.#index.discard(id);
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
