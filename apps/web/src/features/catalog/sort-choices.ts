import type { Facets } from '@e-store/shared/catalog/endpoints';
import { SORT_ORDERS, type SortOrder } from '@e-store/shared/catalog/sort-orders';
import type { GalleryChoice } from './gallery-url.ts';

/** The orders that a list can be put in: by country only where its products come from more than one. */
export function sortChoices({ sort }: GalleryChoice, facets: Facets | undefined): SortOrder[] {
  const hasCountries = (facets?.origin.length ?? 0) > 1;
  return SORT_ORDERS.filter((order) => order !== 'origin' || hasCountries || sort === 'origin');
}
