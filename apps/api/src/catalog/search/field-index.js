/**
 * Of a word: the places of the products that hold it, and how often each does. Both in one number, because a large
 * catalogue has millions of them: 24 bits for the place, 8 for how often.
 */
class Postings {
  /** Removed places are among them until `cleanedAt` is the number of removals. */
  cleanedAt = 0;
  size = 0;
  #packed = new Uint32Array(2);

  /**
   * @param {number} place
   * @param {number} times
   */
  add(place, times) {
    if (this.size === this.#packed.length) {
      const longer = new Uint32Array(2 * this.size);
      longer.set(this.#packed);
      this.#packed = longer;
    }
    this.#packed[this.size] = place * 256 + Math.min(times, 255);
    this.size += 1;
  }

  /** @param {number} at */
  placeAt(at) {
    return /** @type {number} */ (this.#packed[at]) >>> 8;
  }

  /** @param {number} at */
  timesAt(at) {
    return /** @type {number} */ (this.#packed[at]) & 255;
  }

  /** @param {(place: number) => boolean} isThere */
  clean(isThere) {
    const there = this.#packed.subarray(0, this.size).filter((packed) => isThere(packed >>> 8));
    this.#packed = there.length > 0 ? there : new Uint32Array(2);
    this.size = there.length;
  }
}

/** The words of one field of all products. Products are known by their places, small numbers from 0 on. */
export class FieldIndex {
  /** @type {Map<string, Postings>} */
  #words = new Map();
  /** @type {string[] | undefined} Until another word comes. */
  #inOrder;
  #removals = 0;
  /** Different words a product has here, by its place. */
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
    for (const [word, often] of times) this.#postingsOf(word).add(place, often);
  }

  /**
   * After its place holds it no more. Its words are forgotten when they are next looked up.
   * @param {number} place
   */
  remove(place) {
    this.#total -= this.lengthAt(place);
    this.#removals += 1;
  }

  /** Forgets all that was removed: from then on its places may hold other products. */
  clean() {
    for (const [word, postings] of this.#words)
      if (this.#cleaned(postings).size === 0) {
        this.#words.delete(word);
        this.#inOrder = undefined;
      }
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
    const postings = this.#words.get(word);
    return postings && this.#cleaned(postings);
  }

  /**
   * The words that go on after a beginning, with the products that hold them.
   * @param {string} beginning
   * @returns {Generator<[string, Postings]>}
   */
  *longerThan(beginning) {
    this.#inOrder ??= [...this.#words.keys()].toSorted(byCodeUnit);
    for (let at = firstAfter(this.#inOrder, beginning); ; at += 1) {
      const word = this.#inOrder[at];
      if (!word?.startsWith(beginning)) return;
      const postings = this.find(word);
      if (postings) yield [word, postings];
    }
  }

  /** @param {string} word */
  #postingsOf(word) {
    const known = this.#words.get(word);
    if (known) return known;
    const postings = new Postings();
    postings.cleanedAt = this.#removals;
    this.#words.set(word, postings);
    this.#inOrder = undefined;
    return postings;
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
