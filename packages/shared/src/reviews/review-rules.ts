export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** Characters. */
export const MIN_REVIEW_LENGTH = 10;
export const MAX_REVIEW_LENGTH = 2000;

export type StarCounts = Record<StarCount, number>;

export function summariseRatings(counts: StarCounts): { average: number; count: number } {
  const count = STARS.reduce((sum, stars) => sum + counts[stars], 0);
  const totalStars = STARS.reduce((sum, stars) => sum + stars * counts[stars], 0);
  return { average: count === 0 ? 0 : Math.round((totalStars / count) * 10) / 10, count };
}

const MIN_FIT_ANSWERS = 5;
const MAJORITY = 0.6;

/** At least 60 % of five or more answers agree. */
export function fitVerdict(counts: Record<Fit, number>): Fit | undefined {
  const answers = FITS.reduce((sum, fit) => sum + counts[fit], 0);
  if (answers < MIN_FIT_ANSWERS) return undefined;
  return FITS.find((fit) => counts[fit] >= answers * MAJORITY);
}

export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEW_PAGE_SIZE = 10;

export const REVIEW_FILTERS = ['all', 'reported', 'hidden'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

export const REPORT_REASONS = ['insulting', 'private', 'advertising', 'off-topic', 'untrue'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

export const MAX_REPORT_LENGTH = 500;
