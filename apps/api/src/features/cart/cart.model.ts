import { Schema, Types } from 'mongoose';
import type { CartLine } from '@e-store/shared/cart/merge-carts';
import type { VersionedDocument } from '../../platform/database/update-with-version.ts';
import { nested, recordOptions } from '../../platform/database/record.ts';

export type CartLineRecord = { product: Types.ObjectId; size?: string; quantity: number };
export type CartRecord = VersionedDocument<{ lines: CartLineRecord[] }> & { changedAt?: Date };

/** Stored under the account id. Names and prices come from the catalogue. */
export const cartSchema = new Schema<CartRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    lines: [
      new Schema<CartLineRecord>(
        {
          product: { type: Schema.Types.ObjectId, required: true },
          size: String,
          quantity: { type: Number, required: true, min: 1, validate: Number.isInteger },
        },
        nested,
      ),
    ],
  },
  { collection: 'carts', timestamps: { createdAt: false, updatedAt: 'changedAt' }, ...recordOptions },
);

export const toLine = ({ product, size, quantity }: CartLineRecord): CartLine => ({
  product: String(product),
  ...(size !== undefined && { size }),
  quantity,
});

export const toRecord = ({ product, size, quantity }: CartLine): CartLineRecord => ({
  product: new Types.ObjectId(product),
  ...(size !== undefined && { size }),
  quantity,
});
