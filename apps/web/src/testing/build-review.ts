import { summariseRatings, FITS, STARS, REVIEW_PAGE_SIZE } from '@e-store/shared/reviews/review-rules';
import type { Review } from '@e-store/shared/reviews/review';
import type { ApiResponse } from '../lib/api-client.ts';
import { objectId } from './object-id.ts';

type ReviewList = ApiResponse<'GET /product/:id/reviews'>;

export function buildReview(changes: Partial<Review> = {}): Review {
  return {
    _id: objectId(9),
    stars: 5,
    words: 'Soft, and the colour stayed.',
    createdAt: '2026-10-12T10:00:00.000Z',
    ...changes,
  };
}

const countEach = <Key extends string | number>(keys: readonly Key[], countOf: (key: Key) => number) =>
  Object.fromEntries(keys.map((key) => [key, countOf(key)])) as Record<Key, number>;

export function buildReviewList(reviews: Review[], changes: Partial<ReviewList> = {}): ReviewList {
  const stars = countEach(STARS, (given) => reviews.filter((review) => review.stars === given).length);
  const fit = countEach(FITS, (choice) => reviews.filter((review) => review.fit === choice).length);
  return {
    reviews,
    reviewCount: reviews.length,
    page: 1,
    limit: REVIEW_PAGE_SIZE,
    summary: { ...summariseRatings(stars), stars, fit },
    ...changes,
  };
}
