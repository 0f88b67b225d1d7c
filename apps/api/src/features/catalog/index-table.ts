import { BitmapIndex } from './bitmap-index.ts';
import { numberedChoices } from './choice-numbers.ts';
import type { ChoiceRule } from './choice-rules.ts';
import { compileRules } from './compile-rules.ts';
import { StockLevels } from './stock-levels.ts';
import { BitSet } from './bit-set.ts';
import { productNumbers } from './product-numbers.ts';
import type { IndexEntry } from './index-entry.ts';
import { indexOrders } from './index-orders.ts';

type Look = {
  places?: ArrayLike<number> | undefined;
  excluded?: ReadonlySet<number> | undefined;
  hasCounts?: boolean;
};

export type Seen = {
  matching: number[];
  /** By choice number; each group is counted under the rules of the other groups. */
  counts: Uint32Array;
};

/** The indexed products in flat arrays by number (`product-numbers.ts`). */
export class IndexTable {
  #size = 0;
  #places = 0;
  #width = 16;
  #choices = new Uint32Array(64 * 16);
  /** 0 marks an empty position. */
  #sizes = new Uint16Array(64);
  #prices = new Float64Array(64);
  #sold = new Float64Array(64);
  #created = new Float64Array(64);
  readonly left = new StockLevels();
  #held = new BitSet();
  readonly #bitmaps = new BitmapIndex((choice) => this.#buildBitmap(choice));

  get size(): number {
    return this.#size;
  }

  get(id: string): IndexEntry | undefined {
    const place = this.placeOf(id);
    return place === undefined ? undefined : this.at(place);
  }

  get places(): number {
    return this.#places;
  }

  at(place: number): IndexEntry {
    const choices = this.#choicesAt(place);
    if (choices.length === 0) throw new Error(`There is no product in place ${place}.`);
    return {
      id: this.idAt(place),
      price: this.#prices[place] ?? 0,
      sold: this.#sold[place] ?? 0,
      createdAt: this.#created[place] ?? 0,
      least: this.left.at(place),
      choices: [...choices],
    };
  }

  idAt(place: number): string {
    return productNumbers.idOf(place);
  }

  placeOf(id: string): number | undefined {
    const place = productNumbers.find(id);
    return place !== undefined && this.holds(place) ? place : undefined;
  }

  holds(place: number): boolean {
    return (this.#sizes[place] ?? 0) > 0;
  }

  put(entry: IndexEntry): void {
    const { id, price, sold, createdAt, least, choices } = entry;
    const place = productNumbers.of(id);
    this.delete(id);
    this.#makeRoom(place, choices.length);
    this.#size += 1;
    this.#places = Math.max(this.#places, place + 1);
    this.#prices[place] = price;
    this.#sold[place] = sold;
    this.#created[place] = createdAt;
    this.left.put(place, least);
    this.#sizes[place] = choices.length;
    this.#choices.set(choices, place * this.#width);
    this.#held.add(place);
    this.#bitmaps.add(place, choices);
  }

  delete(id: string): void {
    const place = this.placeOf(id);
    if (place === undefined) return;
    this.#size -= 1;
    this.#held.delete(place);
    this.#bitmaps.remove(place, this.#choicesAt(place));
    this.#sizes[place] = 0;
    this.left.put(place, undefined);
  }

  readonly orders = indexOrders<number>({
    price: (place) => this.#prices[place] ?? 0,
    sold: (place) => this.#sold[place] ?? 0,
    createdAt: (place) => this.#created[place] ?? 0,
    choices: (place) => this.#choicesAt(place),
    compareIds: (a, b) => productNumbers.compare(a, b),
  });

  #choicesAt(place: number): Uint32Array {
    const begin = place * this.#width;
    return this.#choices.subarray(begin, begin + (this.#sizes[place] ?? 0));
  }

  look(rules: readonly ChoiceRule[], { places, excluded, hasCounts = false }: Look = {}): Seen {
    return places || excluded || hasCounts
      ? this.#lookAtEach(rules, { places, excluded, hasCounts })
      : { matching: this.#matching(rules), counts: new Uint32Array(0) };
  }

  count(rules: readonly ChoiceRule[]): number {
    return rules.some(({ group }) => group === 'price')
      ? this.#matching(rules).length
      : this.#intersectBitmaps(rules).size;
  }

  #matching(rules: readonly ChoiceRule[]): number[] {
    const price = rules.find((rule) => rule.group === 'price');
    return this.#intersectBitmaps(rules).toArray(
      price && ((place) => price.isWithin(this.#prices[place] ?? 0)),
    );
  }

  #intersectBitmaps(rules: readonly ChoiceRule[]): BitSet {
    let matching = this.#held;
    for (const rule of rules) {
      if (rule.group === 'price') continue;
      const allowed = numberedChoices().flatMap((choice, number) =>
        choice.group === rule.group && rule.allows(choice) ? [this.#bitmaps.of(number)] : [],
      );
      matching = matching.intersection(BitSet.union(allowed));
    }
    return matching;
  }

  #buildBitmap(choice: number): BitSet {
    const bitmaps = new BitSet();
    for (let place = 0; place < this.places; place += 1) {
      const begin = place * this.#width;
      const end = begin + (this.#sizes[place] ?? 0);
      for (let at = begin; at < end; at += 1) if (this.#choices[at] === choice) bitmaps.add(place);
    }
    return bitmaps;
  }

  #lookAtEach(rules: readonly ChoiceRule[], { places, excluded, hasCounts }: Look): Seen {
    const { bits, groups, byPrice } = compileRules(rules);
    const all = (1 << rules.length) - 1;
    const matching: number[] = [];
    const counts = new Uint32Array(hasCounts ? numberedChoices().length : 0);
    const count = places?.length ?? this.places;
    for (let index = 0; index < count; index += 1) {
      const place = places?.[index] ?? index;
      const begin = place * this.#width;
      const end = begin + (this.#sizes[place] ?? 0);
      if (begin === end || excluded?.has(place)) continue;
      let matchedBits = byPrice?.isWithin(this.#prices[place] ?? 0) ? byPrice.bit : 0;
      if (matchedBits !== all)
        for (let at = begin; at < end; at += 1) matchedBits |= bits[this.#choices[at] ?? 0] ?? 0;
      const broken = all & ~matchedBits;
      if (broken === 0) matching.push(place);
      if (!hasCounts || (broken & (broken - 1)) !== 0) continue;
      // With one broken rule, the product counts only in that group.
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
    this.#sold = grown(this.#sold, new Float64Array(places));
    this.#created = grown(this.#created, new Float64Array(places));
  }

  #widen(width: number): void {
    const wider = new Uint32Array(this.#sizes.length * width);
    for (let place = 0; place < this.places; place += 1) wider.set(this.#choicesAt(place), place * width);
    this.#choices = wider;
    this.#width = width;
  }
}

function grown<Values extends Uint32Array | Uint16Array | Float64Array>(
  values: Values,
  longer: Values,
): Values {
  longer.set(values);
  return longer;
}
