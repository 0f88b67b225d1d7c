import { PlaceSet } from './place-set.ts';

const MAX_KEPT = 128;

/** An LRU cache of the products that have a choice, by choice number. */
export class ChoiceBearers {
  readonly #find: (choice: number) => PlaceSet;
  readonly #kept = new Map<number, PlaceSet>();

  constructor(find: (choice: number) => PlaceSet) {
    this.#find = find;
  }

  of(choice: number): PlaceSet {
    const bearers = this.#kept.get(choice) ?? this.#find(choice);
    this.#kept.delete(choice);
    this.#kept.set(choice, bearers);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MAX_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return bearers;
  }

  add(place: number, choices: Iterable<number>): void {
    for (const choice of choices) this.#kept.get(choice)?.add(place);
  }

  remove(place: number, choices: Iterable<number>): void {
    for (const choice of choices) this.#kept.get(choice)?.delete(place);
  }
}
