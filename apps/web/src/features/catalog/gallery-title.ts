import { findCategory, DEPARTMENT_NAMES } from '@e-store/shared/catalog/list-choices';
import { galleryMessages } from '../../messages/en/catalog/gallery.ts';
import { catalogMessages, pluralName } from '../../messages/en/catalog/catalog.ts';
import type { GalleryChoice } from './gallery-url.ts';

export type NamedTypes = readonly { value: string; label: string }[];

/** The default name before facets load. */
export function typeName(type: string, types: NamedTypes = []): string | undefined {
  return types.find(({ value }) => value === type)?.label ?? findCategory(type)?.name;
}

/** "T-Shirts for men", "All products", "Results for “blue shirt”". */
export function galleryTitle({ keyword, type, department }: GalleryChoice, types?: NamedTypes): string {
  if (keyword) return catalogMessages.resultsFor(keyword);
  const things = pluralize(typeName(type, types)) ?? galleryMessages.allProducts;
  return department ? catalogMessages.thingsFor(things, DEPARTMENT_NAMES[department].toLowerCase()) : things;
}

export function galleryName(choice: GalleryChoice, types?: NamedTypes): string {
  const { onSale, page } = choice;
  const title = galleryTitle(choice, types);
  return galleryMessages.titleOfPage(onSale ? galleryMessages.titleOnSale(title) : title, page);
}

export function galleryDescription(choice: GalleryChoice, types?: NamedTypes): string {
  return catalogMessages.about(galleryName(choice, types));
}

const pluralize = (name: string | undefined) => (name ? pluralName(name) : undefined);
