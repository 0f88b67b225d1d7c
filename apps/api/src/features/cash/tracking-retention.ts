import { trusted, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { ONLY_ID, type RetentionRule, toIds } from '../../platform/personal-data/retention-rule.ts';
import { owedOf, readLinesOf, sumCash } from '../payments/cash-of-orders.ts';

const UNDO_MS = 30 * 24 * 60 * 60 * 1000;

/** An erased order retains its tracking number while its courier owes cash, and while the remittance may be undone. */
export const settledTrackingRetention: RetentionRule = {
  name: 'tracking of erased accounts',
  find: async (database, _keep, now, limit) => (await findSettled(database, now)).slice(0, limit),
  purge: async (database, ids) =>
    database.orders.updateMany(
      { _id: trusted({ $in: [...ids] }) },
      [
        { $set: { search: { $setDifference: ['$search', [{ $toLower: '$tracking.number' }]] } } },
        { $unset: 'tracking' },
      ],
      { updatePipeline: true },
    ),
};

async function findSettled(database: Database, now: Date): Promise<Types.ObjectId[]> {
  const erased = { erasedAt: trusted({ $exists: true }), tracking: trusted({ $exists: true }) } as const;
  const ids = toIds(await database.orders.find(erased, ONLY_ID).lean());
  const lines = await readLinesOf(database, ids);
  const cash = sumCash(lines);
  const recent = lines.filter(
    ({ kind, at }) => kind === 'remittance' && now.getTime() - at.getTime() < UNDO_MS,
  );
  const undoable = new Set(recent.map(({ order }) => String(order)));
  return ids.filter((id) => {
    const sums = cash.get(String(id));
    return !(sums && owedOf(sums) > 0) && !undoable.has(String(id));
  });
}
