import { listTransactions, type TransactionSums } from '@e-store/shared/transactions/endpoints';
import type { TransactionKind, TransactionStatus } from '@e-store/shared/transactions/transaction-statuses';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { route } from '../../platform/http/route.ts';
import { readPage } from '../../platform/database/read-page.ts';
import { toTransaction } from './to-transaction.ts';
import { transactionMatch } from './transaction-filter.ts';

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

export const toFindFilter = ({ at, ...equal }: ReturnType<typeof transactionMatch>) => ({
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
  const collected = of('cod', 'completed');
  const refunded = of('refund', 'completed');
  return {
    collected,
    outstanding: of('cod', 'inProgress'),
    cancelled: of('cod', 'cancelled'),
    refundsDue: of('refund', 'inProgress'),
    refunded,
    net: collected.amount - refunded.amount,
  };
}
