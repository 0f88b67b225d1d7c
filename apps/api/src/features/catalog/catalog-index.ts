import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { SortOrder } from '@e-store/shared/catalog/list-choices';
import { ListFilters } from '@e-store/shared/catalog/product-list-query';
import type { Types } from 'mongoose';

/** The largest catalogue that every process should hold in memory. */
export const MAX_EMBEDDED_PRODUCTS = 25_000;

export type CatalogQuery = {
  /** Selected by the shopper. Each overrides what the words of the search say of the same field. */
  filters?: ListFilters;
  /** The parsed words of a search. */
  parsed?: ParsedQuery;
  /** Default: the order that the words name, then best match, then most sold. */
  sort?: SortOrder | undefined;
  from?: number;
  limit?: number;
  hasFacets?: boolean;
};

/** Ids only: the products of a page always come from MongoDB. */
export type CatalogPage = { ids: string[]; count: number; facets?: Facets };

/**
 * Finds, counts and sorts the products that shoppers see. `testing/catalog-index-contract.ts` tests every
 * implementation.
 */
export type CatalogIndex = {
  /**
   * @throws UnavailableError while the index is being built
   */
  search: (query: CatalogQuery) => Promise<CatalogPage>;
  /** Counts products in stock with a size or total of at most `limit` units. */
  countLow: (limit: number) => Promise<number>;
  /** Marks a product stale after a write, ahead of the change stream. */
  touch: (id: Types.ObjectId | string) => void;
  /** Whether changes arrive at once. Otherwise lists come from MongoDB. */
  isLive: () => boolean;
  /** Whether the index was built once. */
  hasBeenRead: () => boolean;
  /** Returns the version of answers given now; `undefined` when they must not be cached. */
  version: () => Promise<number | undefined>;
  /** Whether an answer of this version that shows these products is still right. Call after `version`. */
  isCurrent: (version: number, productIds: readonly string[]) => boolean;
  stop: () => void;
};

const FILTER_NAMES = new Set(Object.keys(ListFilters.shape));

export const selectedFilters = (query: ListFilters): ListFilters =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => FILTER_NAMES.has(name) && value !== undefined),
  );
