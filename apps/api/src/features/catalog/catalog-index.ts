import type { Category } from '@e-store/shared/catalog/list-choices';
import type { Facets } from '@e-store/shared/catalog/endpoints';
import type { ProductListQuery } from '@e-store/shared/catalog/product-list-query';
import { trusted, Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Database } from '../../platform/database/database.ts';
import type { CategoryList } from './category-list.ts';
import { rulesOf } from './choice-rules.ts';
import { topItems } from '../../platform/top-items.ts';
import { followCollection } from './follow-collection.ts';
import { LISTED } from './product-filter.ts';
import { onProductWritten } from './product-writes.ts';
import { readListedProducts } from './read-listed-products.ts';
import { createReindexer } from './reindexer.ts';
import type { Matches } from './search/search-thread.ts';
import { createChangeLog, type IndexChange } from './index-changes.ts';
import { CHOSEN_BY, type IndexEntry, toIndexEntry } from './index-entry.ts';
import type { IndexResult, IndexQuery } from './index-query.ts';
import { IndexTable } from './index-table.ts';
import { toFacets } from './to-facets.ts';

/** An in-memory index of visible products: filters, sorts and counts facets without reading the database. */
export type CatalogIndex = {
  facets: (query: ProductListQuery) => Promise<Facets>;
  ask: (questions: readonly IndexQuery[]) => Promise<IndexResult[]>;
  entry: (id: string) => IndexEntry | undefined;
  count: (query: ProductListQuery) => Promise<number>;
  countLow: (limit: number) => Promise<number>;
  /** Whether queries run at once on live data. A large catalogue tolerates a delay of seconds. */
  canBeAsked: () => boolean;
  isQuick: (end: number) => boolean;
  /** Returns the cache version, or `undefined` without a live stream. Reads pending changes first. */
  version: () => Promise<number | undefined>;
  changesSince: (version: number) => readonly IndexChange[] | undefined;
  /** Marks a product stale after a write that bypasses its model, ahead of the change stream. */
  touch: (id: Types.ObjectId | string) => void;
  hasBeenRead: () => boolean;
  stop: () => void;
};

const MANY = 2000;

const SHORT = 25_000;
const LONG = 1_000_000;
const NOT_FAR = 1000;

const MAX_CACHED = 500;

export function startCatalogIndex(
  database: Database,
  log: Logger,
  categories: Pick<CategoryList, 'all' | 'current'>,
): CatalogIndex {
  const { products } = database;
  let table = new IndexTable();
  let facetCache = new Map<string, Facets>();
  let staleIds = new Set<string>();
  let facetCategories: readonly Category[] = [];
  const changes = createChangeLog();

  async function readAll(): Promise<void> {
    staleIds = new Set();
    const all = new IndexTable();
    await readListedProducts(database, CHOSEN_BY, (records) =>
      records.forEach((record) => all.put(toIndexEntry(record))),
    );
    table = all;
    facetCache = new Map();
    changes.lose();
    if (table.size > LONG)
      log.warn({ products: table.size }, 'catalogue index: more products than its design limit');
  }

  async function readTouched(): Promise<void> {
    if (staleIds.size > MANY) return readAll();
    const target = table; // a later read may replace it meanwhile
    const ids = [...staleIds];
    staleIds = new Set();
    try {
      const oneOfThem = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
      const records = await products.find({ ...LISTED, _id: oneOfThem }, CHOSEN_BY).lean();
      const found = new Map(records.map((record) => [String(record._id), toIndexEntry(record)]));
      for (const id of ids) {
        const after = found.get(id);
        changes.add({ id, before: target.get(id), after });
        if (after) target.put(after);
        else target.delete(id);
      }
      facetCache = new Map();
    } catch (error) {
      ids.forEach((id) => staleIds.add(id));
      throw error;
    }
  }

  const reindexer = createReindexer(() => staleIds.size > 0, readTouched);

  const following = followCollection(products, log, {
    readAll,
    onChange: (id) => staleIds.add(id),
    unavailableMessage: 'Filters are loading. Try again in a moment.',
  });

  const stopListening = onProductWritten(database.connection, (id) => staleIds.add(id));

  const canBeAsked = () => following.isLive() || (table.size > SHORT && following.isSynced());

  const isUpToDate = () => reindexer.isFresh() && categories.current() === facetCategories;

  async function catchUp(): Promise<void> {
    if (following.isLive() && isUpToDate()) return;
    await following.whenSynced();
    await reindexer.whenFresh();
    const current = await categories.all();
    if (current === facetCategories) return;
    facetCache = new Map();
    changes.lose();
    facetCategories = current;
  }

  function placesOf({ products: places, scores }: Matches) {
    const scoreAt = new Float64Array(table.places);
    for (const [index, place] of places.entries()) scoreAt[place] = scores[index] ?? 0;
    return { places, scoreAt };
  }

  function answer(question: IndexQuery): IndexResult {
    const { choice, read, found, excluded, order, from = 0, limit = 0, hasFacets = false } = question;
    const { places, scoreAt } = found ? placesOf(found) : {};
    const { matching, counts } = table.look(rulesOf(choice, read), {
      places,
      excluded,
      hasCounts: hasFacets,
    });
    const byOrder = table.orders[order ?? 'popular'];
    const compare = (a: number, b: number) =>
      (scoreAt && !order ? (scoreAt[b] ?? 0) - (scoreAt[a] ?? 0) : 0) || byOrder(a, b);
    const shown = limit === 0 ? [] : topItems(matching, compare, from + limit).slice(from);
    return {
      ids: shown.map((place) => table.idAt(place)),
      count: matching.length,
      ...(hasFacets && { facets: toFacets(counts, facetCategories, read?.category) }),
    };
  }

  return {
    touch: (id) => void staleIds.add(String(id)),
    entry: (id) => table.get(id),
    canBeAsked,
    isQuick: (end) => canBeAsked() && table.size <= (end <= NOT_FAR ? LONG : SHORT),
    version: async () => {
      if (!following.isLive()) return undefined;
      await catchUp();
      return categories.current() && changes.now();
    },
    changesSince: changes.since,
    ask: async (questions) => {
      await catchUp();
      return questions.map(answer);
    },
    count: async (query) => {
      await catchUp();
      return table.count(rulesOf(query));
    },
    countLow: async (limit) => {
      await catchUp();
      return table.left.countLow(limit);
    },
    facets: async (query) => {
      await catchUp();
      const key = choiceKey(query);
      const facets =
        facetCache.get(key) ??
        toFacets(table.look(rulesOf(query), { hasCounts: true }).counts, facetCategories);
      if (facetCache.size < MAX_CACHED) facetCache.set(key, facets);
      return facets;
    },
    hasBeenRead: following.hasBeenRead,
    stop: () => {
      stopListening();
      following.stop();
    },
  };
}

function choiceKey(query: ProductListQuery): string {
  const { keyword: _words, page: _page, limit: _limit, sort: _sort, facets: _asked, ...choice } = query;
  return JSON.stringify(choice);
}
