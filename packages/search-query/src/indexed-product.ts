import { wordText } from './tokens.ts';

export type IndexedProduct = {
  id: string;
  brand: string;
  colour: string;
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

type NamedProduct = { _id: unknown } & Record<keyof typeof INDEXED_FIELDS, string>;

export function toIndexed(product: NamedProduct): IndexedProduct {
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
      // Only the word before the colon names the fit: "Slim: close at the waist".
      fit: wordText(product.fit.split(':')[0] ?? ''),
      fabric: wordText(product.fabric),
      descreption: wordText(product.descreption),
    },
  };
}
