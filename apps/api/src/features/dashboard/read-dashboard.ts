import { trusted } from 'mongoose';
import {
  exportDashboard,
  getSales,
  getSummary,
  getTopProducts,
  getWork,
  type DayMetrics,
  type SalesBar,
  type Summary,
  type TopProduct,
  type WorkToDo,
} from '@e-store/shared/dashboard/endpoints';
import { workKindsFor, WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { indiaDay, addDays } from '@e-store/shared/india-day';
import { type DaySpan, type SalesPeriod, salesSpans } from '@e-store/shared/dashboard/sales-period';
import { route } from '../../platform/http/route.ts';
import type { Context } from '../../platform/context.ts';
import { topItems } from '../../platform/top-items.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import { toCsv } from '../../platform/http/csv.ts';
import type { ProductSales } from './sales-day.model.ts';

export const getWorkRoute = route(getWork, ({ session }, context) =>
  countWork(context, workKindsFor(session.user.role)),
);

export const getSummaryRoute = route(getSummary, (_input, context) => readSummary(context));

export const getSalesRoute = route(getSales, async ({ query: { by } }, context) => ({
  by,
  bars: await readSales(context, by),
}));

export const getTopProductsRoute = route(getTopProducts, async ({ query: { by } }, context) => ({
  by,
  ...(await readTopProducts(context, by)),
}));

export const exportDashboardRoute = route(exportDashboard, async ({ query }, context) => {
  const [summary, bars, top] = await Promise.all([
    readSummary(context),
    readSales(context, query.sales),
    readTopProducts(context, query.top),
  ]);
  const filename = `dashboard-${indiaDay(context.now())}.csv`;
  return { filename, csv: dashboardCsv(summary, bars, top) };
});

type DashboardContext = Pick<Context, 'sales' | 'database' | 'catalogIndex' | 'countWork' | 'now'>;

const TOP_COUNT = 5;

async function countWork<Kind extends keyof WorkToDo>(
  { countWork: count }: Pick<Context, 'countWork'>,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const counted = await Promise.all(kinds.map(async (kind) => [kind, await count(kind)] as const));
  return Object.fromEntries(counted) as Record<Kind, number>;
}

async function readSummary(context: DashboardContext): Promise<Summary> {
  const at = context.now();
  const day = indiaDay(at);
  const [today, yesterday, work] = await Promise.all([
    readDayMetrics(context, day),
    readDayMetrics(context, addDays(day, -1)),
    countWork(context, WORK_KINDS),
  ]);
  return { at: at.toISOString(), today, yesterday, work };
}

async function readDayMetrics({ sales, database }: DashboardContext, day: string): Promise<DayMetrics> {
  const registered = trusted(toIndiaDateRange({ from: day, to: day }));
  const [sold, customers] = await Promise.all([
    sales.readTotals({ from: day, to: day }),
    database.users.countDocuments({ role: 'Customer', createdAt: registered }),
  ]);
  return { day, sales: sold.sales, orders: sold.orders, pieces: sold.pieces, customers };
}

async function readSales({ sales, now }: DashboardContext, by: SalesPeriod): Promise<SalesBar[]> {
  const bars: SalesBar[] = [];
  for (const span of salesSpans(by, indiaDay(now()))) {
    const { orders, sales: sold, profit, ordersWithoutCost } = await sales.readTotals(span);
    bars.push({ ...span, orders, sales: sold, profit, ordersWithoutCost });
  }
  return bars;
}

const compareSales = (a: ProductSales, b: ProductSales) =>
  b.sales - a.sales || b.pieces - a.pieces || (a.product < b.product ? -1 : 1);

async function readTopProducts(
  { sales, database, now }: DashboardContext,
  by: SalesPeriod,
): Promise<DaySpan & { products: TopProduct[] }> {
  const span = salesSpans(by, indiaDay(now())).at(-1);
  if (!span) throw new Error('There is always a present quarter and year.');
  const top = topItems(await sales.readProductSales(span), compareSales, TOP_COUNT);
  const records = await database.products
    .find({ _id: trusted({ $in: top.map(({ product }) => product) }) }, { name: 1, images: 1 })
    .lean();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  const named = top.flatMap(({ product, pieces: soldQuantity, sales: sold }) => {
    const record = byId.get(String(product));
    if (!record) return [];
    const { name, images } = record;
    return { _id: String(product), name, image: images[0]?.url ?? '', pieces: soldQuantity, sales: sold };
  });
  return { from: span.from, to: span.to, products: named };
}

const TILES = [
  ['Total Sales', 'sales'],
  ['Total Order', 'orders'],
  ['Product Sold', 'pieces'],
  ['New Customers', 'customers'],
] as const;

function dashboardCsv(
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
