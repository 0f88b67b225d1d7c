import { buildTransactions } from './build-transactions.ts';
import type { TransactionRecord } from './transaction.model.ts';
import type { Invariant } from '../../platform/invariants/invariant.ts';

/** Compares each line, so the sums match the orders as well. */
export const cashBookMatchesOrders: Invariant = {
  id: 'I11',
  description: 'the cash book has exactly the lines of the orders and their returns, to the rupee',
  check: async ({ orders, transactions }) => {
    const [all, written] = await Promise.all([orders.find().lean(), transactions.find().lean()]);
    const toLineKey = ({ _id, kind, number, amount, status, at }: TransactionRecord) =>
      `${number} ${String(_id)}: ${kind} of ${amount}, ${status} at ${at.toISOString()}`;
    const due = new Set(all.flatMap(buildTransactions).map(toLineKey));
    const recordedLines = new Set(written.map(toLineKey));
    const breaches = [
      ...[...due].filter((line) => !recordedLines.has(line)).map((line) => `missing ${line}`),
      ...[...recordedLines].filter((line) => !due.has(line)).map((line) => `unexpected ${line}`),
    ];
    return { checked: written.length, breaches };
  },
};
