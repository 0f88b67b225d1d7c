import { z } from 'zod';
import { anyone, endpoint, signedIn } from '../endpoint.ts';
import { ObjectId } from '../object-id.ts';
import { ReviewListQuery, ReviewReport, NewReview, Review, ReviewSummary } from './review.ts';

const params = z.object({ id: ObjectId });

export const listReviews = endpoint({
  method: 'GET',
  path: '/product/:id/reviews',
  access: anyone,
  summary: 'List the reviews of a product by verified buyers, newest first, in pages',
  params,
  query: ReviewListQuery,
  response: z.object({
    reviews: z.array(Review),
    reviewCount: z.int(),
    page: z.int(),
    limit: z.int(),
    summary: ReviewSummary,
  }),
});

export const writeReview = endpoint({
  method: 'POST',
  path: '/product/:id/reviews',
  access: signedIn,
  idempotencyKey: '24h',
  summary: 'Write a review of a product that was delivered to the caller, once per product',
  params,
  body: NewReview,
  response: Review,
  status: 201,
  errors: ['CONFLICT', 'TOO_MANY_REQUESTS'],
});

export const getMyReview = endpoint({
  method: 'GET',
  path: '/product/:id/reviews/mine',
  access: signedIn,
  summary: 'Get the caller’s review of a product, and whether the caller may write one',
  params,
  response: z.object({
    review: Review.nullable(),
    mayWrite: z.boolean(),
    whyNot: z.string().optional(),
    isHidden: z.boolean().optional(),
    sizes: z.array(z.string()),
  }),
});

export const editReview = endpoint({
  method: 'PUT',
  path: '/product/:id/reviews/mine',
  access: signedIn,
  idempotencyKey: '24h',
  summary: 'Change the caller’s review of a product',
  params,
  body: NewReview,
  response: Review,
  errors: ['TOO_MANY_REQUESTS'],
});

export const withdrawReview = endpoint({
  method: 'DELETE',
  path: '/product/:id/reviews/mine',
  access: signedIn,
  idempotencyKey: '24h',
  summary: 'Delete the caller’s review of a product',
  params,
  response: z.object({ message: z.string() }),
});

export const reportReview = endpoint({
  method: 'POST',
  path: '/review/:id/report',
  access: anyone,
  idempotencyKey: '24h',
  idempotent: true,
  summary: 'Report a review to the staff; each account or network address counts once',
  params,
  body: ReviewReport,
  response: z.object({ message: z.string() }),
  errors: ['TOO_MANY_REQUESTS'],
});
