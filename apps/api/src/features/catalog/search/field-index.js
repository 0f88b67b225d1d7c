import { pack, placeIn, Postings } from './postings.js';

const MANY_NEW = 1000;

/** An inverted index of one product field. Products are small integers from 0 on. */
export class FieldIndex {
  /**
   * A word that one product alone holds has no list of them: a large catalogue has hundreds of thousands of such words, as
   * numbers of models are.
   * @type {Map<string, Postings | number>}
   */
  #words = new Map();
  /** @type {string[]} All but the new ones; some may be gone. */
  #inOrder = [];
  /** @type {string[]} That came since then. */
  #new = [];
  #removals = 0;
  #lengths = new Uint16Array(1024);
  #total = 0;
  /** @type {(place: number) => boolean} */
  #isThere;

  /** @param {(place: number) => boolean} isThere Whether a place holds a product. */
  constructor(isThere) {
    this.#isThere = isThere;
  }

  /**
   * @param {number} place
   * @param {string} text Plain words, parted by spaces.
   */
  add(place, text) {
    const times = countWords(text);
    if (place >= this.#lengths.length) {
      const longer = new Uint16Array(2 * place);
      longer.set(this.#lengths);
      this.#lengths = longer;
    }
    this.#lengths[place] = times.size;
    this.#total += times.size;
    for (const [word, often] of times) this.#addTo(word, pack(place, often));
  }

  /**
   * After its place holds it no more. Its words are forgotten when they are next looked up.
   * @param {number} place
   */
  remove(place) {
    this.#total -= this.lengthAt(place);
    this.#removals += 1;
  }

  /** Purges removed products, so that their numbers can be reused. */
  clean() {
    for (const word of this.#words.keys()) if (!this.find(word)?.size) this.#words.delete(word);
    this.arrange();
  }

  arrange() {
    this.#inOrder = [...this.#words.keys()].toSorted(byCodeUnit);
    this.#new = [];
  }

  /** @param {number} place */
  lengthAt(place) {
    return this.#lengths[place] ?? 0;
  }

  get total() {
    return this.#total;
  }

  /**
   * Which products hold a word.
   * @param {string} word
   */
  find(word) {
    const known = this.#words.get(word);
    if (typeof known !== 'number') return known && this.#cleaned(known);
    return this.#isThere(placeIn(known)) ? new Postings(known) : undefined;
  }

  /**
   * The words that go on after a beginning, with the products that hold them.
   * @param {string} beginning
   * @returns {Generator<[string, Postings]>}
   */
  *longerThan(beginning) {
    if (this.#new.length > MANY_NEW) this.arrange();
    for (const words of [this.#inOrderFrom(beginning), this.#new])
      for (const word of words) {
        const postings = word.startsWith(beginning) && word !== beginning ? this.find(word) : undefined;
        if (postings) yield [word, postings];
      }
  }

  /**
   * Those of the words in order that go on after a beginning.
   * @param {string} beginning
   */
  *#inOrderFrom(beginning) {
    for (let at = firstAfter(this.#inOrder, beginning); ; at += 1) {
      const word = this.#inOrder[at];
      if (!word?.startsWith(beginning)) return;
      yield word;
    }
  }

  /**
   * @param {string} word
   * @param {number} packed
   */
  #addTo(word, packed) {
    const known = this.#words.get(word);
    if (known === undefined) {
      this.#words.set(word, packed);
      this.#new.push(word);
    } else if (typeof known === 'number') this.#words.set(word, new Postings(known, packed));
    else known.add(packed);
  }

  /** @param {Postings} postings */
  #cleaned(postings) {
    if (postings.cleanedAt === this.#removals) return postings;
    postings.clean(this.#isThere);
    postings.cleanedAt = this.#removals;
    return postings;
  }
}

/** @param {string} text */
function countWords(text) {
  /** @type {Map<string, number>} */
  const times = new Map();
  if (text !== '') for (const word of text.split(' ')) times.set(word, (times.get(word) ?? 0) + 1);
  return times;
}

/**
 * @param {string} a
 * @param {string} b
 */
const byCodeUnit = (a, b) => (a < b ? -1 : 1);

/**
 * @param {readonly string[]} inOrder
 * @param {string} word
 */
function firstAfter(inOrder, word) {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (/** @type {string} */ (inOrder[middle]) > word) high = middle;
    else low = middle + 1;
  }
  return low;
}
