import type { ProductSales, SalesMetrics } from './sales-day.model.ts';

export type SalesTotals = Omit<SalesMetrics, 'products'>;

export function sumTotals(parts: readonly SalesTotals[]): SalesTotals {
  const sum = { orders: 0, sales: 0, pieces: 0, profit: 0, ordersWithoutCost: 0 };
  for (const part of parts) {
    sum.orders += part.orders;
    sum.sales += part.sales;
    sum.pieces += part.pieces;
    sum.profit += part.profit;
    sum.ordersWithoutCost += part.ordersWithoutCost;
  }
  return sum;
}

export function sumProductSales(parts: readonly (readonly ProductSales[])[]): ProductSales[] {
  const sums = new Map<string, ProductSales>();
  for (const { product, pieces: soldQuantity, sales } of parts.flat()) {
    const key = product.toHexString();
    const sum = sums.get(key);
    if (sum) {
      sum.pieces += soldQuantity;
      sum.sales += sales;
    } else sums.set(key, { product, pieces: soldQuantity, sales });
  }
  return [...sums.values()];
}
