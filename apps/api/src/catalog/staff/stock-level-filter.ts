import type { StockLevel } from '@e-store/shared/catalog/staff-product-choices';
import { type QueryFilter, trusted } from 'mongoose';
import type { ProductRecord } from '../product.model.ts';

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

/**
 * Products of which so many are left, as the list of E-DASH and the work of the day count them. `low`: some are left, but
 * of a size, or of all, no more than the setting says.
 */
export const stockLevelFilter = (level: StockLevel, lowStock: number): Filter => FILTERS[level](lowStock);
