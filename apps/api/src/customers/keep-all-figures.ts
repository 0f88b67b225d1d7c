import type { Connection } from 'mongoose';
import { NO_FIGURES } from '../account/user.model.ts';
import { SUM_BY_CUSTOMER } from './figures-of.ts';

/**
 * Recomputes the order statistics of all accounts, for orders written without `refreshCustomerStats`. Without
 * a transaction, a concurrent order can be missed: run this before the shop takes orders.
 */
export async function keepAllFigures(connection: Connection): Promise<void> {
  await connection
    .collection('users')
    .updateMany({ figures: { $exists: false } }, { $set: { figures: NO_FIGURES } });
  const names = [...Object.keys(NO_FIGURES), 'lastOrderAt'];
  await connection
    .collection('orders')
    .aggregate([
      ...SUM_BY_CUSTOMER,
      { $project: { figures: Object.fromEntries(names.map((name) => [name, `$${name}`])) } },
      { $merge: { into: 'users', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}
