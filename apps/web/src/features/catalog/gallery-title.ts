import { findCategory } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/departments';
import { galleryWords } from '../../content/gallery.ts';
import { catalogWords } from '../../content/catalog.ts';
import type { GalleryChoice } from './gallery-url.ts';

/** The heading of a gallery: "T-Shirts for men", "All products", "Results for “blue shirt”". */
export function galleryTitle({ keyword, type, department }: GalleryChoice): string {
  if (keyword) return catalogWords.resultsFor(keyword);
  const things = pluralOf(findCategory(type)?.name) ?? galleryWords.allProducts;
  return department ? catalogWords.thingsFor(things, DEPARTMENT_NAMES[department].toLowerCase()) : things;
}

/** The name of a gallery among others, in a tab or a list of results: also what is on sale, and which page. */
export function galleryName(choice: GalleryChoice): string {
  const { onSale, page } = choice;
  const title = galleryTitle(choice);
  return galleryWords.titleOfPage(onSale ? galleryWords.titleOnSale(title) : title, page);
}

/** For lists of search results, which show a sentence under the title. */
export function galleryDescription(choice: GalleryChoice): string {
  return catalogWords.about(galleryName(choice));
}

const pluralOf = (name: string | undefined) => (name && !name.endsWith('s') ? `${name}s` : name);
