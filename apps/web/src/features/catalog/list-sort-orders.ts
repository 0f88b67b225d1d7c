import type { Facets } from '@e-store/shared/catalog/endpoints';
import { SORT_ORDERS, type SortOrder } from '@e-store/shared/catalog/sort-orders';
import type { GalleryChoice } from './gallery-url.ts';

/** Offers sorting by country only when products come from several. */
export function listSortOrders({ sort }: GalleryChoice, facets: Facets | undefined): SortOrder[] {
  const hasCountries = (facets?.origin.length ?? 0) > 1;
  return SORT_ORDERS.filter((order) => order !== 'origin' || hasCountries || sort === 'origin');
}
