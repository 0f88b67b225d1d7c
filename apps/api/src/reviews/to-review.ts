import type { Review } from '@e-store/shared/reviews/review';
import type { ReviewRecord } from './review.model.ts';

/** Who wrote one is not told, nor by which order: that it was a buyer is. */
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
