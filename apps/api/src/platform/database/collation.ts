export const CASE_INSENSITIVE = { locale: 'en', strength: 2 } as const;

/** Ignores case, spaces and punctuation. */
export const ANY_SPELLING = { locale: 'en', strength: 2, alternate: 'shifted' } as const;
