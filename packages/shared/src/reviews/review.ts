import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { ObjectId } from '../object-id.ts';
import { severalLines } from '../plain-text.ts';
import { sentAsLines } from '../sent-as.ts';
import { MAX_PAGE, PAGE_MESSAGE } from '../catalog/list-choices.ts';
import { queryInteger } from '../list-query.ts';
import {
  FITS,
  MAX_REVIEW_LENGTH,
  MIN_REVIEW_LENGTH,
  MAX_REPORT_LENGTH,
  REPORT_REASONS,
  REVIEW_PAGE_SIZE,
  REVIEW_SORTS,
} from './review-rules.ts';

/** By a buyer whose order was delivered. Anonymous for privacy. */
export const Review = z.object({
  _id: ObjectId,
  stars: z.int().min(1).max(5),
  words: z.string(),
  fit: z.enum(FITS).optional(),
  size: z.string().optional(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().optional(),
});
export type Review = z.infer<typeof Review>;

const STARS_MISSING = 'Choose one to five stars.';
const WORDS_MISSING = 'Write at least one sentence.';

export const NewReview = z.object({
  stars: z.int(STARS_MISSING).min(1, STARS_MISSING).max(5, STARS_MISSING),
  words: severalLines({ missing: WORDS_MISSING, max: MAX_REVIEW_LENGTH })
    .refine(
      (words) => Array.from(words).length >= MIN_REVIEW_LENGTH,
      `Write at least ${MIN_REVIEW_LENGTH} characters.`,
    )
    .meta(sentAsLines(MAX_REVIEW_LENGTH, MIN_REVIEW_LENGTH)),
  fit: z.enum(FITS, 'Choose small, true to size or large.').optional(),
  size: z
    .string('Choose a size that you bought.')
    .max(20, 'Choose a size that you bought.')
    .optional()
    .describe('Default: the latest delivered size.'),
});
export type NewReview = z.infer<typeof NewReview>;

export const ReviewSummary = z.object({
  average: z.number(),
  count: z.int(),
  stars: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

export const ReviewReport = z.object({
  reason: z.enum(REPORT_REASONS, 'Choose a reason.'),
  words: severalLines({
    missing: 'Enter what is wrong, or leave it empty.',
    max: MAX_REPORT_LENGTH,
  }).optional(),
});
export type ReviewReport = z.infer<typeof ReviewReport>;

const MAX_LIMIT = 100;

export const ReviewListQuery = z.object({
  page: queryInteger(1, MAX_PAGE, PAGE_MESSAGE).default(1),
  limit: queryInteger(1, MAX_LIMIT, `From 1 to ${MAX_LIMIT} per page.`).default(REVIEW_PAGE_SIZE),
  stars: queryInteger(1, 5, 'Choose 1 to 5 stars.').optional(),
  sort: z.enum(REVIEW_SORTS, chooseMessage(REVIEW_SORTS)).default('newest'),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;

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
