import { REPORT_REASONS, type ReportReason } from '@e-store/shared/reviews/report-reasons';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../record.ts';

/** Somebody's objection to a review, until staff have looked at it. */
export type ReviewReportRecord = {
  _id: Types.ObjectId;
  review: Types.ObjectId;
  product: Types.ObjectId;
  /** Who reported it, as a keyed hash: enough to count a person once, too little to find them. Unique with `review`. */
  reporter: string;
  reason: ReportReason;
  words?: string;
  at: Date;
};

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const reviewReportSchema = new Schema<ReviewReportRecord>(
  {
    review: reference,
    product: reference,
    reporter: { type: String, required: true },
    reason: { type: String, enum: REPORT_REASONS, required: true },
    words: String,
    at: { type: Date, required: true },
  },
  { collection: 'reviewReports', ...recordOptions },
);
