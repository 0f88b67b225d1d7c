import { z } from 'zod';
import { Product } from './product.ts';
import { PRODUCT_STATUSES } from './product-status.ts';

/** A product with its staff-only fields. */
export const StaffProduct = Product.extend({
  /** Also when not above the price. */
  mrp: z.int().positive().optional(),
  /** Whole rupees per unit. */
  cost: z.int().positive().optional(),
  /** Returned units in a size that the product lacks. Assign them to a size to sell them. */
  unassignedStock: z.int().positive().optional(),
  status: z.enum(PRODUCT_STATUSES),
  /** Counts edits by staff; the `ETag`. */
  version: z.int(),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().optional(),
  sold: z.int(),
});
export type StaffProduct = z.infer<typeof StaffProduct>;
