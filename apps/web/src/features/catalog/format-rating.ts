import { catalogMessages } from '../../messages/en/catalog/catalog.ts';
import { ratingNote } from '../../messages/en/reviews/rating.ts';

/** "4.5 of 5, 2 reviews"; without any, "No reviews yet". */
export function formatRating({ average, count }: { average: number; count: number }): string {
  if (count === 0) return ratingNote.noneYet;
  return catalogMessages.ratingOf(Math.round(average * 10) / 10, ratingNote.reviews(count));
}
