import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import type { Choice } from './choice-rules.ts';
import type { ParsedFilters } from './search/parsed-query.ts';
import type { Matches } from './search/search-thread.ts';

export type IndexQuery = {
  choice: Choice;
  read?: ParsedFilters;
  found?: Matches | undefined;
  excluded?: ReadonlySet<number> | undefined;
  /** Default: best match, then most sold. */
  order?: SortOrder | undefined;
  from?: number;
  limit?: number;
  hasFacets?: boolean;
};

export type IndexResult = {
  ids: string[];
  count: number;
  facets?: Facets;
};
