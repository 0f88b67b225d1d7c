import { ALL_CATEGORIES } from '@e-store/shared/catalog/categories';
import { DEPARTMENTS } from '@e-store/shared/catalog/departments';
import { galleryPath, readGalleryUrl } from '../features/catalog/gallery-url.ts';
import { paths } from '../lib/paths.ts';

const anything = readGalleryUrl(undefined, new URLSearchParams({ type: ALL_CATEGORIES }));
/**
 * The shop's own pages for search engines, each by its canonical address, with a shelf for each of its categories;
 * products come from the API.
 */
export function sitemapPaths(categories: readonly string[]): string[] {
  const types = [ALL_CATEGORIES, ...categories];
  return [
    paths.home(),
    ...DEPARTMENTS.map((department) => paths.home(department)),
    ...types.map((type) => galleryPath({ ...anything, type })),
    ...DEPARTMENTS.flatMap((department) =>
      types.map((type) => galleryPath({ ...anything, type, department })),
    ),
    galleryPath({ ...anything, onSale: true }),
    paths.shipping(),
    paths.returns(),
    paths.sizeGuide(),
    paths.faq(),
    paths.contact(),
    paths.privacy(),
    paths.terms(),
    paths.newsletter(),
  ];
}
