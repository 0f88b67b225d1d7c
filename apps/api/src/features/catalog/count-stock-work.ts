import { trusted } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { readLowStockThreshold } from '../store/read-settings.ts';
import { stockLevelFilter } from './admin/stock-level-filter.ts';
import { countListedProducts } from './count-listed-products.ts';

/** Counts products with low stock. The index answers without reading every product. */
export async function countLowStock({ database, catalogIndex }: Context): Promise<number> {
  const low = await readLowStockThreshold(database);
  return catalogIndex.canBeAsked()
    ? catalogIndex.countLow(low)
    : countListedProducts(database, stockLevelFilter('low', low));
}

/** Counts products with units that no size holds. */
export const countUnassignedStock = ({ database: { products } }: Context): Promise<number> =>
  products.countDocuments({
    status: trusted({ $in: ['draft', 'published'] }),
    unassignedStock: trusted({ $gt: 0 }),
  });
