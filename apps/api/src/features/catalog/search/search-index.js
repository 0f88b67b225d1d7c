import { createHash } from 'node:crypto';
import { FieldIndex } from './field-index.js';
import { Found } from './found.js';

/** @import { IndexedProduct } from './indexed-product.ts' */
/** @typedef {IndexedProduct['words']} Words */
/** @typedef {keyof Words} Field */

/** @type {Record<Field, number>} */
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
const FIELDS = /** @type {Field[]} */ (Object.keys(BOOST));
/** Fields with prefix search. Descriptions contain nearly every prefix. */
const NAMING = FIELDS.filter((field) => field !== 'descreption');
const PREFIX_FROM = 2;
const PREFIX_WEIGHT = 0.375;
const PREFIX_DECAY = 0.3;

/** BM25+ (Lv, Zhai: Lower-Bounding Term Frequency Normalization, 2011). */
const K = 1.2;
const B = 0.7;
const D = 0.5;

const NOBODY = -1;
const MANY_REMOVED = 1000;
const REMOVED_SHARE = 0.1;

/**
 * 64 bits of a hash: that a product whose words changed has the same again happens once in 10¹⁹ times.
 * @param {Words} words
 */
const hashOf = (words) =>
  createHash('sha1').update(Object.values(words).join('\n')).digest().readBigUInt64LE();

const NOWHERE = -1;

/** An inverted index of the products on sale, in flat arrays. The caller numbers the products. */
export class SearchIndex {
  /** Which product a place holds; places are given anew. @type {number[]} */
  #products = [];
  #places = new Int32Array(1024).fill(NOWHERE);
  #size = 0;
  /** @type {number[]} */
  #free = [];
  /** @type {number[]} */
  #removed = [];
  /** @param {number} place */
  #isThere = (place) => this.#products[place] !== NOBODY;
  #fields = /** @type {Record<Field, FieldIndex>} */ (
    Object.fromEntries(FIELDS.map((field) => [field, new FieldIndex(this.#isThere)]))
  );
  /** Content hashes: an unchanged product keeps its position among equal matches. */
  #hashes = new BigUint64Array(1024);
  #found = new Found(1024);

  /**
   * @param {number} product
   * @param {Words} words
   */
  put(product, words) {
    if (product >= this.#places.length) this.#makeRoom(product);
    const hash = hashOf(words);
    if (this.#placeOf(product) !== NOWHERE && this.#hashes[product] === hash) return;
    this.remove(product);
    const place = this.#free.pop() ?? this.#products.length;
    this.#products[place] = product;
    this.#places[product] = place;
    this.#hashes[product] = hash;
    this.#size += 1;
    for (const field of FIELDS) this.#fields[field].add(place, words[field]);
  }

  /** @param {number} product */
  remove(product) {
    const place = this.#placeOf(product);
    if (place === NOWHERE) return;
    this.#places[product] = NOWHERE;
    this.#size -= 1;
    this.#products[place] = NOBODY;
    this.#removed.push(place);
    for (const field of FIELDS) this.#fields[field].remove(place);
    if (this.#removed.length > Math.max(MANY_REMOVED, REMOVED_SHARE * this.#size)) this.#clean();
  }

  /** @param {number} product */
  #placeOf(product) {
    return this.#places[product] ?? NOWHERE;
  }

  /** @param {number} product */
  #makeRoom(product) {
    const places = new Int32Array(2 * product).fill(NOWHERE);
    places.set(this.#places);
    this.#places = places;
    const hashes = new BigUint64Array(2 * product);
    hashes.set(this.#hashes);
    this.#hashes = hashes;
  }

  arrange() {
    for (const field of FIELDS) this.#fields[field].arrange();
  }

  #clean() {
    for (const field of FIELDS) this.#fields[field].clean();
    this.#free.push(...this.#removed.splice(0));
  }

  /**
   * The products that hold all of the words, each in any of its forms, and how well each matches.
   * @param {readonly (readonly string[])[]} words
   * @param {boolean} isExact
   * @returns {{ products: Uint32Array<ArrayBuffer>, scores: Float64Array<ArrayBuffer> }}
   */
  find(words, isExact) {
    const places = this.#products.length;
    if (places > this.#found.places) this.#found = new Found(2 * places);
    const forms = [...new Set(words.flat())];
    for (const word of words) {
      for (const form of word) this.#weigh(form, FIELDS, forms.indexOf(form));
      if (!isExact) for (const form of word) this.#weighBeginning(form, forms.indexOf(form));
      this.#found.endWord();
    }
    return this.#found.take((place) => this.#products[place] ?? NOBODY);
  }

  /**
   * @param {string} form
   * @param {readonly Field[]} fields
   * @param {number} bit
   */
  #weigh(form, fields, bit) {
    for (const field of fields) {
      const postings = this.#fields[field].find(form);
      if (postings) this.#count(postings, field, BOOST[field], bit);
    }
  }

  /**
   * @param {string} form
   * @param {number} bit
   */
  #weighBeginning(form, bit) {
    this.#weigh(form, NAMING, bit);
    if (form.length < PREFIX_FROM) return;
    for (const field of NAMING)
      for (const [longer, postings] of this.#fields[field].longerThan(form)) {
        const rest = longer.length - form.length;
        const share = (PREFIX_WEIGHT * longer.length) / (longer.length + PREFIX_DECAY * rest);
        this.#count(postings, field, share * BOOST[field], bit);
      }
  }

  /**
   * @param {NonNullable<ReturnType<FieldIndex['find']>>} postings
   * @param {Field} name
   * @param {number} weight
   * @param {number} bit
   */
  #count(postings, name, weight, bit) {
    const field = this.#fields[name];
    const products = this.#size;
    const rarity = weight * Math.log(1 + (products - postings.size + 0.5) / (postings.size + 0.5));
    const lengthShare = (K * B * products) / field.total;
    for (let at = 0; at < postings.size; at += 1) {
      const place = postings.placeAt(at);
      const times = postings.timesAt(at);
      const saturated = (times * (K + 1)) / (times + K * (1 - B) + lengthShare * field.lengthAt(place));
      this.#found.add(place, rarity * (D + saturated), bit);
    }
  }
}
