const HEX_DIGITS = 24;
const PARTS = 3;
const FREE = 0;

/** Maps product ids to stable integers from 0 on, with little memory. */
export class ProductNumbers {
  #parts = new Uint32Array(PARTS * 1024);
  /** An open-addressing hash table of number + 1, at most half full. */
  #slots = new Uint32Array(2048);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  of(id: string): number {
    const parts = partsOf(id);
    if (!parts) throw new Error(`“${id}” is not a product ID.`);
    const slot = this.#slotOf(...parts);
    const known = this.#slots[slot] ?? FREE;
    if (known !== FREE) return known - 1;
    const number = this.#size;
    this.#size += 1;
    this.#slots[slot] = this.#size;
    if (number * PARTS === this.#parts.length) {
      const longer = new Uint32Array(2 * this.#parts.length);
      longer.set(this.#parts);
      this.#parts = longer;
    }
    this.#parts.set(parts, number * PARTS);
    if (2 * this.#size > this.#slots.length) this.#spread();
    return number;
  }

  find(id: string): number | undefined {
    const parts = partsOf(id);
    const known = parts ? (this.#slots[this.#slotOf(...parts)] ?? FREE) : FREE;
    return known === FREE ? undefined : known - 1;
  }

  idOf(number: number): string {
    if (number >= this.#size) throw new Error(`No product has the number ${number}.`);
    const begin = number * PARTS;
    return [...this.#parts.subarray(begin, begin + PARTS)]
      .map((part) => part.toString(16).padStart(HEX_DIGITS / PARTS, '0'))
      .join('');
  }

  compare(a: number, b: number): number {
    for (let part = 0; part < PARTS; part += 1) {
      const difference = (this.#parts[a * PARTS + part] ?? 0) - (this.#parts[b * PARTS + part] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  #slotOf(first: number, second: number, third: number): number {
    const mask = this.#slots.length - 1;
    let slot = hashOf(first, second, third) & mask;
    for (; ; slot = (slot + 1) & mask) {
      const known = this.#slots[slot] ?? FREE;
      if (known === FREE) return slot;
      const begin = (known - 1) * PARTS;
      if (
        this.#parts[begin] === first &&
        this.#parts[begin + 1] === second &&
        this.#parts[begin + 2] === third
      )
        return slot;
    }
  }

  #spread(): void {
    this.#slots = new Uint32Array(2 * this.#slots.length);
    for (let number = 0; number < this.#size; number += 1) {
      const [first = 0, second = 0, third = 0] = this.#parts.subarray(number * PARTS, (number + 1) * PARTS);
      this.#slots[this.#slotOf(first, second, third)] = number + 1;
    }
  }
}

export const productNumbers = new ProductNumbers();

const ID = /^[0-9a-f]{24}$/i;

function partsOf(id: string): [number, number, number] | undefined {
  if (!ID.test(id)) return undefined;
  const part = (begin: number) => Number.parseInt(id.slice(begin, begin + HEX_DIGITS / PARTS), 16);
  return [part(0), part(8), part(16)];
}

/** Mixes all bits, because sequential ids differ only in their last bits. */
function hashOf(first: number, second: number, third: number): number {
  const mixed =
    Math.imul(first, 0x85_eb_ca_6b) ^ Math.imul(second, 0xc2_b2_ae_35) ^ Math.imul(third, 0x9e_37_79_b1);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
