import { z } from 'zod';
import { Product } from './product.ts';
import { PRODUCT_STATUSES } from './product-status.ts';

/** A product as staff see it: with what shoppers are never told. */
export const StaffProduct = Product.extend({
  /** The MRP as it was entered, also where it is not above the price. */
  mrp: z.int().positive().optional(),
  /** Whole rupees a piece. */
  cost: z.int().positive().optional(),
  /** Units that came back in a size that the product does not have; absent without any. Assign them to a size to sell them. */
  unassignedStock: z.int().positive().optional(),
  status: z.enum(PRODUCT_STATUSES),
  /** Counts what staff changed; the product's `ETag`. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
  /** Who changed it last. */
  updatedBy: z.string().optional(),
  sold: z.int(),
});
export type StaffProduct = z.infer<typeof StaffProduct>;
