import type { ProductSales, SalesFigures } from './sales-day.model.ts';

/** The figures of several days as those of one. */
export function mergeFigures(days: readonly SalesFigures[]): SalesFigures {
  const sum = { orders: 0, sales: 0, pieces: 0, profit: 0, ordersWithoutCost: 0 };
  const products = new Map<string, ProductSales>();
  for (const day of days) {
    sum.orders += day.orders;
    sum.sales += day.sales;
    sum.pieces += day.pieces;
    sum.profit += day.profit;
    sum.ordersWithoutCost += day.ordersWithoutCost;
    for (const { product, pieces, sales } of day.products) {
      const key = String(product);
      const so = products.get(key) ?? { product, pieces: 0, sales: 0 };
      products.set(key, { product, pieces: so.pieces + pieces, sales: so.sales + sales });
    }
  }
  return { ...sum, products: [...products.values()] };
}
