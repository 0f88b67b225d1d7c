const MAX_PRODUCTS = 10_000;

/**
 * Tells caches which answers are still right: an answer depends on its products, and on all that finds, orders
 * or counts products. Sales of others leave it valid.
 */
export class CatalogVersion {
  #current = 0;
  #lastListChange = 0;
  #lastChanges = new Map<string, number>();

  get current(): number {
    return this.#current;
  }

  productChanged(id: string): void {
    this.#current += 1;
    this.#lastChanges.set(id, this.#current);
    if (this.#lastChanges.size > MAX_PRODUCTS) this.listsChanged();
  }

  /** Outdates every answer. */
  listsChanged(): void {
    this.#current += 1;
    this.#lastListChange = this.#current;
    this.#lastChanges.clear();
  }

  isCurrent(version: number, productIds: readonly string[]): boolean {
    return (
      version >= this.#lastListChange && productIds.every((id) => version >= (this.#lastChanges.get(id) ?? 0))
    );
  }
}
