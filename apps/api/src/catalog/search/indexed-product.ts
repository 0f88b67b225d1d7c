import type { ProductRecord } from '../product.model.ts';
import { wordText } from './tokens.ts';

/** What the search knows of a product. */
export type IndexedProduct = {
  id: string;
  /** As they are stored. */
  brand: string;
  colour: string;
  /** By field, as `wordText` gives them. */
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

export function toIndexed(product: Pick<ProductRecord, '_id' | keyof typeof INDEXED_FIELDS>): IndexedProduct {
  return {
    id: String(product._id),
    brand: product.brand,
    colour: product.colour,
    words: {
      name: wordText(product.name),
      brand: wordText(product.brand),
      category: wordText(product.category),
      department: product.department,
      colour: wordText(product.colour),
      // "Slim: close at the waist. Between two sizes, take the larger." Only the first word names it.
      fit: wordText(product.fit.split(':')[0] ?? ''),
      fabric: wordText(product.fabric),
      descreption: wordText(product.descreption),
    },
  };
}
