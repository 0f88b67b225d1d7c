import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { Review } from './review.ts';

export const StaffReview = Review.extend({
  product: z.object({ _id: ObjectId, name: z.string() }),
  author: z.object({ _id: ObjectId, name: z.string() }),
  reports: z.array(
    z.object({ reason: z.enum(REPORT_REASONS), words: z.string().optional(), at: z.iso.datetime() }),
  ),
  isHidden: z.boolean(),
  decision: z
    .object({ by: z.object({ _id: ObjectId, name: z.string() }), at: z.iso.datetime(), reason: z.string() })
    .optional(),
});
export type StaffReview = z.infer<typeof StaffReview>;
