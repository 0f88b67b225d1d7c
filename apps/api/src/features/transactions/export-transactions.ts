import { indiaDateTime, indiaDay } from '@e-store/shared/india-day';
import { exportTransactions } from '@e-store/shared/transactions/endpoints';
import { toCsv } from '../../platform/http/csv.ts';
import { route } from '../../platform/http/route.ts';
import { toFindFilter } from './list-transactions.ts';
import { transactionMatch } from './transaction-filter.ts';

const HEAD = ['TRANSACTION', 'KIND', 'CUSTOMER', 'DATE & TIME', 'AMOUNT', 'STATUS'];
/** Refunds are negative, so the column sums correctly. */
export const exportTransactionsRoute = route(exportTransactions, async ({ query }, { database, now }) => {
  const records = await database.transactions
    .find(toFindFilter(transactionMatch(query)))
    .sort({ at: -1, _id: -1 })
    .lean();
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
