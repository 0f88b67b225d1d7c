import { trusted, type QueryFilter } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ONLY_ID, type RetentionRule, toIds } from '../../platform/personal-data/retention-rule.ts';
import type { OrderRecord } from '../orders/order.model.ts';
import { findOpenCash, owedOf } from './cash-of-orders.ts';

const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/** An erased order retains its tracking number while its courier owes cash, and while the remittance may be undone. */
export const settledTrackingRetention: RetentionRule = {
  name: 'tracking of erased accounts',
  find: async (database, _keep, now, limit) =>
    toIds(
      await database.orders
        .find(await settledFilter(database, now), ONLY_ID)
        .limit(limit)
        .lean(),
    ),
  purge: async (database, ids, _keep, now) =>
    database.orders.updateMany(
      { $and: [{ _id: trusted({ $in: [...ids] }) }, await settledFilter(database, now)] },
      [
        { $set: { search: { $setDifference: ['$search', [{ $toLower: '$tracking.number' }]] } } },
        { $unset: 'tracking' },
      ],
      { updatePipeline: true },
    ),
};

async function settledFilter(database: Database, now: Date): Promise<QueryFilter<OrderRecord>> {
  const open = (await findOpenCash(database)).filter((cash) => owedOf(cash) > 0);
  const recent = { kind: 'remittance', at: trusted({ $gte: new Date(now.getTime() - UNDO_MS) }) } as const;
  const remitted = await database.paymentLedger.distinct('order', recent);
  return {
    erasedAt: trusted({ $exists: true }),
    tracking: trusted({ $exists: true }),
    _id: trusted({ $nin: [...open.map(({ _id }) => _id), ...remitted] }),
  };
}
