import type { Connection } from 'mongoose';
import { EMPTY_CUSTOMER_STATS } from '../account/user.model.ts';
import { SUM_BY_CUSTOMER } from './compute-customer-stats.ts';

/**
 * Recomputes the order statistics of all accounts, for orders written without `refreshCustomerStats`. Without
 * a transaction, a concurrent order can be missed: run this before the shop takes orders.
 */
export async function refreshAllCustomerStats(connection: Connection): Promise<void> {
  await connection
    .collection('users')
    .updateMany({ figures: { $exists: false } }, { $set: { figures: EMPTY_CUSTOMER_STATS } });
  const names = [...Object.keys(EMPTY_CUSTOMER_STATS), 'lastOrderAt'];
  await connection
    .collection('orders')
    .aggregate([
      ...SUM_BY_CUSTOMER,
      { $project: { figures: Object.fromEntries(names.map((name) => [name, `$${name}`])) } },
      { $merge: { into: 'users', whenMatched: 'merge', whenNotMatched: 'discard' } },
    ])
    .toArray();
}
