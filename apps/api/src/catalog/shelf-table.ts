import { type ChoiceGroup, numberedChoices } from './choice-numbers.ts';
import type { ChoiceRule } from './choice-rules.ts';
import type { ShelfEntry } from './shelf-entry.ts';

/** What a look at many products comes to: those that meet all rules, and what each choice would give. */
export type Seen = {
  /** Places of those that meet all rules, in the order in which they were looked at. */
  matching: number[];
  /** By number of the choice, each group counted with the choices made in the others. */
  counts: Uint32Array;
};

/**
 * The products of the shelf, in a place each, and their choices in one flat array: a look at a hundred thousand products
 * then takes some milliseconds, in which the process does nothing else, instead of more than a hundred.
 */
export class ShelfTable {
  #places = new Map<string, number>();
  #entries: (ShelfEntry | undefined)[] = [];
  #free: number[] = [];
  /** So many numbers are kept for each place. */
  #width = 16;
  #choices = new Uint32Array(64 * 16);
  /** How many of them the product has. */
  #sizes = new Uint16Array(64);
  #prices = new Float64Array(64);

  get size(): number {
    return this.#places.size;
  }

  get(id: string): ShelfEntry | undefined {
    const place = this.#places.get(id);
    return place === undefined ? undefined : this.#entries[place];
  }

  /** From 0 on; some may be empty. */
  get places(): number {
    return this.#entries.length;
  }

  /** Of a place that holds one. */
  at(place: number): ShelfEntry {
    const entry = this.#entries[place];
    if (!entry) throw new Error(`There is no product in place ${place}.`);
    return entry;
  }

  placeOf(id: string): number | undefined {
    return this.#places.get(id);
  }

  put(entry: ShelfEntry): void {
    const place = this.#places.get(entry.id) ?? this.#free.pop() ?? this.#entries.length;
    this.#makeRoom(place, entry.choices.length);
    this.#places.set(entry.id, place);
    this.#entries[place] = entry;
    this.#prices[place] = entry.price;
    this.#sizes[place] = entry.choices.length;
    this.#choices.set(entry.choices, place * this.#width);
  }

  delete(id: string): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    this.#places.delete(id);
    this.#entries[place] = undefined;
    this.#free.push(place);
  }

  /** Looks at those in these places, or at all. `counts` is left at nothing where it is not asked for. */
  look(
    rules: readonly ChoiceRule[],
    { places, hasCounts = false }: { places?: readonly number[] | undefined; hasCounts?: boolean } = {},
  ): Seen {
    const { bits, groups, byPrice } = compile(rules);
    const all = (1 << rules.length) - 1;
    const matching: number[] = [];
    const counts = new Uint32Array(hasCounts ? numberedChoices().length : 0);
    const count = places?.length ?? this.#entries.length;
    for (let index = 0; index < count; index += 1) {
      const place = places?.[index] ?? index;
      if (this.#entries[place] === undefined) continue;
      const begin = place * this.#width;
      const end = begin + (this.#sizes[place] ?? 0);
      let met = byPrice?.isWithin(this.#prices[place] ?? 0) ? byPrice.bit : 0;
      if (met !== all) for (let at = begin; at < end; at += 1) met |= bits[this.#choices[at] ?? 0] ?? 0;
      const broken = all & ~met;
      if (broken === 0) matching.push(place);
      if (!hasCounts || (broken & (broken - 1)) !== 0) continue;
      // What breaks no rule counts everywhere; what breaks one only where that choice would be another.
      for (let at = begin; at < end; at += 1) {
        const number = this.#choices[at] ?? 0;
        if (broken === 0 || groups[number] === broken) counts[number] = (counts[number] ?? 0) + 1;
      }
    }
    return { matching, counts };
  }

  #makeRoom(place: number, choices: number): void {
    if (choices > this.#width) this.#widen(2 * choices);
    if (place < this.#sizes.length) return;
    const places = 2 * place;
    this.#choices = grown(this.#choices, new Uint32Array(places * this.#width));
    this.#sizes = grown(this.#sizes, new Uint16Array(places));
    this.#prices = grown(this.#prices, new Float64Array(places));
  }

  #widen(width: number): void {
    const wider = new Uint32Array(this.#sizes.length * width);
    this.#entries.forEach((entry, place) => entry && wider.set(entry.choices, place * width));
    this.#choices = wider;
    this.#width = width;
  }
}

/** What each choice does to rules, by its number: the bits of those that it meets, and the bit of the one of its group. */
function compile(rules: readonly ChoiceRule[]) {
  const choices = numberedChoices();
  const bits = new Uint16Array(choices.length);
  const groups = new Uint16Array(choices.length);
  const bitOf = new Map<ChoiceGroup, number>(rules.map(({ group }, index) => [group, 1 << index]));
  const byGroup = new Map(rules.map((rule) => [rule.group, rule]));
  choices.forEach((choice, number) => {
    const rule = byGroup.get(choice.group);
    const bit = bitOf.get(choice.group) ?? 0;
    groups[number] = bit;
    if (rule && 'allows' in rule && rule.allows(choice)) bits[number] = bit;
  });
  const price = rules.find((rule) => 'isWithin' in rule);
  return {
    bits,
    groups,
    byPrice: price && { isWithin: price.isWithin, bit: bitOf.get('price') ?? 0 },
  };
}

function grown<Values extends Uint32Array | Uint16Array | Float64Array>(
  values: Values,
  longer: Values,
): Values {
  longer.set(values);
  return longer;
}
