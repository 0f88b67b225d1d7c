import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import { ListFilters } from '@e-store/shared/catalog/product-list-query';
import type { Types } from 'mongoose';

export const MAX_EMBEDDED_PRODUCTS = 25_000;

export type CatalogQuery = {
  /** Each overrides what the search words say of the same field. */
  filters?: ListFilters;
  parsed?: ParsedQuery;
  /** Default: the order that the words name, then best match, then most sold. */
  sort?: SortOrder | undefined;
  from?: number;
  limit?: number;
  hasFacets?: boolean;
};

/** Ids only: products of a page come from MongoDB. */
export type CatalogPage = { ids: string[]; count: number; facets?: Facets };

/** Holds the products that shoppers see. `testing/catalog-index-contract.ts` tests every implementation. */
export type CatalogIndex = {
  /** @throws UnavailableError while the index is being built */
  search: (query: CatalogQuery) => Promise<CatalogPage>;
  /** Counts products in stock with a size or total of at most `limit` units. */
  countLow: (limit: number) => Promise<number>;
  /** Marks a product stale, ahead of the change stream. */
  touch: (id: Types.ObjectId | string) => void;
  /** Whether changes arrive at once; while they do not, lists come from MongoDB. */
  isLive: () => boolean;
  hasBeenRead: () => boolean;
  /** Version of current answers; `undefined` when they must not be cached. */
  version: () => Promise<number | undefined>;
  /** Whether an answer of this version with these products is still right. Call after `version`. */
  isCurrent: (version: number, productIds: readonly string[]) => boolean;
  stop: () => void;
};

const FILTER_NAMES = new Set(Object.keys(ListFilters.shape));

export const selectedFilters = (query: ListFilters): ListFilters =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => FILTER_NAMES.has(name) && value !== undefined),
  );
