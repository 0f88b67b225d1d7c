import { trusted, type QueryFilter } from 'mongoose';
import type { StockLevel } from '@e-store/shared/catalog/staff-product-choices';
import type { Database } from '../../platform/database/database.ts';
import type { Context } from '../../platform/context.ts';
import { readLowStockThreshold } from '../store/read-settings.ts';
import { LIST_COLLATION, LISTED, type ProductFilter } from './product-filter.ts';
import type { ProductRecord } from './product.model.ts';

export const countListedProducts = async (
  { products }: Pick<Database, 'products'>,
  condition: ProductFilter = {},
): Promise<number> => products.countDocuments({ ...LISTED, ...condition }).collation(LIST_COLLATION);

/** Asks the index, which need not read every product. */
export async function countLowStock({ database, catalogIndex }: Context): Promise<number> {
  const low = await readLowStockThreshold(database);
  const counted = catalogIndex.isLive() ? await catalogIndex.countLow(low).catch(() => undefined) : undefined;
  return counted ?? countListedProducts(database, stockLevelFilter('low', low));
}

export const countOutOfStock = ({ database }: Pick<Context, 'database'>): Promise<number> =>
  countListedProducts(database, stockLevelFilter('out', 0));

export const countUnassignedStock = ({ database: { products } }: Context): Promise<number> =>
  products.countDocuments({
    status: trusted({ $in: ['draft', 'published'] }),
    unassignedStock: trusted({ $gt: 0 }),
  });

type Filter = QueryFilter<ProductRecord>;

const FILTERS: Record<StockLevel, (lowStock: number) => Filter> = {
  out: () => ({ stock: 0 }),
  in: () => ({ stock: trusted({ $gt: 0 }) }),
  unassigned: () => ({ unassignedStock: trusted({ $gt: 0 }) }),
  low: (lowStock) => ({
    stock: trusted({ $gt: 0 }),
    $or: [
      { stock: trusted({ $lte: lowStock }) },
      { sizes: trusted({ $elemMatch: { stock: { $lte: lowStock } } }) },
    ],
  }),
};

/** `low`: in stock, with a size or total at most `lowStock`. */
export const stockLevelFilter = (level: StockLevel, lowStock: number): Filter => FILTERS[level](lowStock);
