import { STARS, type StarCount } from './review-scales.ts';

export type StarCounts = Record<StarCount, number>;

export function summariseRatings(counts: StarCounts): { average: number; count: number } {
  const count = STARS.reduce((sum, stars) => sum + counts[stars], 0);
  const totalStars = STARS.reduce((sum, stars) => sum + stars * counts[stars], 0);
  return { average: count === 0 ? 0 : Math.round((totalStars / count) * 10) / 10, count };
}
