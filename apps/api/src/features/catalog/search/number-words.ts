const MAX_PLAIN_NUMBER = 16_777_216;
const PLAIN = /^(0|[1-9]\d{0,7})$/;
const BITS = 32;

/** A compact set of words with digits: plain integers use one bit each. */
export class NumberWords {
  #bits = new Uint32Array(32);
  readonly #others = new Set<string>();

  add(word: string): void {
    const number = asNumber(word);
    if (number === undefined) return void this.#others.add(word);
    const index = Math.floor(number / BITS);
    if (index >= this.#bits.length) {
      const longer = new Uint32Array(2 * index);
      longer.set(this.#bits);
      this.#bits = longer;
    }
    this.#bits[index] = (this.#bits[index] ?? 0) | (1 << (number % BITS));
  }

  has(word: string): boolean {
    const number = asNumber(word);
    if (number === undefined) return this.#others.has(word);
    return ((this.#bits[Math.floor(number / BITS)] ?? 0) & (1 << (number % BITS))) !== 0;
  }
}

function asNumber(word: string): number | undefined {
  const number = PLAIN.test(word) ? Number(word) : MAX_PLAIN_NUMBER;
  return number < MAX_PLAIN_NUMBER ? number : undefined;
}
