import { listProductsById } from '@e-store/shared/catalog/endpoints';
import { trusted, Types } from 'mongoose';
import { route } from '../../platform/http/route.ts';
import { toProduct } from './to-product.ts';

/** Skips drafts, archived and unknown products: browsers store such ids. */
export const listProductsByIdRoute = route(listProductsById, async ({ query }, { database }) => {
  const ids = [...new Set(query.ids.map((id) => id.toLowerCase()))];
  const found = await database.products
    .find({ _id: trusted({ $in: ids.map((id) => new Types.ObjectId(id)) }), status: 'published' })
    .lean();
  const byId = new Map(found.map((record) => [String(record._id), toProduct(record)]));
  return { product: ids.flatMap((id) => byId.get(id) ?? []) };
});
