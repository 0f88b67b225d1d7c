import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { DEPARTMENTS } from './list-choices.ts';
import { mapDetails } from './product-details.ts';
import { PRODUCT_STATUSES } from './staff-product-choices.ts';

export const ProductImage = z.object({
  id: z.string(),
  public_id: z.string(),
  url: z.string().describe('Absolute, or a path on the address of the shop.'),
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
  manufacturer: Business.optional().describe('Manufacturer or packer; absent when unknown.'),
  importer: Business.optional().describe('Only of imported products.'),
  department: z.enum(DEPARTMENTS),
  category: z.string().describe('Key of the category.'),
  colour: z.string(),
  sku: z.string().optional().describe('The shop’s own code; no two products have the same.'),
  price: z.int().min(0).describe('In whole rupees.'),
  mrp: z.int().positive().optional().describe('In whole rupees, taxes included. Only when above the price.'),
  stock: z.int().min(0).describe('Units, of all sizes together.'),
  sizes: z.array(SizeStock),
  images: z.array(ProductImage),
  onSale: z.boolean().describe('`false`: not sold; the page shows “Out of stock”. Not the filter `onSale`.'),
  rating: z.object({ average: z.number(), count: z.int() }),
  createdAt: z.iso.datetime(),
});
export type Product = z.infer<typeof Product>;

export const StaffProduct = Product.extend({
  mrp: z.int().positive().optional().describe('In whole rupees, also when not above the price.'),
  cost: z.int().positive().optional().describe('Cost price of a unit in whole rupees.'),
  hsn: z.string().optional().describe('For GST; default: that of category and department.'),
  sizeSkus: z
    .array(z.object({ size: z.string(), sku: z.string() }))
    .optional()
    .describe('Sizes with an SKU of their own; the others have `sku`.'),
  unassignedStock: z
    .int()
    .positive()
    .optional()
    .describe('Units returned in a size that the product lacks. Assign them to a size to sell them.'),
  status: z.enum(PRODUCT_STATUSES),
  publishAt: z.iso.datetime().optional().describe('When a scheduled draft is published.'),
  version: z.int().describe('Grows with each edit by staff; send it as `If-Match`.'),
  updatedAt: z.iso.datetime(),
  updatedBy: z.string().optional(),
  sold: z.int().describe('Units sold.'),
});
export type StaffProduct = z.infer<typeof StaffProduct>;
