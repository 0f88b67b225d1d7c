import type { Product } from '@e-store/shared/catalog/product';
import { trusted, Types } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { LISTED } from './product-filter.ts';
import { toProduct } from './to-product.ts';

/** Reads the visible products of a page, in the order of their ids. */
export async function findListedProducts(
  { products }: Pick<Database, 'products'>,
  ids: readonly string[],
): Promise<Product[]> {
  if (ids.length === 0) return [];
  const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
  const records = await products.find({ ...LISTED, _id }).lean();
  const byId = new Map(records.map((record) => [String(record._id), record]));
  return ids.flatMap((id) => {
    const record = byId.get(id);
    return record ? [toProduct(record)] : [];
  });
}
