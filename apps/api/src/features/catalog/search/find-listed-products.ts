import { trusted, Types } from 'mongoose';
import type { Database } from '../../../platform/database/database.ts';
import type { ProductRecord } from '../product.model.ts';

export async function findListedProducts(
  database: Database,
  ids: readonly string[],
): Promise<ProductRecord[]> {
  if (ids.length === 0) return [];
  const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
  const records = await database.products.find({ _id, status: 'published', onSale: true }).lean();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
