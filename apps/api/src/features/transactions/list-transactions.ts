import { trusted } from 'mongoose';
import {
  EXPORTED_TRANSACTIONS_MAX,
  listTransactions,
  type TransactionSums,
  exportTransactions,
  type TransactionQuery,
} from '@e-store/shared/transactions/endpoints';
import type { TransactionKind, TransactionStatus } from '@e-store/shared/transactions/transaction-statuses';
import { indiaDateTime, indiaDay } from '@e-store/shared/india-day';
import { formatCount } from '@e-store/shared/money';
import type { Transaction } from '@e-store/shared/transactions/transaction';
import type { Database } from '../../platform/database/database.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { toCsv } from '../../platform/http/csv.ts';
import { toIndiaDateRange } from '../../platform/database/india-date-range.ts';
import type { TransactionRecord } from './transaction.model.ts';

type Group = { _id: { kind: TransactionKind; status: TransactionStatus }; count: number; amount: number };

const NEWEST_FIRST = { at: -1, _id: -1 } as const;

export const listTransactionsRoute = route(listTransactions, async ({ query }, { database }) => {
  const match = transactionMatch(query);
  const groups = await sumByKind(database, match);
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const { page, limit } = query;
  const records = await readPage({ page, limit, total, sort: NEWEST_FIRST }, (part) =>
    database.transactions.find(toFindFilter(match)).sort(part.sort).skip(part.skip).limit(part.limit).lean(),
  );
  return { transactions: records.map(toTransaction), sums: toSums(groups), total, page, limit };
});

const toFindFilter = ({ at, ...equal }: ReturnType<typeof transactionMatch>) => ({
  ...equal,
  ...(at && { at: trusted(at) }),
});

/** A covering index answers this query. */
const sumByKind = ({ transactions }: Database, match: object) =>
  transactions.aggregate<Group>([
    { $match: { at: { $gte: new Date(0) }, ...match } },
    {
      $group: { _id: { kind: '$kind', status: '$status' }, count: { $sum: 1 }, amount: { $sum: '$amount' } },
    },
  ]);

function toSums(groups: readonly Group[]): TransactionSums {
  const of = (kind: TransactionKind, status: TransactionStatus) => {
    const found = groups.find(({ _id }) => _id.kind === kind && _id.status === status);
    return { count: found?.count ?? 0, amount: found?.amount ?? 0 };
  };
  const received = (status: TransactionStatus) => {
    const [cash, prepaid] = [of('cod', status), of('prepaid', status)];
    return { count: cash.count + prepaid.count, amount: cash.amount + prepaid.amount };
  };
  const collected = received('completed');
  const refunded = of('refund', 'completed');
  return {
    collected,
    outstanding: received('inProgress'),
    cancelled: received('cancelled'),
    refundsDue: of('refund', 'inProgress'),
    refunded,
    net: collected.amount - refunded.amount,
  };
}

const HEAD = ['TRANSACTION', 'KIND', 'CUSTOMER', 'DATE & TIME', 'AMOUNT', 'STATUS'];
/** Refunds are negative, so the column sums correctly. */
export const exportTransactionsRoute = route(exportTransactions, async ({ query }, { database, now }) => {
  const records = await database.transactions
    .find(toFindFilter(transactionMatch(query)))
    .sort(NEWEST_FIRST)
    .limit(EXPORTED_TRANSACTIONS_MAX + 1)
    .lean();
  if (records.length > EXPORTED_TRANSACTIONS_MAX)
    throw new ValidationError({
      from: `More than ${formatCount(EXPORTED_TRANSACTIONS_MAX)} transactions match. Choose a shorter period.`,
    });
  const rows = records.map(({ number, kind, customer, at, amount, status }) => [
    number,
    kind,
    customer,
    indiaDateTime(at),
    kind === 'refund' ? -amount : amount,
    status,
  ]);
  return { filename: `transactions-${indiaDay(now())}.csv`, csv: toCsv([HEAD, ...rows]) };
});

type Filters = Pick<TransactionQuery, 'status' | 'kind' | 'from' | 'to'>;

/** For aggregations; `find` must mark its operators as trusted. */
function transactionMatch({ status, kind, from, to }: Filters) {
  const at = toIndiaDateRange({ from, to });
  return {
    ...(status !== undefined && { status }),
    ...(kind !== undefined && { kind }),
    ...(at && { at }),
  };
}

const toTransaction = ({ _id, order, at, ...fields }: TransactionRecord): Transaction => ({
  ...fields,
  _id: String(_id),
  order: String(order),
  at: at.toISOString(),
});
