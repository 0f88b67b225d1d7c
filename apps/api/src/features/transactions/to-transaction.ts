import type { Transaction } from '@e-store/shared/transactions/transaction';
import type { TransactionRecord } from './transaction.model.ts';

export const toTransaction = ({ _id, order, at, ...fields }: TransactionRecord): Transaction => ({
  ...fields,
  _id: String(_id),
  order: String(order),
  at: at.toISOString(),
});
