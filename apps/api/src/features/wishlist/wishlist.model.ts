import { Schema, type Types } from 'mongoose';
import type { VersionedDocument } from '../../platform/database/update-with-version.ts';
import { nested, recordOptions } from '../../platform/database/record.ts';

export type WishlistEntryRecord = { product: Types.ObjectId; price: number; savedAt: Date };
export type WishlistRecord = VersionedDocument<{ entries: WishlistEntryRecord[] }>;

export const wishlistSchema = new Schema<WishlistRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    entries: [
      new Schema<WishlistEntryRecord>(
        {
          product: { type: Schema.Types.ObjectId, required: true },
          price: { type: Number, required: true, min: 0, validate: Number.isInteger },
          savedAt: { type: Date, required: true },
        },
        nested,
      ),
    ],
  },
  { collection: 'wishlists', ...recordOptions },
);
