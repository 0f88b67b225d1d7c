import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { meets, rulesOf } from './choice-rules.ts';
import type { Holding } from './kept-answers.ts';
import type { ProductShelf } from './product-shelf.ts';
import { choiceOf } from './search/find-products.ts';
import type { ProductSearch } from './search/product-search.ts';
import type { ShelfEntry } from './shelf-entry.ts';
import { SHELF_ORDERS } from './shelf-orders.ts';

/**
 * How long a page of a list holds: until a product on it changes, or one that is not comes among or leaves those that
 * the list counts, or passes over to the other side of the page. So an order of something further down, which only sells
 * a piece more of it, leaves the page as it is. `query` has its category by key.
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
  /** Below 0: before the page; above: after it. */
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

/**
 * How long what words found holds: until any product changes, of which nobody can tell from the outside whether the words
 * find it, or the index or the vocabulary does, which hear of a change by themselves. To be asked for before the search.
 */
export function holdingOfSearch(search: Pick<ProductSearch, 'version'>): Holding {
  const version = search.version();
  return { shown: [], isChangedBy: () => true, isStillSo: () => search.version() === version };
}

const NO_CHOICE = { sold: 0, least: 0 };

/** Whether every choice counts a product as before: how often it sold and how many are left is no choice. */
const isChosenAlike = (before: ShelfEntry | undefined, after: ShelfEntry | undefined) =>
  JSON.stringify({ ...before, ...NO_CHOICE }) === JSON.stringify({ ...after, ...NO_CHOICE });
