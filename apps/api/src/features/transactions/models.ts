import type { Connection } from 'mongoose';
import { transactionSchema } from './transaction.model.ts';

export function defineTransactionModels(connection: Connection) {
  return { transactions: connection.model('Transaction', transactionSchema) };
}
