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
 * Returns the filter of a stock level, shared by the product list and the dashboard. `low`: in stock, with a
 * size or total at most `lowStock`.
 */
export const stockLevelFilter = (level: StockLevel, lowStock: number): Filter => FILTERS[level](lowStock);
