import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { meets, rulesOf } from './choice-rules.ts';
import type { CacheDependencies } from '../../platform/http/response-cache.ts';
import type { CatalogIndex } from './catalog-index.ts';
import { selectedFilters } from './search/find-products.ts';
import type { ProductSearch } from './search/product-search.ts';
import type { IndexChange } from './index-changes.ts';
import type { IndexEntry } from './index-entry.ts';
import { INDEX_ORDERS } from './index-orders.ts';

/**
 * Invalidates a page when a product on it changes, or when another product enters, leaves or crosses it.
 * Sales further down leave the page valid. The category of `query` is a key.
 */
export function dependenciesOfList(
  shown: readonly string[],
  query: ProductListQuery,
  catalogIndex: Pick<CatalogIndex, 'entry'>,
): CacheDependencies<IndexChange> {
  const rules = rulesOf(selectedFilters(query));
  const isCounted = (entry: IndexEntry | undefined): entry is IndexEntry =>
    entry !== undefined && rules.every((rule) => meets(entry, rule));
  const compare = INDEX_ORDERS[query.sort ?? 'popular'];
  const [first, last] = [shown.at(0), shown.at(-1)].map((id) => id && catalogIndex.entry(id));
  const sideOf = (entry: IndexEntry) => {
    if (first && compare(entry, first) < 0) return -1;
    return last && compare(entry, last) > 0 ? 1 : 0;
  };
  return {
    shown,
    isInvalidatedBy: ({ before, after }) => {
      if (query.facets && !isChosenAlike(before, after)) return true;
      if (!isCounted(before) || !isCounted(after)) return isCounted(before) || isCounted(after);
      return sideOf(before) === 0 || sideOf(before) !== sideOf(after);
    },
  };
}

/** Invalidates search results on any product change and on a new search version. Call before the search. */
export function dependenciesOfSearch(search: Pick<ProductSearch, 'version'>): CacheDependencies {
  const version = search.version();
  return { shown: [], isInvalidatedBy: () => true, isStillValid: () => search.version() === version };
}

const NO_CHOICE = { sold: 0, least: 0 };

const isChosenAlike = (before: IndexEntry | undefined, after: IndexEntry | undefined) =>
  JSON.stringify({ ...before, ...NO_CHOICE }) === JSON.stringify({ ...after, ...NO_CHOICE });
