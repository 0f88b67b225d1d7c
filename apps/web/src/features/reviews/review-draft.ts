import { FITS } from '@e-store/shared/reviews/review-scales';
import type { NewReview, Review } from '@e-store/shared/reviews/review';

/** A review as it stands in the form: texts, because that is what a form has. */
export type ReviewDraft = { stars: string; words: string; fit: string; size: string };

export const NO_DRAFT: ReviewDraft = { stars: '', words: '', fit: '', size: '' };

/** What was written before, to be changed. */
export const draftOf = ({ stars, words, fit, size }: Review): ReviewDraft => ({
  stars: String(stars),
  words,
  fit: fit ?? '',
  size: size ?? '',
});

/** What is sent. Whether it will do is for the contract's rules to say: no star is 0 stars. */
export function toNewReview({ stars, words, fit, size }: ReviewDraft): NewReview {
  const said = FITS.find((known) => known === fit);
  return { stars: Number(stars), words, ...(said && { fit: said }), ...(size && { size }) };
}
