import { trusted, type Types } from 'mongoose';
import type { Database } from '../database.ts';

export const MELTING_MS = 60_000;
const MELTING_PART = 0.5;
/** Below this, one order can take half of a small stock. */
const MELTING_PIECES = 20;

export type MeltingStock = {
  product: Types.ObjectId;
  name: string;
  pieces: number;
  orders: number;
  left: number;
};

/** Finds products of which orders took more than half, and at least 20 units, within a minute (R76). */
export async function findMeltingStock(
  { stockMovements, products }: Pick<Database, 'stockMovements' | 'products'>,
  now: Date,
): Promise<MeltingStock[]> {
  const since = new Date(now.getTime() - MELTING_MS);
  const ordered = await stockMovements.aggregate<
    Pick<MeltingStock, 'pieces' | 'orders'> & { _id: Types.ObjectId }
  >([
    { $match: { reason: 'order', at: { $gt: since, $lte: now } } },
    { $group: { _id: '$product', delta: { $sum: '$delta' }, orders: { $addToSet: '$order' } } },
    { $project: { pieces: { $abs: '$delta' }, orders: { $size: '$orders' } } },
    { $match: { pieces: { $gte: MELTING_PIECES } } },
  ]);
  if (ordered.length === 0) return [];
  const shelves = await products
    .find({ _id: trusted({ $in: ordered.map(({ _id }) => _id) }) }, { name: 1, stock: 1 })
    .lean();
  const shelfOf = new Map(shelves.map((shelf) => [String(shelf._id), shelf]));
  return ordered.flatMap(({ _id: product, pieces, orders }) => {
    const shelf = shelfOf.get(String(product));
    const isMelting = shelf && pieces > (shelf.stock + pieces) * MELTING_PART;
    return isMelting ? [{ product, name: shelf.name, pieces, orders, left: shelf.stock }] : [];
  });
}
