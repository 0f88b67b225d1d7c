/** "4.5 of 5, 2 reviews"; without any, "No reviews yet". */
export function ratingWords({ average, count }: { average: number; count: number }): string {
  if (count === 0) return 'No reviews yet';
  return `${Math.round(average * 10) / 10} of 5, ${count === 1 ? '1 review' : `${count} reviews`}`;
}
