import { expect, it } from '@jest/globals';
import { computeSpread } from './spread.js';

it.each([
  [[3, 1, 2], 2, 1, 3],
  [[4, 1], 2.5, 1, 4],
])('of %j the median is %d, between %d and %d', (runs, median, least, most) => {
  expect(computeSpread(runs)).toEqual({ median, least, most });
});
