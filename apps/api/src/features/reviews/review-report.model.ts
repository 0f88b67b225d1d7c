import { REPORT_REASONS, type ReportReason } from '@e-store/shared/reviews/report-reasons';
import { Schema, type Types } from 'mongoose';
import { recordOptions } from '../../platform/database/record.ts';

/** A report of a review, until staff decide on it. */
export type ReviewReportRecord = {
  _id: Types.ObjectId;
  review: Types.ObjectId;
  product: Types.ObjectId;
  /** The account, or a keyed hash of the IP address. Unique with `review`. */
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
