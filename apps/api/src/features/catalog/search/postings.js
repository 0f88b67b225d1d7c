const NEVER = -1;

/**
 * @param {number} place
 * @param {number} times
 */
export const pack = (place, times) => place * 256 + Math.min(times, 255);

/** @param {number} packed */
export const placeIn = (packed) => packed >>> 8;

/** The postings of a word: product in 24 bits, frequency in 8, packed into one number. */
export class Postings {
  /** Removed products remain until `cleanedAt` equals the number of removals. */
  cleanedAt = NEVER;
  size;
  #packed;

  /** @param {number[]} packed */
  constructor(...packed) {
    this.#packed = Uint32Array.from(packed);
    this.size = packed.length;
  }

  /** @param {number} packed */
  add(packed) {
    if (this.size === this.#packed.length) {
      const longer = new Uint32Array(Math.ceil(1.5 * this.size) + 1);
      longer.set(this.#packed);
      this.#packed = longer;
    }
    this.#packed[this.size] = packed;
    this.size += 1;
  }

  /** @param {number} at */
  placeAt(at) {
    return placeIn(/** @type {number} */ (this.#packed[at]));
  }

  /** @param {number} at */
  timesAt(at) {
    return /** @type {number} */ (this.#packed[at]) & 255;
  }

  /** @param {(place: number) => boolean} isThere */
  clean(isThere) {
    this.#packed = this.#packed.subarray(0, this.size).filter((packed) => isThere(placeIn(packed)));
    this.size = this.#packed.length;
  }
}
