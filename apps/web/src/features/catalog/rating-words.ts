import { catalogWords } from '../../content/catalog.ts';
import { reviewWords } from '../../content/reviews.ts';

/** "4.5 of 5, 2 reviews"; without any, "No reviews yet". */
export function ratingWords({ average, count }: { average: number; count: number }): string {
  if (count === 0) return reviewWords.noneYet;
  return catalogWords.ratingOf(Math.round(average * 10) / 10, reviewWords.reviews(count));
}
