import type { Review } from '@e-store/shared/reviews/review';
import type { ReviewRecord } from './review.model.ts';

/** Converts a record to the public review, without author and order. */
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
