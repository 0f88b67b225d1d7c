import { isInPriceBand, PRICE_BANDS } from '@e-store/shared/catalog/price-rules';
import { numberOfChoice } from './choice-numbers.ts';
import type { ProductRecord } from './product.model.ts';

export type IndexEntry = {
  id: string;
  price: number;
  sold: number;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** The lowest stock among its sizes; `undefined` when sold out. */
  least: number | undefined;
  choices: readonly number[];
};

export const CHOSEN_BY = {
  category: 1,
  department: 1,
  colour: 1,
  brand: 1,
  origin: 1,
  price: 1,
  stock: 1,
  sizes: 1,
  discountPercent: 1,
  fabric: 1,
  sold: 1,
  createdAt: 1,
} as const;

export function toIndexEntry(record: Pick<ProductRecord, '_id' | keyof typeof CHOSEN_BY>): IndexEntry {
  const { price, sold, createdAt, stock: all, sizes } = record;
  return {
    id: String(record._id),
    price,
    sold,
    createdAt: createdAt.getTime(),
    least: all > 0 ? Math.min(all, ...sizes.map(({ stock }) => stock)) : undefined,
    choices: [
      numberOfChoice('category', record.category),
      numberOfChoice('department', record.department),
      numberOfChoice('colour', record.colour),
      numberOfChoice('brand', record.brand),
      numberOfChoice('fabric', record.fabric),
      numberOfChoice('origin', record.origin),
      numberOfChoice('onSale', String(record.discountPercent > 0)),
      numberOfChoice('inStock', String(all > 0)),
      ...PRICE_BANDS.filter((band) => isInPriceBand(price, band)).map(({ key }) =>
        numberOfChoice('price', key),
      ),
      ...sizes.filter(({ stock }) => stock > 0).map(({ size }) => numberOfChoice('size', size)),
    ],
  };
}
