import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { DEPARTMENTS } from './list-choices.ts';
import { mapDetails } from './product-details.ts';
import { PRODUCT_STATUSES } from './staff-product-choices.ts';

export const ProductImage = z.object({
  id: z.string(),
  public_id: z.string(),
  url: z.string(),
  alt: z.string().optional(),
  width: z.int().positive().optional(),
  height: z.int().positive().optional(),
});
export type ProductImage = z.infer<typeof ProductImage>;

export const Business = z.object({
  name: z.string(),
  address: z.string(),
});
export type Business = z.infer<typeof Business>;

const SizeStock = z.object({ size: z.string(), stock: z.int().min(0) });

export const Product = z.object({
  _id: ObjectId,
  name: z.string(),
  brand: z.string(),
  descreption: z.string(), // (sic) spec §3
  detail: z.string(),
  ...mapDetails(() => z.string()),
  /** Or packer (Legal Metrology (Packaged Commodities) Rules 2011, rule 6); absent when unknown. */
  manufacturer: Business.optional(),
  /** Only where `isImported(origin)`. */
  importer: Business.optional(),
  department: z.enum(DEPARTMENTS),
  category: z.string(),
  colour: z.string(),
  price: z.int().min(0),
  /** Only when above the price. */
  mrp: z.int().positive().optional(),
  stock: z.int().min(0),
  sizes: z.array(SizeStock),
  images: z.array(ProductImage),
  /** STOCK switch of E-DASH. When off, the page shows 'Out of stock'. */
  onSale: z.boolean(),
  rating: z.object({ average: z.number(), count: z.int() }),
  createdAt: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

export const StaffProduct = Product.extend({
  /** Also when not above the price. */
  mrp: z.int().positive().optional(),
  /** Whole rupees per unit. */
  cost: z.int().positive().optional(),
  /** For GST; default: that of category and department. */
  hsn: z.string().optional(),
  /** Returned in a size that the product lacks. Assign them to a size to sell them. */
  unassignedStock: z.int().positive().optional(),
  status: z.enum(PRODUCT_STATUSES),
  /** Counts edits by staff; the `ETag`. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().optional(),
  sold: z.int(),
});
export type StaffProduct = z.infer<typeof StaffProduct>;
