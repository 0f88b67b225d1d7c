import { trusted, type ClientSession } from 'mongoose';
import type { DaySpan } from '@e-store/shared/dashboard/sales-period';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import type { Database } from '../../platform/database/database.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import {
  sumOrders,
  SOLD_ORDER_FIELDS,
  sumProductSales,
  sumTotals,
  type SalesTotals,
  type SoldOrder,
} from './sum-orders.ts';
import type { ProductSales, SalesMetrics } from './sales-day.model.ts';

export type SalesDays = {
  readTotals: (span: DaySpan) => Promise<SalesTotals>;
  /** Separate, because a large shop sells tens of thousands of products. */
  readProductSales: (span: DaySpan) => Promise<ProductSales[]>;
};

type SpanTotals = { totals: SalesTotals; products: () => readonly ProductSales[] };

/** After this, late writes to the orders of a day are done. */
const SETTLE_MS = 60 * 60 * 1000;

type DayVersion = { _id: string; changes: number; figures?: { changes: number } };

/**
 * Past days are cached in the database and in memory. Only changed days and the current day are read from the
 * orders.
 */
export function createSalesDays(database: Database, now: () => Date): SalesDays {
  const days = new Map<string, SalesMetrics & { changes: number }>();
  let sums = new Map<string, SpanTotals>();

  async function refreshDays(first: string, last: string): Promise<void> {
    const dayVersions = await readDayVersions(database, first, last);
    const current = new Set(dayVersions.filter(isCurrent).map(({ _id }) => _id));
    const stale = listDays({ from: first, to: last }).filter((day) => !current.has(day));
    await buildSalesDays(database, stale);
    const changed = dayVersions.filter(
      (dayVersion) => isCurrent(dayVersion) && days.get(dayVersion._id)?.changes !== dayVersion.changes,
    );
    const toRead = [...stale, ...changed.map(({ _id }) => _id)];
    if (toRead.length === 0) return;
    const records = await database.salesDays.find({ _id: trusted({ $in: toRead }) }, { figures: 1 }).lean();
    for (const { _id, figures: dayTotals } of records) if (dayTotals) days.set(_id, dayTotals);
    sums = new Map();
  }

  function sumPastDays(span: DaySpan): SpanTotals {
    const key = `${span.from}/${span.to}`;
    const known = sums.get(key);
    if (known) return known;
    const dayTotals = listDays(span).flatMap((day) => days.get(day) ?? []);
    let products: ProductSales[] | undefined;
    const sum: SpanTotals = {
      totals: sumTotals(dayTotals),
      products: () => (products ??= sumProductSales(dayTotals.map((day) => day.products))),
    };
    sums.set(key, sum);
    return sum;
  }

  async function splitSpan({ from, to }: DaySpan): Promise<SpanTotals[]> {
    const lastPast = addDays(indiaDay(new Date(now().getTime() - SETTLE_MS)), -1);
    const oldest = await database.orders.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
    if (!oldest) return [];
    const first = maxDay(from, indiaDay(oldest.createdAt));
    const past = { from: first, to: minDay(to, lastPast) };
    if (past.from <= past.to) await refreshDays(past.from, past.to);
    const open = { from: maxDay(first, addDays(lastPast, 1)), to };
    return [
      ...(past.from <= past.to ? [sumPastDays(past)] : []),
      ...(open.from <= open.to ? [await sumOpenDays(database, open)] : []),
    ];
  }

  return {
    readTotals: async (span) => sumTotals((await splitSpan(span)).map(({ totals }) => totals)),
    readProductSales: async (span) =>
      sumProductSales((await splitSpan(span)).map(({ products }) => products())),
  };
}

const isCurrent = ({ changes, figures: dayTotals }: DayVersion) => dayTotals?.changes === changes;
const minDay = (a: string, b: string) => (a < b ? a : b);
const maxDay = (a: string, b: string) => (a > b ? a : b);

function readDayVersions({ salesDays }: Database, from: string, to: string): Promise<DayVersion[]> {
  const inSpan = { _id: trusted({ $gte: from, $lte: to }) };
  return salesDays.find(inSpan, { changes: 1, 'figures.changes': 1 }).lean<DayVersion[]>();
}

async function sumOpenDays({ orders }: Database, span: DaySpan): Promise<SpanTotals> {
  const placed = trusted(toIndiaDateRange(span));
  const dayTotals = sumOrders(await orders.find({ createdAt: placed }, SOLD_ORDER_FIELDS).lean());
  return { totals: dayTotals, products: () => dayTotals.products };
}

function listDays({ from, to }: DaySpan): string[] {
  const all: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  return all;
}

/**
 * Runs in the transaction that changes an order of the day. The current day has no totals yet, so new orders
 * do not contend here.
 */
export async function invalidateSalesDay(
  database: Database,
  { createdAt }: Pick<OrderRecord, 'createdAt'>,
  at: Date,
  session: ClientSession,
): Promise<void> {
  const day = indiaDay(createdAt);
  if (day === indiaDay(at)) return;
  await database.salesDays.updateOne({ _id: day }, { $inc: { changes: 1 } }, { upsert: true, session });
}

const MAX_RUN_DAYS = 31;

/**
 * Totals are written only while their change count still holds; otherwise the next reader recomputes the day.
 */
async function buildSalesDays(database: Database, days: readonly string[]): Promise<void> {
  for (const run of groupConsecutiveDays(days)) await buildConsecutiveDays(database, run);
}

function groupConsecutiveDays(days: readonly string[]): string[][] {
  const runs: string[][] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    if (run && run.length < MAX_RUN_DAYS && addDays(run.at(-1) ?? '', 1) === day) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

async function buildConsecutiveDays({ salesDays, orders }: Database, days: readonly string[]): Promise<void> {
  const dayFilter = { _id: trusted({ $in: days }) };
  await salesDays.bulkWrite(
    days.map((day) => ({
      updateOne: { filter: { _id: day }, update: { $setOnInsert: { changes: 0 } }, upsert: true },
    })),
    { ordered: false },
  );
  const dayVersions = await salesDays.find(dayFilter, { changes: 1 }).lean();
  const span = toIndiaDateRange({ from: days[0] ?? '', to: days.at(-1) ?? '' });
  const byDay = new Map<string, SoldOrder[]>(days.map((day) => [day, []]));
  for (const order of await orders.find({ createdAt: trusted(span) }, SOLD_ORDER_FIELDS).lean())
    byDay.get(indiaDay(order.createdAt))?.push(order);
  await salesDays.bulkWrite(
    dayVersions.map(({ _id, changes }) => ({
      updateOne: {
        filter: { _id, changes },
        update: { $set: { figures: { changes, ...sumOrders(byDay.get(_id) ?? []) } } },
      },
    })),
    { ordered: false },
  );
}
