import type { ClientSession } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { buildTransactions } from './build-transactions.ts';

/** Rewrites the cash book lines in the transaction that changed the order. */
export async function writeTransactions(
  { transactions }: Database,
  order: OrderRecord,
  session: ClientSession,
): Promise<void> {
  await transactions.bulkWrite(
    buildTransactions(order).map(({ _id, ...line }) => ({
      updateOne: { filter: { _id }, update: { $set: line }, upsert: true },
    })),
    { session },
  );
}
