export const REVIEW_FILTERS = ['all', 'reported', 'hidden'] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
