import type { DaySpan } from '@e-store/shared/dashboard/sales-period';
import { addDays, indiaDay } from '@e-store/shared/india-day';
import { trusted } from 'mongoose';
import type { Database } from '../database.ts';
import { momentsOf } from '../india-span.ts';
import { addUpOrders, SOLD } from './add-up-orders.ts';
import { buildSalesDays } from './build-sales-days.ts';
import { addProducts, addTotals, type SalesTotals } from './merge-figures.ts';
import type { ProductSales, SalesFigures } from './sales-day.model.ts';

export type SalesDays = {
  addUp: (span: DaySpan) => Promise<SalesTotals>;
  /** Separate from the totals, because a large shop sells tens of thousands of products. */
  byProduct: (span: DaySpan) => Promise<ProductSales[]>;
};

type Sum = { totals: SalesTotals; products: () => readonly ProductSales[] };

/** Time after which the orders of a day count as complete, because late writes are done. */
const REST_MS = 60 * 60 * 1000;

type Head = { _id: string; changes: number; figures?: { changes: number } };

/**
 * Sums orders over years. Past days are cached in the database and in memory. Only changed days and the
 * current day are read from the orders.
 */
export function createSalesDays(database: Database, now: () => Date): SalesDays {
  const days = new Map<string, SalesFigures & { changes: number }>();
  let sums = new Map<string, Sum>();

  async function catchUp(first: string, last: string): Promise<void> {
    const heads = await readHeads(database, first, last);
    const current = new Set(heads.filter(isCurrent).map(({ _id }) => _id));
    const stale = daysOf({ from: first, to: last }).filter((day) => !current.has(day));
    await buildSalesDays(database, stale);
    const changed = heads.filter((head) => isCurrent(head) && days.get(head._id)?.changes !== head.changes);
    const toRead = [...stale, ...changed.map(({ _id }) => _id)];
    if (toRead.length === 0) return;
    const records = await database.salesDays.find({ _id: trusted({ $in: toRead }) }, { figures: 1 }).lean();
    for (const { _id, figures } of records) if (figures) days.set(_id, figures);
    sums = new Map();
  }

  function sumOf(span: DaySpan): Sum {
    const key = `${span.from}/${span.to}`;
    const known = sums.get(key);
    if (known) return known;
    const figures = daysOf(span).flatMap((day) => days.get(day) ?? []);
    let products: ProductSales[] | undefined;
    const sum: Sum = {
      totals: addTotals(figures),
      products: () => (products ??= addProducts(figures.map((day) => day.products))),
    };
    sums.set(key, sum);
    return sum;
  }

  async function partsOf({ from, to }: DaySpan): Promise<Sum[]> {
    const lastPast = addDays(indiaDay(new Date(now().getTime() - REST_MS)), -1);
    const oldest = await database.orders.findOne({}, { createdAt: 1 }).sort({ createdAt: 1 }).lean();
    if (!oldest) return [];
    const first = laterOf(from, indiaDay(oldest.createdAt));
    const past = { from: first, to: earlierOf(to, lastPast) };
    if (past.from <= past.to) await catchUp(past.from, past.to);
    const open = { from: laterOf(first, addDays(lastPast, 1)), to };
    return [
      ...(past.from <= past.to ? [sumOf(past)] : []),
      ...(open.from <= open.to ? [await addUpNow(database, open)] : []),
    ];
  }

  return {
    addUp: async (span) => addTotals((await partsOf(span)).map(({ totals }) => totals)),
    byProduct: async (span) => addProducts((await partsOf(span)).map(({ products }) => products())),
  };
}

const isCurrent = ({ changes, figures }: Head) => figures?.changes === changes;
const earlierOf = (a: string, b: string) => (a < b ? a : b);
const laterOf = (a: string, b: string) => (a > b ? a : b);

function readHeads({ salesDays }: Database, from: string, to: string): Promise<Head[]> {
  const inSpan = { _id: trusted({ $gte: from, $lte: to }) };
  return salesDays.find(inSpan, { changes: 1, 'figures.changes': 1 }).lean<Head[]>();
}

async function addUpNow({ orders }: Database, span: DaySpan): Promise<Sum> {
  const placed = trusted(momentsOf(span));
  const figures = addUpOrders(await orders.find({ createdAt: placed }, SOLD).lean());
  return { totals: figures, products: () => figures.products };
}

function daysOf({ from, to }: DaySpan): string[] {
  const all: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(day);
  return all;
}
