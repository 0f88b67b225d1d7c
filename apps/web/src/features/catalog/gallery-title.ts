import { findCategory } from '@e-store/shared/catalog/categories';
import { DEPARTMENT_NAMES } from '@e-store/shared/catalog/departments';
import { galleryWords } from '../../content/gallery.ts';
import { catalogWords } from '../../content/catalog.ts';
import type { GalleryChoice } from './gallery-url.ts';

/** Types of things as the counts of a list name them: by the names that staff gave them. */
export type NamedTypes = readonly { value: string; label: string }[];

/** How a type is called now; before the counts are known, as on the shop's first day. */
export function typeName(type: string, types: NamedTypes = []): string | undefined {
  return types.find(({ value }) => value === type)?.label ?? findCategory(type)?.name;
}

/** The products of a type together: "T-Shirts", "Jeans". */
export const pluralName = (name: string) => (name.endsWith('s') ? name : `${name}s`);

/** The heading of a gallery: "T-Shirts for men", "All products", "Results for “blue shirt”". */
export function galleryTitle({ keyword, type, department }: GalleryChoice, types?: NamedTypes): string {
  if (keyword) return catalogWords.resultsFor(keyword);
  const things = pluralOf(typeName(type, types)) ?? galleryWords.allProducts;
  return department ? catalogWords.thingsFor(things, DEPARTMENT_NAMES[department].toLowerCase()) : things;
}

/** The name of a gallery among others, in a tab or a list of results: also what is on sale, and which page. */
export function galleryName(choice: GalleryChoice, types?: NamedTypes): string {
  const { onSale, page } = choice;
  const title = galleryTitle(choice, types);
  return galleryWords.titleOfPage(onSale ? galleryWords.titleOnSale(title) : title, page);
}

/** For lists of search results, which show a sentence under the title. */
export function galleryDescription(choice: GalleryChoice, types?: NamedTypes): string {
  return catalogWords.about(galleryName(choice, types));
}

const pluralOf = (name: string | undefined) => (name ? pluralName(name) : undefined);
