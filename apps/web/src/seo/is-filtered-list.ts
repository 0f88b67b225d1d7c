import { galleryPath, readGalleryUrl } from '../features/catalog/gallery-url.ts';
import type { SeenPage } from './seen-page.ts';

/**
 * Whether a list is one of the countless that filters, sorting and words make, rather than a shelf of the shop: a type,
 * a department, both, or what is on sale, and their pages.
 */
export function isFilteredList({ page, keyword, url }: Pick<SeenPage, 'page' | 'keyword' | 'url'>): boolean {
  if (page !== 'gallery') return false;
  const choice = readGalleryUrl(keyword, url.searchParams);
  const { type, department, onSale, page: number } = choice;
  const bare = readGalleryUrl(undefined, new URLSearchParams({ type: 'all' }));
  return galleryPath(choice) !== galleryPath({ ...bare, type, department, onSale, page: number });
}
