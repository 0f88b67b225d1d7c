/** Orders of the reviews; the first is the default. There is no "most helpful": nobody is asked whether one helped. */
export const REVIEW_SORTS = ['newest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const REVIEW_PAGE_SIZE = 10;
