import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { DEPARTMENTS } from './departments.ts';

export const ProductImage = z.object({
  id: z.string(),
  public_id: z.string(),
  url: z.string(),
  alt: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});
export type ProductImage = z.infer<typeof ProductImage>;

/** Who answers for a product, as its label names them. */
export const Business = z.object({
  name: z.string(),
  /** Lines are kept. */
  address: z.string(),
});
export type Business = z.infer<typeof Business>;

export const SizeStock = z.object({ size: z.string(), stock: z.int().min(0) });

export const Product = z.object({
  _id: ObjectId,
  name: z.string(),
  brand: z.string(),
  descreption: z.string(), // (sic) spec §3
  /** Fabric, fit and care as one text, a line each. The view reads it beside `descreption` (spec §7). */
  detail: z.string(),
  fabric: z.string(),
  fit: z.string(),
  care: z.string(),
  /** Country of origin. */
  origin: z.string(),
  /** Town and state in which it was sewn, where known. */
  madeIn: z.string(),
  /** Who made or packed it (Legal Metrology (Packaged Commodities) Rules 2011, rule 6); absent: not known yet. */
  manufacturer: Business.optional(),
  /** Only where `isImported(origin)`. */
  importer: Business.optional(),
  department: z.enum(DEPARTMENTS),
  /** A category's key. */
  category: z.string(),
  colour: z.string(),
  price: z.int().min(0),
  /** Present only where it is above the price. */
  mrp: z.int().positive().optional(),
  stock: z.int().min(0),
  sizes: z.array(SizeStock),
  images: z.array(ProductImage),
  /** Whether it can be ordered: the STOCK switch of E-DASH. Off: the page answers, with 'Out of stock'. */
  onSale: z.boolean(),
  rating: z.object({ average: z.number(), count: z.int() }),
  createdAt: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;
