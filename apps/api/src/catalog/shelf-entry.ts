import type { Department } from '@e-store/shared/catalog/departments';
import { isInPriceBand, PRICE_BANDS } from '@e-store/shared/catalog/price-bands';
import { fold } from './fold.ts';
import type { ProductRecord } from './product.model.ts';
import { wordsOf } from './search/tokens.ts';

/** What shoppers choose a product by, and in which order they see it. */
export type ShelfEntry = {
  id: string;
  category: string;
  department: Department;
  colour: string;
  fabric: string;
  brand: string;
  origin: string;
  /** What stands for it when products are sorted by it. */
  originOrder: string;
  price: number;
  /** Keys of the bands it is in; two where it lies on their border. */
  priceBands: readonly string[];
  /** Those of which there is a piece. */
  sizes: readonly string[];
  /** Below its MRP. */
  isOnSale: boolean;
  isInStock: boolean;
  /** Words of its colour and of its fabric, by which a search tells them. */
  colourWords: readonly string[];
  fabricWords: readonly string[];
  sold: number;
  createdAt: Date;
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
  fabric: 1,
  sold: 1,
  createdAt: 1,
} as const;

/** Behind every word. */
const AFTER_ALL = '\uffff';

export function toShelfEntry(record: Pick<ProductRecord, '_id' | keyof typeof CHOSEN_BY>): ShelfEntry {
  const { category, department, colour, fabric, brand, origin, price, stock, sizes, discountPercent } =
    record;
  return {
    id: String(record._id),
    category,
    department,
    colour,
    fabric,
    brand,
    origin,
    originOrder: fold(origin) || AFTER_ALL,
    price,
    priceBands: PRICE_BANDS.filter((band) => isInPriceBand(price, band)).map(({ key }) => key),
    sizes: sizes.filter((entry) => entry.stock > 0).map(({ size }) => size),
    isOnSale: discountPercent > 0,
    isInStock: stock > 0,
    colourWords: wordsOf(colour),
    fabricWords: wordsOf(fabric),
    sold: record.sold,
    createdAt: record.createdAt,
  };
}
