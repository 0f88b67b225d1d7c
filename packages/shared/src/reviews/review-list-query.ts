import { z } from 'zod';
import { MAX_PAGE, PAGE_MESSAGE } from '../catalog/pages.ts';
import { sentAsInteger } from '../sent-as.ts';
import { REVIEW_PAGE_SIZE, REVIEW_SORTS } from './review-sorts.ts';

const wholeNumber = (min: number, max: number, message: string) =>
  z
    .string(message)
    // Aborts, so that the range check sees only numbers.
    .regex(/^\d{1,5}$/, { error: message, abort: true })
    .transform(Number)
    .pipe(z.int().min(min, message).max(max, message))
    .meta(sentAsInteger(min, max));

const MAX_LIMIT = 100;

export const ReviewListQuery = z.object({
  page: wholeNumber(1, MAX_PAGE, PAGE_MESSAGE).default(1),
  limit: wholeNumber(1, MAX_LIMIT, `From 1 to ${MAX_LIMIT} per page.`).default(REVIEW_PAGE_SIZE),
  stars: wholeNumber(1, 5, 'Choose 1 to 5 stars.').optional(),
  sort: z.enum(REVIEW_SORTS, `Choose ${REVIEW_SORTS.join(', ')}.`).default('newest'),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;
