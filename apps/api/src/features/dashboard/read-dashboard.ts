import type {
  DayMetrics,
  SalesBar,
  Summary,
  TopProduct,
  WorkToDo,
} from '@e-store/shared/dashboard/endpoints';
import { type DaySpan, type SalesPeriod, salesSpans } from '@e-store/shared/dashboard/sales-period';
import { WORK_KINDS } from '@e-store/shared/dashboard/work-sections';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { topItems } from '../../platform/top-items.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { ProductSales } from './sales-day.model.ts';

type DashboardContext = Pick<Context, 'sales' | 'database' | 'catalogIndex' | 'countWork' | 'now'>;

const TOP_COUNT = 5;

/** Counts open staff tasks of the given kinds, with the same filters as their lists. */
export async function countWork<Kind extends keyof WorkToDo>(
  { countWork: count }: Pick<Context, 'countWork'>,
  kinds: readonly Kind[],
): Promise<Record<Kind, number>> {
  const counted = await Promise.all(kinds.map(async (kind) => [kind, await count(kind)] as const));
  return Object.fromEntries(counted) as Record<Kind, number>;
}

export async function readSummary(context: DashboardContext): Promise<Summary> {
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

export async function readSales({ sales, now }: DashboardContext, by: SalesPeriod): Promise<SalesBar[]> {
  const bars: SalesBar[] = [];
  for (const span of salesSpans(by, indiaDay(now()))) {
    const { orders, sales: sold, profit, ordersWithoutCost } = await sales.readTotals(span);
    bars.push({ ...span, orders, sales: sold, profit, ordersWithoutCost });
  }
  return bars;
}

const compareSales = (a: ProductSales, b: ProductSales) =>
  b.sales - a.sales || b.pieces - a.pieces || (a.product < b.product ? -1 : 1);

export async function readTopProducts(
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
