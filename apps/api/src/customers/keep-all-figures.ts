import type { Connection } from 'mongoose';
import { NO_FIGURES } from '../account/user.model.ts';
import { SUM_BY_CUSTOMER } from './figures-of.ts';

/**
 * What `keepFigures` does with each order, for all accounts at once: for orders that came by another way. Not in one
 * transaction, so that an order placed at that very moment may be missing until the next of its account: it runs before
 * the shop takes orders, or over accounts that nobody orders with.
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
