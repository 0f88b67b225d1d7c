import type { Database } from '../../platform/database/database.ts';
import { LIST_COLLATION, LISTED, type ProductFilter } from './product-filter.ts';

export const countListedProducts = async (
  { products }: Pick<Database, 'products'>,
  condition: ProductFilter = {},
): Promise<number> => products.countDocuments({ ...LISTED, ...condition }).collation(LIST_COLLATION);
