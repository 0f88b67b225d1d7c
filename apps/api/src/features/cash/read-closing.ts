import {
  CLOSING_PARTS,
  type ClosingDay,
  type ClosingPart,
  type ClosingRow,
  type ClosingTotal,
  readClosing,
} from '@e-store/shared/cash/closing-endpoints';
import { addDays, indiaDay, startOfDay } from '@e-store/shared/india-day';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { trusted, Types } from 'mongoose';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { ledgerPaise, type LedgerRecord } from '../payments/payment-ledger.ts';
import {
  addToCash,
  findOpenCash,
  type OpenCash,
  type OrderCash,
  owedOf,
} from '../payments/cash-of-orders.ts';

type Row = Omit<ClosingRow, 'number' | 'at'> & { at: Date };
type RowsOfDay = Record<ClosingPart, readonly Row[]>;

export const readClosingRoute = route(readClosing, async ({ query }, { database }) => {
  const { from, to, day, part, page, limit } = query;
  const [open, { lines, earlier }, ordered] = await Promise.all([
    findOpenCash(database, startOfDay(from)),
    readLines(database, query),
    readOrders(database, query),
  ]);
  const opening = sumOpening(open, earlier);
  const days: ClosingDay[] = [];
  let listed: readonly Row[] = [];
  for (const { day: one, rows } of closeDays({ from, to }, opening, lines, ordered)) {
    days.unshift({ day: one, totals: totalsOf(rows) });
    if (one === day && part) listed = rows[part];
  }
  const shown = listed.slice((page - 1) * limit, page * limit);
  return { days, rows: await nameRows(database, shown), total: listed.length, page, limit };
});

type Period = { from: string; to: string };

/** With the earlier lines of the same orders. */
async function readLines({ paymentLedger }: Database, period: Period) {
  const find = (filter: object): Promise<LedgerRecord[]> =>
    paymentLedger.find(filter).sort({ at: 1, _id: 1 }).lean();
  const lines = await find({ at: trusted(toIndiaDateRange(period)) });
  const orders = [...new Set(lines.map(({ order }) => String(order)))];
  const before = trusted({ $lt: startOfDay(period.from) });
  return { lines, earlier: await find({ order: trusted({ $in: orders }), at: before }) };
}

async function readOrders({ orders }: Database, period: Period): Promise<Row[]> {
  const placed = await orders
    .find({ createdAt: trusted(toIndiaDateRange(period)) }, { createdAt: 1, totalPrice: 1, payment: 1 })
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  return placed.map(({ _id, createdAt, totalPrice, payment }) => ({
    order: String(_id),
    at: createdAt,
    method: payment.method,
    amount: totalPrice * 100,
  }));
}

type OpenOrder = OrderCash & { at: Date };

type CashOfOrders = Map<string, OpenOrder>;

function sumOpening(open: readonly OpenCash[], earlier: readonly LedgerRecord[]): CashOfOrders {
  const cash: CashOfOrders = new Map(
    open.map(({ _id, collectedAt, ...sums }) => [String(_id), { ...sums, at: collectedAt }]),
  );
  for (const { order } of earlier) cash.delete(String(order));
  addLines(cash, earlier);
  return cash;
}

function addLines(cash: CashOfOrders, lines: readonly LedgerRecord[]): void {
  for (const line of lines) {
    const key = String(line.order);
    const known = cash.get(key);
    const at = line.kind === 'collection' ? line.at : (known?.at ?? line.at);
    cash.set(key, { ...addToCash(known, line), at });
  }
}

/** Yields each day with the cash open at its end. */
function* closeDays(
  { from, to }: Period,
  cash: CashOfOrders,
  lines: readonly LedgerRecord[],
  ordered: readonly Row[],
): Generator<{ day: string; rows: RowsOfDay }> {
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const own = lines.filter(({ at }) => indiaDay(at) === day);
    addLines(cash, own);
    yield {
      day,
      rows: rowsOfDay(
        own,
        ordered.filter(({ at }) => indiaDay(at) === day),
        cash,
      ),
    };
  }
}

function rowsOfDay(
  lines: readonly LedgerRecord[],
  ordered: readonly Row[],
  cash: ReadonlyMap<string, OpenOrder>,
): RowsOfDay {
  const rowsOf = (isPart: (line: LedgerRecord) => boolean) => lines.filter(isPart).map(toRow);
  const remitted = rowsOf(({ kind }) => kind === 'remittance');
  return {
    ordered,
    cash: rowsOf(({ kind, method }) => kind === 'collection' && method === CASH_METHOD),
    prepaid: rowsOf(
      ({ kind, method, isExchange }) => kind === 'collection' && method !== CASH_METHOD && !isExchange,
    ),
    refunded: rowsOf(({ kind, isExchange }) => kind === 'refund' && !isExchange),
    fees: rowsOf(({ kind }) => kind === 'fee'),
    remitted,
    out: [...cash]
      .filter(([, one]) => owedOf(one) > 0)
      .map(([order, one]) => ({ order, at: one.at, method: CASH_METHOD, amount: owedOf(one) }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.order.localeCompare(b.order)),
    differences: listDifferences(remitted, cash),
  };
}

function listDifferences(remitted: readonly Row[], cash: ReadonlyMap<string, OpenOrder>): Row[] {
  const latest = new Map(remitted.map((row) => [row.order, row]));
  return [...latest.values()].flatMap((row) => {
    const { collected, remitted: paid } = cash.get(row.order) ?? { collected: 0, remitted: 0 };
    // Without a remittance, as after an undo, the cash is out.
    return paid === collected || paid === 0 ? [] : [{ ...row, amount: paid - collected }];
  });
}

const toRow = ({ order, at, method, amount, paise, reference, by }: LedgerRecord): Row => ({
  order: String(order),
  at,
  method,
  amount: ledgerPaise({ amount, ...(paise !== undefined && { paise }) }),
  ...(reference !== undefined && { reference }),
  ...(by && { by: by.name }),
});

const totalOf = (rows: readonly Row[]): ClosingTotal => ({
  rows: rows.length,
  amount: rows.reduce((sum, { amount }) => sum + amount, 0),
});

const totalsOf = (rows: RowsOfDay) =>
  Object.fromEntries(CLOSING_PARTS.map((part) => [part, totalOf(rows[part])])) as ClosingDay['totals'];

async function nameRows({ orders }: Database, rows: readonly Row[]): Promise<ClosingRow[]> {
  const ids = rows.map(({ order }) => new Types.ObjectId(order));
  const found = await orders.find({ _id: trusted({ $in: ids }) }, { number: 1 }).lean();
  const numberById = new Map(found.map(({ _id, number }) => [String(_id), number]));
  return rows.map(({ at, ...row }) => ({
    ...row,
    number: numberById.get(row.order) ?? '',
    at: at.toISOString(),
  }));
}
