/** In days; the longest is also the retention of search terms. */
export const SEARCH_PERIODS = [7, 30, 90] as const;
export type SearchPeriod = (typeof SEARCH_PERIODS)[number];
export const SEARCH_RETENTION_DAYS = 90;

export const SEARCH_TERM_FILTERS = ['all', 'withoutHits'] as const;

export const MAX_SYNONYMS = 200;
