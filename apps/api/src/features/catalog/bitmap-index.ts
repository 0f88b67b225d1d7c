import { BitSet } from './bit-set.ts';

const MAX_CACHED = 128;

/** An LRU cache of the products that have a choice, by choice number. */
export class BitmapIndex {
  readonly #find: (choice: number) => BitSet;
  readonly #cache = new Map<number, BitSet>();

  constructor(find: (choice: number) => BitSet) {
    this.#find = find;
  }

  of(choice: number): BitSet {
    const bitmaps = this.#cache.get(choice) ?? this.#find(choice);
    this.#cache.delete(choice);
    this.#cache.set(choice, bitmaps);
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > MAX_CACHED && oldest !== undefined) this.#cache.delete(oldest);
    return bitmaps;
  }

  add(place: number, choices: Iterable<number>): void {
    for (const choice of choices) this.#cache.get(choice)?.add(place);
  }

  remove(place: number, choices: Iterable<number>): void {
    for (const choice of choices) this.#cache.get(choice)?.delete(place);
  }
}
