import { STARS, type StarCount } from './review-scales.ts';

/** How many reviews gave as many stars. */
export type StarCounts = Record<StarCount, number>;

/** How many reviews there are, and their average to one decimal, 0 without any. */
export function rate(counts: StarCounts): { average: number; count: number } {
  const count = STARS.reduce((sum, stars) => sum + counts[stars], 0);
  const given = STARS.reduce((sum, stars) => sum + stars * counts[stars], 0);
  return { average: count === 0 ? 0 : Math.round((given / count) * 10) / 10, count };
}
