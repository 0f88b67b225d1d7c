import { ALL_CATEGORIES, type Department, DEPARTMENTS } from '@e-store/shared/catalog/list-choices';
import { galleryPath, readGalleryUrl } from '../features/catalog/gallery-url.ts';
import { paths } from '@e-store/shared/web-paths';

const anything = readGalleryUrl(undefined, new URLSearchParams({ type: ALL_CATEGORIES }));
/** Product paths come from the API. */
export function sitemapPaths(categories: Record<Department, readonly string[]>): string[] {
  const types = new Set([ALL_CATEGORIES, ...DEPARTMENTS.flatMap((department) => categories[department])]);
  return [
    paths.home(),
    ...DEPARTMENTS.map((department) => paths.home(department)),
    ...[...types].map((type) => galleryPath({ ...anything, type })),
    ...DEPARTMENTS.flatMap((department) =>
      [...(categories[department].length > 0 ? [ALL_CATEGORIES] : []), ...categories[department]].map(
        (type) => galleryPath({ ...anything, type, department }),
      ),
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
