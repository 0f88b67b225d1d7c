import { trusted, type QueryFilter } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ONLY_ID, type RetentionRule, toIds } from '../../platform/personal-data/retention-rule.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { findOpenCash, owedOf } from './cash-of-orders.ts';

/** An erased order retains its tracking number while its courier owes cash. */
export const settledTrackingRetention: RetentionRule = {
  name: 'tracking of erased accounts',
  find: async (database, _keep, _now, limit) =>
    toIds(
      await database.orders
        .find(await settledFilter(database), ONLY_ID)
        .limit(limit)
        .lean(),
    ),
  purge: async (database, ids) =>
    database.orders.updateMany(
      { $and: [{ _id: trusted({ $in: [...ids] }) }, await settledFilter(database)] },
      [
        { $set: { search: { $setDifference: ['$search', [{ $toLower: '$tracking.number' }]] } } },
        { $unset: 'tracking' },
      ],
      { updatePipeline: true },
    ),
};

async function settledFilter(database: Database): Promise<QueryFilter<OrderRecord>> {
  const open = (await findOpenCash(database)).filter((cash) => owedOf(cash) > 0);
  return {
    erasedAt: trusted({ $exists: true }),
    tracking: trusted({ $exists: true }),
    _id: trusted({ $nin: open.map(({ _id }) => _id) }),
  };
}
