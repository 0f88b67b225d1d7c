import type { Department } from '@e-store/shared/catalog/departments';
import type { Business } from '@e-store/shared/catalog/product';
import type { Kind, Pattern } from '../garments/kinds.ts';

/** A product of the demo shop. Prices in whole rupees; `mrp` only where the price is truly below it. */
export type DemoProduct = {
  slug: string;
  name: string;
  brand: string;
  department: Department;
  category: 'T-Shirt' | 'Shirts' | 'jeans';
  colour: string;
  price: number;
  mrp?: number;
  cost: number;
  sizes: { size: string; stock: number }[];
  descreption: string; // (sic) spec §3
  fabric: string;
  fit: string;
  care: string;
  /** Country of origin. */
  origin: string;
  /** Town and state in which it was sewn. */
  madeIn: string;
  manufacturer: Business;
  /** Of what was not sewn in India. */
  importer?: Business;
  /** 1 to 100: how well it sells beside the others. */
  popularity: number;
  /** What is drawn. The seed also picks print, motif and stripe (see `garments/`). */
  garment: { kind: Kind; colour: string; pattern: Pattern; seed: number };
};
