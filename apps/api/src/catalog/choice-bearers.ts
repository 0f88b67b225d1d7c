import { PlaceSet } from './place-set.ts';

/** More than shoppers choose by, but not each of many brands. */
const MAX_KEPT = 128;

/** Which places bear a choice, by its number, kept for the choices that were asked for last. */
export class ChoiceBearers {
  readonly #find: (choice: number) => PlaceSet;
  readonly #kept = new Map<number, PlaceSet>();

  /** @param find looks for them at every place, for a choice of which nothing is kept */
  constructor(find: (choice: number) => PlaceSet) {
    this.#find = find;
  }

  of(choice: number): PlaceSet {
    const bearers = this.#kept.get(choice) ?? this.#find(choice);
    this.#kept.delete(choice); // to be the latest that was asked for
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
