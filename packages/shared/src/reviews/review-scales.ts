/** What a buyer can give, the best first. */
export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

/** How a garment turned out against its size. */
export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** Bounds of the words of a review, in characters: fewer help nobody, more are an article. */
export const MIN_REVIEW_WORDS = 10;
export const MAX_REVIEW_WORDS = 2000;
