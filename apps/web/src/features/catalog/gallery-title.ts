import { findCategory } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/departments';
import type { GalleryChoice } from './gallery-url.ts';

/** The heading of a gallery: "T-Shirts for men", "All products", "Results for “blue shirt”". */
export function galleryTitle({ keyword, type, department }: GalleryChoice): string {
  if (keyword) return `Results for “${keyword}”`;
  const things = pluralOf(findCategory(type)?.name) ?? 'All products';
  return department ? `${things} for ${DEPARTMENT_NAMES[department].toLowerCase()}` : things;
}

/** The name of a gallery among others, in a tab or a list of results: also what is on sale, and which page. */
export function galleryName(choice: GalleryChoice): string {
  const { onSale, page } = choice;
  return `${galleryTitle(choice)}${onSale ? ' on sale' : ''}${page > 1 ? `, page ${page}` : ''}`;
}

/** For lists of search results, which show a sentence under the title. */
export function galleryDescription(choice: GalleryChoice): string {
  return `${galleryName(choice)}: filter by size, colour, brand and price. Cash on delivery across India.`;
}

const pluralOf = (name: string | undefined) => (name && !name.endsWith('s') ? `${name}s` : name);
