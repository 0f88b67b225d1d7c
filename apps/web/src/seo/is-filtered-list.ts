import { galleryPath, readGalleryUrl } from '../features/catalog/gallery-url.ts';
import type { RootState } from '../app/store.ts';

/** Lists by type, department or sale, and their pages, are canonical. */
export function isFilteredList({
  page,
  keyword,
  url,
}: Pick<RenderedPage, 'page' | 'keyword' | 'url'>): boolean {
  if (page !== 'shop/gallery') return false;
  const choice = readGalleryUrl(keyword, url.searchParams);
  const { type, department, onSale, page: number } = choice;
  const bare = readGalleryUrl(undefined, new URLSearchParams({ type: 'all' }));
  return galleryPath(choice) !== galleryPath({ ...bare, type, department, onSale, page: number });
}

export type RenderedPage = {
  origin: string;
  url: URL;
  page: string | undefined;
  keyword: string | undefined;
  state: RootState;
};
