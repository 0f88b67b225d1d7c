import { expect, it } from '@jest/globals';
import { formatRating } from './shop/product-heading.tsx';

it.each([
  [{ average: 0, count: 0 }, 'No reviews yet'],
  [{ average: 4, count: 1 }, '4 out of 5, 1 review'],
  [{ average: 4.4666, count: 3 }, '4.5 out of 5, 3 reviews'],
])('the rating %j reads "%s"', (rating, words) => {
  expect(formatRating(rating)).toBe(words);
});
