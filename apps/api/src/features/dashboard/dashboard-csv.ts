import type { SalesBar, Summary, TopProduct } from '@e-store/shared/dashboard/endpoints';
import type { DaySpan } from '@e-store/shared/dashboard/sales-period';
import { toCsv } from '../../platform/http/csv.ts';

const TILES = [
  ['Total Sales', 'sales'],
  ['Total Order', 'orders'],
  ['Product Sold', 'pieces'],
  ['New Customers', 'customers'],
] as const;

export function dashboardCsv(
  { today, yesterday }: Summary,
  bars: readonly SalesBar[],
  top: DaySpan & { products: readonly TopProduct[] },
): string {
  return toCsv([
    ['Figure', today.day, yesterday.day],
    ...TILES.map(([label, metric]) => [label, today[metric], yesterday[metric]]),
    [],
    ['Period', 'From', 'To', 'Orders', 'Sales', 'Profit', 'Orders without a cost price'],
    ...bars.map(({ label, from, to, orders, sales, profit, ordersWithoutCost }) => [
      label,
      from,
      to,
      orders,
      sales,
      profit,
      ordersWithoutCost,
    ]),
    [],
    ['Top products', 'From', 'To', 'Pieces', 'Sales'],
    ...top.products.map(({ name, pieces: soldQuantity, sales }) => [
      name,
      top.from,
      top.to,
      soldQuantity,
      sales,
    ]),
  ]);
}
