import { expect, it } from '@jest/globals';
import { percentile } from './timed.js';

it.each([
  [[5, 1, 3], 0.5, 3],
  [Array.from({ length: 100 }, (_, index) => index + 1), 0.95, 95],
  [[7], 0.95, 7],
  [[], 0.95, 0],
])('of %j the share %d took at most %d', (times, share, most) => {
  expect(percentile(times, share)).toBe(most);
});
