/** Spec §9: page sizes of the gallery, the first is the default. */
export const PAGE_SIZES = [9, 18, 27] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 9;

/** The last page a list query may ask for; beyond it, narrowing the search serves better than skipping rows. */
export const MAX_PAGE = 10_000;

/** What is said of a `page` that is none, or was sent twice. */
export const PAGE_ONCE = 'Send page once, as a number from 1.';

/** Pages needed for `count` products, rounded up (spec §2). None for an empty list. */
export function pageCount(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize);
}
