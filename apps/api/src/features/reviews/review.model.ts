import { Schema, type Types } from 'mongoose';
import { FITS, type Fit } from '@e-store/shared/reviews/review-rules';
import type { Review } from '@e-store/shared/reviews/review';
import { nested, recordOptions, staffName, type StaffName } from '../../platform/database/record.ts';

type Decision = { by: StaffName; at: Date; reason: string };

/** What an undo restores. */
type ReviewBefore = { previous?: Decision; hiddenBefore?: Date };

export type ReviewRecord = {
  _id: Types.ObjectId;
  product: Types.ObjectId;
  order: Types.ObjectId;
  user: Types.ObjectId;
  stars: number;
  words: string;
  fit?: Fit;
  size?: string;
  createdAt: Date;
  editedAt?: Date;
  /** Invisible to shoppers and not in ratings. */
  hiddenAt?: Date;
  /** A hidden review keeps its decision for the next one of its author. */
  withdrawnAt?: Date;
  decision?: Decision & ReviewBefore;
};

const decision = {
  by: staffName,
  at: { type: Date, required: true },
  reason: { type: String, required: true },
} as const;

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
    hiddenAt: Date,
    withdrawnAt: Date,
    decision: new Schema({ ...decision, previous: new Schema(decision, nested), hiddenBefore: Date }, nested),
  },
  { collection: 'reviews', ...recordOptions },
);

export function toReview({ _id, stars, words, fit, size, createdAt, editedAt }: ReviewRecord): Review {
  return {
    _id: String(_id),
    stars,
    words,
    fit,
    size,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString(),
  };
}
