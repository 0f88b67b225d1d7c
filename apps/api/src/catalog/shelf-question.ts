import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { SortOrder } from '@e-store/shared/catalog/sort-orders';
import type { Choice } from './choice-rules.ts';
import type { ReadFilters } from './search/reading.ts';
import type { Matches } from './search/search-thread.ts';

/** Which products, in which order, and which part of them. */
export type ShelfQuestion = {
  choice: Choice;
  /** What the words of a search say beside the choice. */
  read?: ReadFilters;
  /** What its other words found; only these products are asked about. Absent: all of them. */
  found?: Matches | undefined;
  /** Products, by number, that hold words which they must not. */
  excluded?: ReadonlySet<number> | undefined;
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
