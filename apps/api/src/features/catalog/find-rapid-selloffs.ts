import { trusted, type Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';

export const SELLOFF_WINDOW_MS = 60_000;
const SELLOFF_SHARE = 0.5;
/** Below this, one order can take half of a small stock. */
const SELLOFF_MIN_QUANTITY = 20;

export type RapidSelloff = {
  product: Types.ObjectId;
  name: string;
  soldQuantity: number;
  orders: number;
  left: number;
};

/** Finds products of which orders took more than half, and at least 20 units, within a minute (R76). */
export async function findRapidSelloffs(
  { stockMovements, products }: Pick<Database, 'stockMovements' | 'products'>,
  now: Date,
): Promise<RapidSelloff[]> {
  const since = new Date(now.getTime() - SELLOFF_WINDOW_MS);
  const ordered = await stockMovements.aggregate<
    Pick<RapidSelloff, 'soldQuantity' | 'orders'> & { _id: Types.ObjectId }
  >([
    { $match: { reason: 'order', at: { $gt: since, $lte: now } } },
    { $group: { _id: '$product', delta: { $sum: '$delta' }, orders: { $addToSet: '$order' } } },
    { $project: { soldQuantity: { $abs: '$delta' }, orders: { $size: '$orders' } } },
    { $match: { soldQuantity: { $gte: SELLOFF_MIN_QUANTITY } } },
  ]);
  if (ordered.length === 0) return [];
  const records = await products
    .find({ _id: trusted({ $in: ordered.map(({ _id }) => _id) }) }, { name: 1, stock: 1 })
    .lean();
  const recordById = new Map(records.map((record) => [String(record._id), record]));
  return ordered.flatMap(({ _id: product, soldQuantity, orders }) => {
    const record = recordById.get(String(product));
    const isRapid = record && soldQuantity > (record.stock + soldQuantity) * SELLOFF_SHARE;
    return isRapid ? [{ product, name: record.name, soldQuantity, orders, left: record.stock }] : [];
  });
}
