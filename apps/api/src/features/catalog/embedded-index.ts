import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import type { Category } from '@e-store/shared/catalog/list-choices';
import { trusted, Types } from 'mongoose';
import type { Context } from '../../platform/context.ts';
import { topItems } from '../../platform/top-items.ts';
import { CatalogEntries, type CatalogEntry, ENTRY_FIELDS, ENTRY_ORDERS } from './catalog-entries.ts';
import {
  type CatalogIndex,
  type CatalogPage,
  type CatalogQuery,
  MAX_EMBEDDED_PRODUCTS,
} from './catalog-index.ts';
import { CatalogVersion } from './catalog-version.ts';
import type { CategoryList } from './category-list.ts';
import { toFacets } from './filterable-fields.ts';
import { followCollection } from './follow-collection.ts';
import { LISTED } from './product-filter.ts';
import { onProductWritten } from './product-writes.ts';
import { readListedProducts } from './read-listed-products.ts';
import { createReindexer } from './reindexer.ts';

import type { Scores } from './search/search-thread.ts';
import type { TextSearch } from './search/text-search.ts';

/** Above this count, reading all again is faster. */
const MANY_STALE = 2000;
const POPULARITY_MS = 3_600_000;

/** In the memory of each process: for one machine and up to 25,000 products. */
export function startEmbeddedIndex(
  { database, log, now }: Pick<Context, 'database' | 'log' | 'now'>,
  categories: Pick<CategoryList, 'all' | 'current'>,
  text: Pick<TextSearch, 'find' | 'version'>,
): CatalogIndex {
  const { products } = database;
  const version = new CatalogVersion();
  let entries = new CatalogEntries();
  let staleIds = new Set<string>();
  let facetCategories: readonly Category[] = [];
  let textVersion = text.version();
  let popularityAt = now().getTime();
  let hasWarned = false;

  async function readAll(): Promise<void> {
    staleIds = new Set();
    const all = new CatalogEntries();
    await readListedProducts(database, ENTRY_FIELDS, (records) =>
      records.forEach((record) => all.put(record)),
    );
    entries = all;
    popularityAt = now().getTime();
    version.listsChanged();
    if (all.size > MAX_EMBEDDED_PRODUCTS && !hasWarned)
      log.warn(
        { products: all.size, limit: MAX_EMBEDDED_PRODUCTS },
        'catalogue index: more products than it is made for; lists and searches slow down; set OPENSEARCH_URL',
      );
    hasWarned ||= all.size > MAX_EMBEDDED_PRODUCTS;
  }

  async function readStale(): Promise<void> {
    const ids = [...staleIds];
    staleIds = new Set();
    try {
      await (ids.length > MANY_STALE ? readAll() : readAgain(ids));
    } catch (error) {
      ids.forEach((id) => staleIds.add(id));
      throw error;
    }
  }

  async function readAgain(ids: readonly string[]): Promise<void> {
    const target = entries; // a later read may replace it meanwhile
    const _id = trusted({ $in: ids.map((id) => new Types.ObjectId(id)) });
    const records = await products.find({ ...LISTED, _id }, ENTRY_FIELDS).lean();
    const found = new Map(records.map((record) => [String(record._id), record]));
    for (const id of ids) {
      const [before, record] = [target.get(id), found.get(id)];
      const after = record && target.put(record);
      if (!record) target.delete(id);
      version.productChanged(id);
      if (!isSameInLists(before, after)) version.listsChanged();
    }
  }

  const reindexer = createReindexer(() => staleIds.size > 0, readStale);
  const following = followCollection(products, log, {
    readAll,
    onChange: (id) => staleIds.add(id),
    unavailableMessage: 'Filters are loading. Try again in a moment.',
  });
  const stopListening = onProductWritten(database.connection, (id) => staleIds.add(id));

  async function catchUp(): Promise<void> {
    if (!following.isLive()) await following.whenSynced();
    if (!reindexer.isFresh()) await reindexer.whenFresh();
    const current = categories.current() ?? (await categories.all());
    const isPopularityOld = now().getTime() - popularityAt >= POPULARITY_MS;
    if (isPopularityOld) popularityAt = now().getTime();
    const isPopularityChanged = isPopularityOld && entries.refreshPopularity();
    if (current === facetCategories && text.version() === textVersion && !isPopularityChanged) return;
    facetCategories = current;
    textVersion = text.version();
    version.listsChanged();
  }

  /** Scores the products that have all words; `undefined` without words. */
  async function findByWords(parsed: ParsedQuery): Promise<Scores | undefined> {
    return parsed.isNonsense ? new Map() : text.find(parsed);
  }

  async function findExcluded({ notWords }: ParsedQuery): Promise<Set<string>> {
    const found = await Promise.all(
      notWords.map((forms) => text.find({ words: [{ forms }], isExact: false })),
    );
    return new Set(found.flatMap((scores) => [...(scores?.keys() ?? [])]));
  }

  async function search({ filters = {}, parsed, ...query }: CatalogQuery): Promise<CatalogPage> {
    const { sort = parsed?.filters.sort, from = 0, limit = 0, hasFacets = false } = query;
    const [scores, excluded] = parsed ? await Promise.all([findByWords(parsed), findExcluded(parsed)]) : [];
    await catchUp();
    const candidates = scores ? [...scores.keys()].flatMap((id) => entries.get(id) ?? []) : entries.all();
    const among = excluded?.size ? [...candidates].filter(({ id }) => !excluded.has(id)) : candidates;
    const { matching, countsOf } = entries.find(among, filters, parsed?.filters, hasFacets);
    const byOrder = ENTRY_ORDERS[sort ?? 'popular'];
    const scoreOf = ({ id }: CatalogEntry) => scores?.get(id) ?? 0;
    const compare =
      scores && !sort
        ? (a: CatalogEntry, b: CatalogEntry) => scoreOf(b) - scoreOf(a) || byOrder(a, b)
        : byOrder;
    const page = limit === 0 ? [] : topItems(matching, compare, from + limit).slice(from);
    return {
      ids: page.map(({ id }) => id),
      count: matching.length,
      ...(hasFacets && { facets: toFacets(countsOf, facetCategories, parsed?.filters.category) }),
    };
  }

  return {
    search,
    countLow: async (limit) => {
      await catchUp();
      let low = 0;
      for (const { lowestStock = Infinity } of entries.all()) if (lowestStock <= limit) low += 1;
      return low;
    },
    touch: (id) => void staleIds.add(String(id)),
    isLive: following.isLive,
    hasBeenRead: following.hasBeenRead,
    version: async () => {
      if (!following.isLive()) return undefined;
      await catchUp();
      return categories.current() && version.current;
    },
    isCurrent: (answered, productIds) => version.isCurrent(answered, productIds),
    stop: () => {
      stopListening();
      following.stop();
    },
  };
}

/** Whether a change leaves finding, order and counts alone. Popularity is refreshed on its own. */
function isSameInLists(before: CatalogEntry | undefined, after: CatalogEntry | undefined): boolean {
  if (!before || !after) return before === after;
  return before.newSince === after.newSince && JSON.stringify(before.values) === JSON.stringify(after.values);
}
