import type { Department } from '@e-store/shared/catalog/departments';
import { isInPriceBand, PRICE_BANDS } from '@e-store/shared/catalog/price-bands';
import type { ProductRecord } from './product.model.ts';

/** What shoppers choose a product by. */
export type ShelfEntry = {
  category: string;
  department: Department;
  colour: string;
  brand: string;
  origin: string;
  price: number;
  /** Keys of the bands it is in; two where it lies on their border. */
  priceBands: readonly string[];
  /** Those of which there is a piece. */
  sizes: readonly string[];
  /** Below its MRP. */
  isOnSale: boolean;
  isInStock: boolean;
};

/** The fields it is made of. */
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
} as const;

export function toShelfEntry(record: Pick<ProductRecord, keyof typeof CHOSEN_BY>): ShelfEntry {
  const { category, department, colour, brand, origin, price, stock, sizes, discountPercent } = record;
  return {
    category,
    department,
    colour,
    brand,
    origin,
    price,
    priceBands: PRICE_BANDS.filter((band) => isInPriceBand(price, band)).map(({ key }) => key),
    sizes: sizes.filter((entry) => entry.stock > 0).map(({ size }) => size),
    isOnSale: discountPercent > 0,
    isInStock: stock > 0,
  };
}
