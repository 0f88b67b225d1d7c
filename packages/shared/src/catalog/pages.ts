/** Spec §9: page sizes of the gallery; the first is the default. */
export const PAGE_SIZES = [9, 18, 27] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
export const DEFAULT_PAGE_SIZE: PageSize = 9;

export const MAX_PAGE = 10_000;

export const PAGE_MESSAGE = 'Send page once, as a number from 1.';

export function pageCount(count: number, pageSize: number): number {
  return Math.ceil(count / pageSize);
}
