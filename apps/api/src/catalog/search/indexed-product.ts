import type { ProductRecord } from '../product.model.ts';
import { wordsOf } from './tokens.ts';

/** What the search knows of a product. */
export type IndexedProduct = {
  id: string;
  /** As they are stored. */
  brand: string;
  colour: string;
  /** By field, as `wordsOf` gives them, parted by spaces. */
  words: {
    name: string;
    brand: string;
    category: string;
    department: string;
    colour: string;
    fit: string;
    fabric: string;
    descreption: string;
  };
};

/** What the search needs of a product. */
export const INDEXED_FIELDS = {
  name: 1,
  brand: 1,
  category: 1,
  department: 1,
  colour: 1,
  fit: 1,
  fabric: 1,
  descreption: 1,
} as const;

const words = (text: string) => wordsOf(text).join(' ');

export function toIndexed(product: Pick<ProductRecord, '_id' | keyof typeof INDEXED_FIELDS>): IndexedProduct {
  return {
    id: String(product._id),
    brand: product.brand,
    colour: product.colour,
    words: {
      name: words(product.name),
      brand: words(product.brand),
      category: words(product.category),
      department: product.department,
      colour: words(product.colour),
      // "Slim: close at the waist. Between two sizes, take the larger." Only the first word names it.
      fit: words(product.fit.split(':')[0] ?? ''),
      fabric: words(product.fabric),
      descreption: words(product.descreption),
    },
  };
}
