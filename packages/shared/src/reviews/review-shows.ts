/** Which reviews the list of E-DASH shows; the first is the default. */
export const REVIEW_SHOWS = ['all', 'reported', 'hidden'] as const;
export type ReviewShow = (typeof REVIEW_SHOWS)[number];
