import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { meets, rulesOf } from './choice-rules.ts';
import type { Holding } from './kept-answers.ts';
import type { ProductShelf } from './product-shelf.ts';
import { choiceOf } from './search/find-products.ts';
import type { ProductSearch } from './search/product-search.ts';
import type { ShelfEntry } from './shelf-entry.ts';
import { SHELF_ORDERS } from './shelf-orders.ts';

/**
 * Invalidates a page when a product on it changes, or when another product enters, leaves or crosses it.
 * Sales further down leave the page valid. The category of `query` is a key.
 */
export function holdingOfList(
  shown: readonly string[],
  query: ProductListQuery,
  shelf: Pick<ProductShelf, 'entry'>,
): Holding {
  const rules = rulesOf(choiceOf(query));
  const isCounted = (entry: ShelfEntry | undefined): entry is ShelfEntry =>
    entry !== undefined && rules.every((rule) => meets(entry, rule));
  const compare = SHELF_ORDERS[query.sort ?? 'popular'];
  const [first, last] = [shown.at(0), shown.at(-1)].map((id) => id && shelf.entry(id));
  const sideOf = (entry: ShelfEntry) => {
    if (first && compare(entry, first) < 0) return -1;
    return last && compare(entry, last) > 0 ? 1 : 0;
  };
  return {
    shown,
    isChangedBy: ({ before, after }) => {
      if (query.facets && !isChosenAlike(before, after)) return true;
      if (!isCounted(before) || !isCounted(after)) return isCounted(before) || isCounted(after);
      return sideOf(before) === 0 || sideOf(before) !== sideOf(after);
    },
  };
}

/** Invalidates search results on any product change and on a new search version. Call before the search. */
export function holdingOfSearch(search: Pick<ProductSearch, 'version'>): Holding {
  const version = search.version();
  return { shown: [], isChangedBy: () => true, isStillSo: () => search.version() === version };
}

const NO_CHOICE = { sold: 0, least: 0 };

const isChosenAlike = (before: ShelfEntry | undefined, after: ShelfEntry | undefined) =>
  JSON.stringify({ ...before, ...NO_CHOICE }) === JSON.stringify({ ...after, ...NO_CHOICE });
