import type { ClientSession } from 'mongoose';
import type { Database } from '../database.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { transactionsOf } from './transactions-of.ts';

/** Brings the cash book to what the order says now, in the transaction that changed it. */
export async function writeTransactions(
  { transactions }: Database,
  order: OrderRecord,
  session: ClientSession,
): Promise<void> {
  for (const { _id, ...line } of transactionsOf(order)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection: a transaction has no two calls at once
    await transactions.updateOne({ _id }, { $set: line }, { upsert: true, session });
  }
}
