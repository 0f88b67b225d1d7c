import { FITS } from '@e-store/shared/reviews/review-rules';
import type { NewReview, Review } from '@e-store/shared/reviews/review';

export type ReviewDraft = { stars: string; words: string; fit: string; size: string };

export const NO_DRAFT: ReviewDraft = { stars: '', words: '', fit: '', size: '' };

export const toReviewDraft = ({ stars, words, fit, size }: Review): ReviewDraft => ({
  stars: String(stars),
  words,
  fit: fit ?? '',
  size: size ?? '',
});

/** No star becomes 0, which the schema rejects. */
export function toNewReview({ stars, words, fit, size }: ReviewDraft): NewReview {
  const chosenFit = FITS.find((known) => known === fit);
  return { stars: Number(stars), words, ...(chosenFit && { fit: chosenFit }), ...(size && { size }) };
}
