import { getRelated } from '@e-store/shared/catalog/endpoints';
import type { RelatedReason } from '@e-store/shared/catalog/list-choices';
import { trusted } from 'mongoose';
import type { Database } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/errors/errors.ts';
import { route } from '../../platform/http/route.ts';
import { LIST_COLLATION } from './product-filter.ts';
import type { ProductRecord } from './product.model.ts';
import { toProduct } from './to-product.ts';

const MAX_RELATED = 8;
const MIN_RELATED = 4;

/**
 * Up to 8 in stock of the same department and type. Prefers the same colour if there are 4; falls back to the
 * department.
 */
export const getRelatedRoute = route(getRelated, async ({ params }, { database }) => {
  const product = await database.products.findOne({ _id: params.id, status: 'published' }).lean();
  if (!product) throw new NotFoundError('This product is no longer available.');
  const { department, category, colour } = product;
  const tries: [RelatedReason, Partial<ProductRecord>][] = [
    ...(colour === '' ? [] : [['colour', { department, category, colour }] as [RelatedReason, object]]),
    ['category', { department, category }],
  ];
  for (const [reason, shared] of tries) {
    const found = await find(database, product, shared);
    if (found.length >= MIN_RELATED) return { reason, product: found.map(toProduct) };
  }
  return {
    reason: 'department' as const,
    product: (await find(database, product, { department })).map(toProduct),
  };
});

async function find(
  database: Database,
  { _id, category, colour, brand }: ProductRecord,
  shared: Partial<ProductRecord>,
): Promise<ProductRecord[]> {
  return await database.products
    .aggregate<ProductRecord>([
      {
        $match: {
          ...shared,
          _id: trusted({ $ne: _id }),
          status: 'published',
          onSale: true,
          stock: trusted({ $gt: 0 }),
        },
      },
      {
        $set: {
          near: {
            $add: [
              { $cond: [{ $eq: ['$category', category] }, 4, 0] },
              { $cond: [{ $eq: [{ $toLower: '$colour' }, colour.toLowerCase()] }, 2, 0] },
              { $cond: [{ $eq: ['$brand', brand] }, 1, 0] },
            ],
          },
        },
      },
      { $sort: { near: -1, sold: -1, _id: -1 } },
      { $limit: MAX_RELATED },
    ])
    .collation(LIST_COLLATION);
}
