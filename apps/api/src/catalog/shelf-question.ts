import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { SortOrder } from '@e-store/shared/catalog/sort-orders';
import type { Choice } from './choice-rules.ts';
import type { ReadFilters } from './search/reading.ts';
import type { Matches } from './search/search-thread.ts';
import type { ShelfEntry } from './shelf-entry.ts';

/** Which products, in which order, and which part of them. */
export type ShelfQuestion = {
  choice: Choice;
  /** What the words of a search say beside the choice. */
  read?: ReadFilters;
  /** What its other words found; only these products are asked about. Absent: all of them. */
  found?: Matches | undefined;
  /** Without one: best match first, the popular first among what matches as well. */
  order?: SortOrder | undefined;
  from?: number;
  limit?: number;
  hasFacets?: boolean;
};

export type ShelfAnswer = {
  ids: string[];
  /** Of all, not only of the part. */
  count: number;
  facets?: Facets;
};

type Compare = (a: ShelfEntry, b: ShelfEntry) => number;

/** The newest id breaks ties, so that pages neither repeat nor lose a product. */
const byId: Compare = (a, b) => {
  if (a.id === b.id) return 0;
  return a.id < b.id ? 1 : -1;
};

/** From A to Z; where it is not said, last. */
const byCountry: Compare = ({ originOrder: a }, { originOrder: b }) => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};

/** As the list sorts in the database. */
export const SHELF_ORDERS: Record<SortOrder, Compare> = {
  popular: (a, b) => b.sold - a.sold || byId(a, b),
  newest: (a, b) => b.createdAt - a.createdAt || byId(a, b),
  'price-asc': (a, b) => a.price - b.price || byId(a, b),
  'price-desc': (a, b) => b.price - a.price || byId(a, b),
  origin: (a, b) => byCountry(a, b) || b.sold - a.sold || byId(a, b),
};
