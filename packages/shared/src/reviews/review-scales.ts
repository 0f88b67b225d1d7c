export const STARS = [5, 4, 3, 2, 1] as const;
export type StarCount = (typeof STARS)[number];

export const FITS = ['small', 'true', 'large'] as const;
export type Fit = (typeof FITS)[number];

/** Characters. */
export const MIN_REVIEW_WORDS = 10;
export const MAX_REVIEW_WORDS = 2000;
