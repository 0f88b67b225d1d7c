import type { RemittanceResult, RemittanceRow } from '@e-store/shared/cash/endpoints';
import { courierKey, isRecordable, type RemittanceOutcome } from '@e-store/shared/cash/remittance';
import { formatCash } from '@e-store/shared/money';
import { CASH_METHOD } from '@e-store/shared/payments/payment-states';
import { type ClientSession, trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { ledgerPaise, type LedgerRecord } from '../payments/payment-ledger.ts';
import {
  findActiveRemittances,
  type OrderCash,
  owedOf,
  readLinesOf,
  sumCash,
} from '../payments/cash-of-orders.ts';

type RemittedOrder = Pick<
  OrderRecord,
  '_id' | 'number' | 'user' | 'orderStatus' | 'payment' | 'tracking' | 'createdAt'
>;

/** A row, or its part of one order, with what it means. */
export type RemittanceMatch = { row: RemittanceRow; amount: number; result: RemittanceResult } & {
  order?: RemittedOrder;
};

/** Updated by each row, so that later rows see earlier ones. */
type Books = {
  orders: readonly RemittedOrder[];
  cash: Map<string, OrderCash>;
  /** Remittance lines that count. */
  recorded: readonly LedgerRecord[];
};

const FIELDS = { number: 1, user: 1, orderStatus: 1, payment: 1, tracking: 1, createdAt: 1 };

/** Decides row by row. An order number counts before a tracking number, because couriers reuse those. */
export async function matchRemittance(
  database: Database,
  { courier, rows }: { courier: string; rows: readonly RemittanceRow[] },
  session?: ClientSession,
): Promise<RemittanceMatch[]> {
  const terms = rows.flatMap(({ number, tracking }) => [number, tracking].filter((one) => one !== undefined));
  const orders: RemittedOrder[] = await database.orders
    .find(
      { search: trusted({ $in: [...new Set(terms.map((term) => term.toLowerCase()))] }) },
      FIELDS,
      session ? { session } : {},
    )
    .sort({ createdAt: -1, _id: -1 })
    .lean();
  const ids = orders.map(({ _id }) => _id);
  const lines = await readLinesOf(database, ids, session);
  const books = { orders, cash: sumCash(lines), recorded: findActiveRemittances(lines) };
  return rows.flatMap((row) => matchRow(courierKey(courier), row, books));
}

function matchRow(courier: string, row: RemittanceRow, books: Books): RemittanceMatch[] {
  const named = findNamed(row, books);
  const recorded = named.toReversed().flatMap((order) => {
    const line = books.recorded.find((one) => isLineOf(courier, row, order, one));
    return line ? [describe(row, { amount: ledgerPaise(line), outcome: 'recorded' }, order)] : [];
  });
  if (recorded.length > 0) return recorded;
  const orders = chooseOrders(courier, row, named, books);
  const [first] = orders;
  if (!first) return [describe(row, { amount: row.amount, outcome: 'unknown' })];
  return splitAmount(row.amount, orders, books).map(({ order, amount }) => {
    const cash = books.cash.get(String(order._id)) ?? { collected: 0, remitted: 0 };
    const expected = owedOf(cash);
    const outcome = compare(amount, cash);
    if (isRecordable(outcome))
      books.cash.set(String(order._id), { ...cash, remitted: cash.remitted + amount });
    const note = noteOtherCourier(courier, order);
    return describe(row, { amount, outcome, expected, cash, note }, order);
  });
}

/** An order that owes nothing was remitted earlier, unless no cash was collected for it. */
function compare(amount: number, cash: OrderCash): RemittanceOutcome {
  const expected = owedOf(cash);
  if (expected === 0 && cash.remitted > 0) return 'recorded';
  if (amount === expected) return 'matched';
  return amount < expected ? 'short' : 'over';
}

const isLineOf = (
  courier: string,
  { reference, repeat }: RemittanceRow,
  { _id }: RemittedOrder,
  { order, reference: known, remittance }: LedgerRecord,
): boolean =>
  remittance?.courier === courier &&
  remittance.repeat === repeat &&
  known?.toUpperCase() === reference?.toUpperCase() &&
  _id.equals(order);

function findNamed({ number, tracking }: RemittanceRow, { orders }: Books) {
  const numbered = orders.filter((order) => order.number === number);
  if (numbered.length > 0 || tracking === undefined) return numbered;
  return orders.filter((order) => order.tracking?.number === tracking);
}

/** Orders of one customer may share a parcel; of others with this tracking number, the latest counts. */
function chooseOrders(
  courier: string,
  row: RemittanceRow,
  named: readonly RemittedOrder[],
  { cash }: Books,
): readonly RemittedOrder[] {
  if (named.some(({ number }) => number === row.number)) return named;
  const own = named.filter((order) => courierKey(order.tracking?.courier ?? '') === courier);
  const found = own.length > 0 ? own : named;
  const latest = found.find(({ _id }) => owedOf(cash.get(String(_id)) ?? NO_CASH) > 0) ?? found[0];
  return found.filter(
    ({ _id, user, payment }) => latest?.user.equals(user) && (latest._id.equals(_id) || isCash(payment)),
  );
}

const NO_CASH: OrderCash = { collected: 0, remitted: 0 };
const isCash = ({ method }: OrderRecord['payment']) => method === CASH_METHOD;

/** Each order takes what it owes, the oldest first; the last one takes the rest. */
function splitAmount(amount: number, orders: readonly RemittedOrder[], { cash }: Books) {
  let rest = amount;
  const parts = orders.toReversed().map((order, index) => {
    const isLast = index === orders.length - 1;
    const part = isLast ? rest : Math.min(rest, owedOf(cash.get(String(order._id)) ?? NO_CASH));
    rest -= part;
    return { order, amount: part };
  });
  return parts.filter((part) => part.amount > 0);
}

function noteOtherCourier(courier: string, { tracking }: RemittedOrder): string | undefined {
  const shipped = tracking?.courier ?? '';
  return shipped && courierKey(shipped) !== courier ? `Shipped with ${shipped}.` : undefined;
}

type Decision = {
  amount: number;
  outcome: RemittanceOutcome;
  expected?: number;
  cash?: OrderCash;
  note?: string | undefined;
};

function describe(
  row: RemittanceRow,
  { amount, outcome, expected, cash, note }: Decision,
  order?: RemittedOrder,
): RemittanceMatch {
  const explained = explain(outcome, { amount, expected }, order, cash);
  const message = explained && note ? `${explained} ${note}` : (explained ?? note);
  const result = {
    line: row.line,
    outcome,
    parcel: row.number ?? row.tracking ?? '',
    reference: row.reference,
    amount,
    ...(order && { order: String(order._id), number: order.number }),
    ...(expected !== undefined && { expected }),
    ...(message !== undefined && { message }),
  };
  return { row, amount, result, ...(order && { order }) };
}

function explain(
  outcome: RemittanceOutcome,
  { amount, expected }: { amount: number; expected: number | undefined },
  order: RemittedOrder | undefined,
  cash: OrderCash = NO_CASH,
): string | undefined {
  switch (outcome) {
    case 'unknown':
      return 'No order has this number.';
    case 'short':
      return `${formatCash((expected ?? 0) - amount)} is missing.`;
    case 'recorded':
      return expected === undefined
        ? undefined
        : 'This order was already remitted in full. Check whether the courier paid it twice.';
    case 'over':
      if (order && !isCash(order.payment)) return 'This order was not paid in cash.';
      if (cash.collected === 0) return `This order is not delivered. Its status is “${order?.orderStatus}”.`;
      return `${formatCash(amount - (expected ?? 0))} too much.`;
    default:
      return undefined;
  }
}
