import { z } from 'zod';
import { chooseMessage } from '../choose-message.ts';
import { endpoint, staff } from '../endpoint.ts';
import { listQuery, listTotal } from '../list-query.ts';
import { ObjectId } from '../object-id.ts';
import { singleLine } from '../plain-text.ts';
import { SECTION_ROLES } from '../staff/sections.ts';
import { REVIEW_FILTERS } from './review-rules.ts';
import { StaffReview } from './review.ts';

const access = staff(...SECTION_ROLES.reviews);

export const StaffReviewQuery = z.object({
  ...listQuery.page,
  show: z.enum(REVIEW_FILTERS, chooseMessage(REVIEW_FILTERS)).default('all'),
  stars: z.coerce.number('Choose 1 to 5 stars.').int().min(1).max(5).optional(),
  product: ObjectId.optional(),
});
export type StaffReviewQuery = z.infer<typeof StaffReviewQuery>;

export const listStaffReviews = endpoint({
  method: 'GET',
  path: '/admin/reviews',
  access,
  summary: 'List reviews with their reports, newest first, filtered and in pages',
  query: StaffReviewQuery,
  response: z.object({
    reviews: z.array(StaffReview),
    ...listTotal,
    counts: z.object({ reported: z.int(), hidden: z.int() }),
  }),
});

const REVIEW_DECISIONS = ['approve', 'hide', 'undo'] as const;

export const decideReview = endpoint({
  method: 'PUT',
  path: '/admin/reviews/:id',
  access,
  idempotencyKey: '24h',
  errors: ['CONFLICT'],
  summary:
    'Hide or approve a review, with a reason; this resolves its reports. Undo your own latest decision: its reports are open again, for a day',
  params: z.object({ id: ObjectId }),
  body: z.object({
    decision: z.enum(REVIEW_DECISIONS, chooseMessage(REVIEW_DECISIONS)),
    reason: singleLine({ missing: 'Enter a reason.', max: 200 }),
  }),
  response: StaffReview,
});
