import { getProduct } from '@e-store/shared/catalog/endpoints';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { toProduct } from './to-product.ts';

/**
 * Responds for products off sale too, so that links and old orders work. Drafts and archived products are not
 * found.
 */
export const getProductRoute = route(
  getProduct,
  async ({ params, answer }, { database }) => {
    const record = await database.products.findOne({ _id: params.id, status: 'published' }).lean();
    if (!record) throw new NotFoundError('This product is no longer available.');
    answer.keep({ shown: [String(record._id)] });
    return toProduct(record);
  },
  { isCached: true },
);
