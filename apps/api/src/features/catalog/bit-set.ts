const BITS = 32;

/** A set of small integers, one bit each. */
export class BitSet {
  #words: Uint32Array;

  constructor(words = new Uint32Array(2)) {
    this.#words = words;
  }

  static union(sets: readonly BitSet[]): BitSet {
    const words = new Uint32Array(Math.max(0, ...sets.map((set) => set.#words.length)));
    for (const set of sets) {
      const theirs = set.#words;
      for (let index = 0; index < theirs.length; index += 1)
        words[index] = (words[index] ?? 0) | (theirs[index] ?? 0);
    }
    return new BitSet(words);
  }

  add(place: number): void {
    const index = Math.floor(place / BITS);
    if (index >= this.#words.length) {
      const longer = new Uint32Array(2 * (index + 1));
      longer.set(this.#words);
      this.#words = longer;
    }
    this.#words[index] = (this.#words[index] ?? 0) | (1 << (place % BITS));
  }

  delete(place: number): void {
    const index = Math.floor(place / BITS);
    if (index < this.#words.length) this.#words[index] = (this.#words[index] ?? 0) & ~(1 << (place % BITS));
  }

  get size(): number {
    let size = 0;
    for (const word of this.#words) {
      const pairs = word - ((word >>> 1) & 0x55_55_55_55);
      const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
      size += Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
    }
    return size;
  }

  intersection(other: BitSet): BitSet {
    const [these, those] = [this.#words, other.#words];
    const words = new Uint32Array(Math.min(these.length, those.length));
    for (let index = 0; index < words.length; index += 1)
      words[index] = (these[index] ?? 0) & (those[index] ?? 0);
    return new BitSet(words);
  }

  toArray(isIncluded: (place: number) => boolean = () => true): number[] {
    const places: number[] = [];
    const words = this.#words;
    for (let index = 0; index < words.length; index += 1)
      for (let word = words[index] ?? 0; word !== 0; word &= word - 1) {
        const place = index * BITS + (BITS - 1 - Math.clz32(word & -word));
        if (isIncluded(place)) places.push(place);
      }
    return places;
  }
}
