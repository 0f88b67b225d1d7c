/** Of what is sold out, or of which more is left than anybody calls few. */
const PLENTY = 65_535;

/** Pieces of the size, or of all, of which least is left, by the place of the product. */
export class PiecesLeft {
  #least = new Uint16Array(64).fill(PLENTY);

  /** `undefined` for what is sold out, or no more. */
  put(place: number, least: number | undefined): void {
    if (place >= this.#least.length) {
      const longer = new Uint16Array(2 * place).fill(PLENTY);
      longer.set(this.#least);
      this.#least = longer;
    }
    this.#least[place] = Math.min(least ?? PLENTY, PLENTY);
  }

  at(place: number): number | undefined {
    const least = this.#least[place] ?? PLENTY;
    return least === PLENTY ? undefined : least;
  }

  /** Of how many products no more than `limit`. */
  countLow(limit: number): number {
    const most = Math.min(limit, PLENTY - 1);
    let low = 0;
    for (const least of this.#least) if (least <= most) low += 1;
    return low;
  }
}
