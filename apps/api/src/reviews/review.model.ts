import { FITS, type Fit } from '@e-store/shared/reviews/review-scales';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

export type ReviewRecord = {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  /** The delivered order that makes it a verified one. */
  order: Types.ObjectId;
  user: Types.ObjectId;
  stars: number;
  words: string;
  fit?: Fit;
  size?: string;
  createdAt: Date;
  editedAt?: Date;
};

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const reviewSchema = new Schema<ReviewRecord>(
  {
    product: reference,
    order: reference,
    user: reference,
    stars: { type: Number, required: true, min: 1, max: 5, validate: Number.isInteger },
    words: { type: String, default: '' },
    fit: { type: String, enum: FITS },
    size: String,
    createdAt: { type: Date, required: true },
    editedAt: Date,
  },
  { collection: 'reviews', ...recordOptions },
);
