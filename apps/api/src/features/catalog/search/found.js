/** The scores of one search by product, reused to avoid large allocations. */
export class Found {
  #scores;
  #words;
  #forms;
  /** Those that hold the first word, whose room is to be cleared. @type {number[]} */
  #first = [];
  /** Those that hold the word under way, and all before it. @type {number[]} */
  #holders = [];
  /** Those that hold all words that are over. @type {number[]} */
  #last = [];
  #done = 0;

  /** @param {number} places */
  constructor(places) {
    this.#scores = new Float64Array(places);
    this.#words = new Uint8Array(places);
    this.#forms = new Uint32Array(places);
  }

  get places() {
    return this.#scores.length;
  }

  /**
   * A product holds a form of the word that is under way.
   * @param {number} place
   * @param {number} score
   * @param {number} form Its number in this search.
   */
  add(place, score, form) {
    const words = this.#words[place] ?? 0;
    if (words < this.#done) return;
    if (words === this.#done) {
      this.#words[place] = words + 1;
      this.#holders.push(place);
    }
    this.#scores[place] = (this.#scores[place] ?? 0) + score;
    this.#forms[place] = (this.#forms[place] ?? 0) | (1 << (form & 31));
  }

  endWord() {
    if (this.#done === 0) this.#first = this.#holders;
    this.#last = this.#holders;
    this.#holders = [];
    this.#done += 1;
  }

  /**
   * The products that hold all words, each with its score: what the forms it holds came to, the more of them the better.
   * It is as if nothing had been searched then.
   * @param {(place: number) => number} productAt
   */
  take(productAt) {
    const products = Uint32Array.from(this.#last, productAt);
    const scores = Float64Array.from(
      this.#last,
      (place) => (this.#scores[place] ?? 0) * countBits(this.#forms[place] ?? 0),
    );
    for (const place of this.#first) this.#scores[place] = this.#words[place] = this.#forms[place] = 0;
    this.#first = this.#last = [];
    this.#done = 0;
    return { products, scores };
  }
}

/** @param {number} bits */
function countBits(bits) {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
