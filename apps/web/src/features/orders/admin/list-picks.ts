import { sizeRank } from '@e-store/shared/catalog/size-rank';
import type { PackingOrder } from '@e-store/shared/orders/staff-order';

export type PickedOrder = Pick<PackingOrder, 'number' | 'orderItems'>;

type PickLine = {
  key: string;
  name: string;
  skus: string[];
  size: string;
  quantity: number;
  numbers: string[];
};

/** Sums by product and size, sorted by name and from small to large. */
export function listPicks(orders: readonly PickedOrder[]): PickLine[] {
  const picks = new Map<string, PickLine>();
  for (const { number, orderItems } of orders) {
    for (const { product, size = '', name, sku, quantity } of orderItems) {
      const key = `${product} ${size}`;
      const pick = picks.get(key) ?? { key, name, skus: [], size, quantity: 0, numbers: [] };
      pick.quantity += quantity;
      if (sku && !pick.skus.includes(sku)) pick.skus.push(sku);
      if (!pick.numbers.includes(number)) pick.numbers.push(number);
      picks.set(key, pick);
    }
  }
  return [...picks.values()].toSorted(
    (a, b) =>
      a.name.localeCompare(b.name) || sizeRank(a.size) - sizeRank(b.size) || a.key.localeCompare(b.key),
  );
}
