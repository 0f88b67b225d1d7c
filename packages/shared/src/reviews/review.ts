import { z } from 'zod';
import { ObjectId } from '../object-id.ts';
import { severalLines } from '../plain-text.ts';
import { sentAsLines } from '../sent-as.ts';
import { FITS, MAX_REVIEW_WORDS, MIN_REVIEW_WORDS } from './review-scales.ts';

/**
 * What a buyer says of a product. There are none but from people whose order of it was delivered, and none says who
 * wrote it: a name beside a size and a day is more than a shopper should have to give for an opinion.
 */
export const Review = z.object({
  _id: ObjectId,
  stars: z.int().min(1).max(5),
  words: z.string(),
  fit: z.enum(FITS).optional(),
  /** The size that was bought. */
  size: z.string().optional(),
  createdAt: z.iso.datetime(),
  /** When its author last changed it. */
  editedAt: z.iso.datetime().optional(),
});
export type Review = z.infer<typeof Review>;

const STARS_MISSING = 'Choose one to five stars.';
const WORDS_MISSING = 'Write at least one sentence.';

/** What a buyer writes. */
export const NewReview = z.object({
  stars: z.int(STARS_MISSING).min(1, STARS_MISSING).max(5, STARS_MISSING),
  words: severalLines({ missing: WORDS_MISSING, max: MAX_REVIEW_WORDS })
    .refine(
      (words) => Array.from(words).length >= MIN_REVIEW_WORDS,
      `Write at least ${MIN_REVIEW_WORDS} characters.`,
    )
    .meta(sentAsLines(MAX_REVIEW_WORDS, MIN_REVIEW_WORDS)),
  fit: z.enum(FITS, 'Choose small, true to size or large.').optional(),
  /** One of the sizes that this buyer was delivered; by default the latest. */
  size: z.string('Choose a size that you bought.').max(20, 'Choose a size that you bought.').optional(),
});
export type NewReview = z.infer<typeof NewReview>;

/** What its product page says above the reviews: all of them, whatever is filtered. */
export const ReviewSummary = z.object({
  average: z.number(),
  count: z.int(),
  /** How many gave as many stars. */
  stars: z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() }),
  /** How many said so of its fit. */
  fit: z.object({ small: z.int(), true: z.int(), large: z.int() }),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;
