export const REVIEW_SHOWS = ['all', 'reported', 'hidden'] as const;
export type ReviewShow = (typeof REVIEW_SHOWS)[number];
