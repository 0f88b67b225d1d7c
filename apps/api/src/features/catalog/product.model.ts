import { chooseMessage } from '@e-store/shared/choose-message';
import { Schema, type Types, type ClientSession } from 'mongoose';
import { type Department, DEPARTMENTS, findCategory } from '@e-store/shared/catalog/list-choices';
import type { Business } from '@e-store/shared/catalog/product';
import { mapDetails, type ProductDetails } from '@e-store/shared/catalog/product-details';
import { PRODUCT_STATUSES, type ProductStatus } from '@e-store/shared/catalog/staff-product-choices';
import { nested, recordOptions } from '../../platform/database/record.ts';
import type { Context } from '../../platform/context.ts';
import { ValidationError } from '../../platform/errors/errors.ts';
import { emitProductWrites } from './product-writes.ts';

export type ProductRecord = ProductDetails & {
  _id: Types.ObjectId;
  name: string;
  brand: string;
  descreption: string; // (sic) spec §3
  manufacturer?: Business;
  importer?: Business;
  department: Department;
  category: string;
  colour: string;
  /** Whole rupees, as every amount. */
  price: number;
  mrp?: number;
  /** Per unit; only staff see it, `toProduct` omits it. */
  cost?: number;
  /** For GST; only staff see it. */
  hsn?: string;
  sku?: string;
  sizeSkus?: { size: string; sku: string }[];
  /** Units for sale; the sum over `sizes` if there are any. */
  stock: number;
  sizes: { size: string; stock: number }[];
  /** Returned in a size that the product lacks. Not in `stock` until staff assign them. */
  unassignedStock?: number;
  images: { id: string; public_id: string; url: string; alt?: string; width?: number; height?: number }[];
  status: ProductStatus;
  /** Of a scheduled draft. */
  publishAt?: Date;
  /** Restored when an archived product returns. */
  statusBefore?: Exclude<ProductStatus, 'archived'>;
  onSale: boolean;
  /** Whole percent, 0 without MRP; stored for an index. */
  discountPercent: number;
  /** Units sold; sort key of `popular`. */
  sold: number;
  /** Written only by `reviews/update-product-rating.ts`. */
  rating: { average: number; count: number; stars?: number[] };
  createdAt: Date;
  /** The first time; sort key of `newest`. */
  publishedAt?: Date;
  /** From 1. Sales and reviews do not count. */
  version: number;
  updatedAt: Date;
  updatedBy?: string;
};

const whole = { type: Number, required: true, min: 0, validate: Number.isInteger } as const;
const text = { type: String, default: '' } as const;
const business = new Schema<Business>(
  { name: { type: String, required: true }, address: { type: String, required: true } },
  nested,
);

export const productSchema = new Schema<ProductRecord>(
  {
    name: { type: String, required: true },
    brand: text,
    descreption: text,
    ...mapDetails(() => text),
    manufacturer: business,
    importer: business,
    department: { type: String, enum: DEPARTMENTS, required: true },
    category: { type: String, required: true },
    colour: text,
    price: whole,
    mrp: Number,
    cost: Number,
    hsn: String,
    sku: String,
    sizeSkus: {
      type: [
        new Schema({ size: { type: String, required: true }, sku: { type: String, required: true } }, nested),
      ],
      default: undefined,
    },
    stock: whole,
    sizes: {
      type: [new Schema({ size: { type: String, required: true }, stock: whole }, nested)],
      default: [],
    },
    unassignedStock: { type: Number, min: 0, validate: Number.isInteger },
    images: {
      type: [
        new Schema(
          { id: String, public_id: String, url: String, alt: String, width: Number, height: Number },
          { _id: false, id: false, ...recordOptions },
        ),
      ],
      default: [],
    },
    status: { type: String, enum: PRODUCT_STATUSES, default: 'published' },
    publishAt: Date,
    statusBefore: { type: String, enum: ['draft', 'published'] },
    onSale: { type: Boolean, default: true },
    discountPercent: { type: Number, default: 0 },
    sold: { type: Number, default: 0 },
    rating: {
      type: new Schema(
        {
          average: { type: Number, default: 0 },
          count: { type: Number, default: 0 },
          stars: { type: [Number], default: undefined },
        },
        nested,
      ),
      default: () => ({ average: 0, count: 0 }),
    },
    createdAt: { type: Date, required: true },
    publishedAt: Date,
    version: { type: Number, required: true, default: 1 },
    updatedAt: { type: Date, required: true },
    updatedBy: String,
  },
  { collection: 'products', ...recordOptions },
);

productSchema.plugin(emitProductWrites);

/**
 * Locks the category in the caller's transaction, against a concurrent delete.
 * @throws ValidationError at `category` for an unknown name
 */
export async function lockCategory(
  { database, categories, now }: Pick<Context, 'database' | 'categories' | 'now'>,
  written: string,
  transaction: ClientSession,
): Promise<string> {
  const allCategories = await categories.all();
  const key = findCategory(written, allCategories)?.key ?? written;
  const { matchedCount } = await database.categories.updateOne(
    { _id: key },
    { $set: { usedAt: now() } },
    { session: transaction },
  );
  if (matchedCount === 1) return key;
  throw new ValidationError({
    category: chooseMessage(allCategories.map((category) => category.key)),
  });
}
