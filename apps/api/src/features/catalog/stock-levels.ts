const PLENTY = 65_535;

/** The lowest stock among the sizes of each product. */
export class StockLevels {
  #least = new Uint16Array(64).fill(PLENTY);

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

  countLow(limit: number): number {
    const most = Math.min(limit, PLENTY - 1);
    let low = 0;
    for (const least of this.#least) if (least <= most) low += 1;
    return low;
  }
}
