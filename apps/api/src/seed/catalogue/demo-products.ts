import type { Department } from '@e-store/shared/catalog/list-choices';
import type { Business } from '@e-store/shared/catalog/product';
import type { ProductDetails } from '@e-store/shared/catalog/product-details';
import products from './demo-products.json' with { type: 'json' };
import type { Kind, Pattern } from './kinds.ts';

/** In whole rupees; `mrp` only when above the price. */
export type DemoProduct = Partial<ProductDetails> & {
  slug: string;
  name: string;
  brand: string;
  department: Department;
  category: 'T-Shirt' | 'Shirts' | 'jeans';
  colour: string;
  price: number;
  mrp?: number;
  cost: number;
  /** Relative sales, 1 to 100. */
  popularity: number;
  /** Units; 0 is a sold-out size. */
  sizes: { size: string; stock: number }[];
  descreption: string; // (sic) spec §3
  manufacturer: Business;
  importer?: Business;
  /** For `npm run pictures`. The seed also selects print, motif and stripe. */
  productDrawing: { kind: Kind; colour: string; pattern: Pattern; seed: number };
};

/** The compiler reads names in JSON as strings; this file's test checks them. */
export const demoProducts = products as readonly DemoProduct[];
