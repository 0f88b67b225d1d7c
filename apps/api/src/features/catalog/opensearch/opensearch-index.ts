import type { Client } from '@opensearch-project/opensearch';
import type { Counter } from 'prom-client';
import type { Category } from '@e-store/shared/catalog/list-choices';
import type { Context } from '../../../platform/context.ts';
import { UnavailableError } from '../../../platform/errors/errors.ts';
import type { CatalogIndex, CatalogPage, CatalogQuery } from '../catalog-index.ts';
import { CatalogVersion } from '../catalog-version.ts';
import type { CategoryList } from '../category-list.ts';
import { type FieldName, toFacets } from '../filterable-fields.ts';
import { followCollection } from '../follow-collection.ts';
import { onProductWritten } from '../product-writes.ts';
import type { ProductSearch, WordSource } from '../search/product-search.ts';
import { toFacetBodies, toFieldFilters, toPageBody, toSort, toWordQuery } from './search-body.ts';

/** After a failure, requests fail at once, so that shoppers do not wait for each timeout. */
const PAUSE_MS = 2000;
/** OpenSearch refuses deeper pages; they are walked to. */
const MAX_WINDOW = 10_000;

type Hit = { _id: string; sort?: unknown[] };
type Buckets = { buckets: { key: string; doc_count: number }[] };
type Counts = Record<string, Buckets>;
type SearchAnswer = {
  hits: { total: { value: number }; hits: Hit[] };
  aggregations?: Counts;
};

/**
 * Fails at once for a while after an outage; a refused request is none.
 * @throws UnavailableError
 */
export function createOpenSearchRequests(client: Promise<Client>, index: string, failures: Counter) {
  let pausedUntil = 0;
  async function searchAll(bodies: readonly object[]): Promise<SearchAnswer[]> {
    if (Date.now() < pausedUntil) throw searchIsAway();
    try {
      const { body } = await (await client).msearch({ index, body: bodies.flatMap((each) => [{}, each]) });
      return body.responses.map((answer) => {
        if (!('error' in answer)) return answer as unknown as SearchAnswer;
        const error = new Error(`OpenSearch failed at a search: ${JSON.stringify(answer.error)}`);
        throw Object.assign(error, { statusCode: answer.status });
      });
    } catch (error) {
      if (!isRefused(error)) pausedUntil = Date.now() + PAUSE_MS;
      failures.inc();
      throw searchIsAway(error);
    }
  }
  return {
    isAvailable: () => Date.now() >= pausedUntil,
    searchAll,
    search: async (body: object): Promise<SearchAnswer> => (await searchAll([body]))[0]!,
  };
}
export type OpenSearchRequests = ReturnType<typeof createOpenSearchRequests>;

const BUSY = 429;

/** The server answered, but the request was wrong, for example without an index. */
const isRefused = (error: unknown): boolean => {
  const { statusCode } = error as { statusCode?: number }; // only answers have one
  return statusCode !== undefined && statusCode < 500 && statusCode !== BUSY;
};

const searchIsAway = (cause?: unknown) =>
  Object.assign(new UnavailableError('Search is not available right now. Try again in a moment.'), { cause });

/** For several machines and any number of products. `syncProducts` fills it. */
export function startOpenSearchIndex(
  { database, log }: Pick<Context, 'database' | 'log'>,
  categories: Pick<CategoryList, 'all' | 'current'>,
  search: Pick<ProductSearch, 'version'>,
  requests: OpenSearchRequests,
): CatalogIndex {
  const version = new CatalogVersion();
  let facetCategories: readonly Category[] = [];
  let searchVersion = search.version();
  const unavailableMessage = 'Filters are loading. Try again in a moment.';
  const products = followCollection(database.products, log, {
    readAll: async () => version.listsChanged(),
    onChange: (id) => version.productChanged(id),
    unavailableMessage,
  });
  // Lists change when OpenSearch shows a change, not when MongoDB has it.
  const sync = followCollection(database.catalogSyncs, log, {
    readAll: async () => version.listsChanged(),
    onChange: () => version.listsChanged(),
    fields: ['version'],
    unavailableMessage,
  });
  const stopListening = onProductWritten(database.connection, (id) => version.productChanged(id));
  const isLive = () => products.isLive() && sync.isLive() && requests.isAvailable();

  async function currentCategories(): Promise<readonly Category[]> {
    const current = categories.current() ?? (await categories.all());
    if (current !== facetCategories || search.version() !== searchVersion) version.listsChanged();
    facetCategories = current;
    searchVersion = search.version();
    return current;
  }

  async function findPage({ filters = {}, parsed, ...query }: CatalogQuery): Promise<CatalogPage> {
    const { sort = parsed?.filters.sort, from = 0, limit = 0, hasFacets = false } = query;
    const words = toWordQuery(parsed);
    const fieldFilters = toFieldFilters(filters, parsed?.filters);
    const body = {
      ...toPageBody(words, fieldFilters, hasFacets),
      sort: toSort(sort, (parsed?.words.length ?? 0) > 0),
    };
    const [page, ...others] = await requests.searchAll([
      { ...body, ...(await pageOf(body, from, limit)) },
      ...(hasFacets ? toFacetBodies(words, fieldFilters) : []),
    ]);
    const { hits, aggregations } = page!;
    const counts = Object.assign({}, aggregations, ...others.map((other) => other.aggregations)) as Counts;
    const countsOf = (name: FieldName) =>
      new Map((counts[name]?.buckets ?? []).map(({ key, doc_count: count }) => [key, count]));
    return {
      ids: hits.hits.map(({ _id }) => _id),
      count: hits.total.value,
      ...(hasFacets && { facets: toFacets(countsOf, await currentCategories(), parsed?.filters.category) }),
    };
  }

  async function pageOf({ sort, ...body }: { sort: object }, from: number, limit: number) {
    if (from + limit <= MAX_WINDOW) return { from, size: limit };
    let after: unknown[] | undefined;
    for (let passed = 0; passed < from; passed += MAX_WINDOW) {
      const size = Math.min(MAX_WINDOW, from - passed);
      const { hits } = await requests.search({
        ...body,
        sort,
        aggs: {},
        size,
        ...(after && { search_after: after }),
      });
      after = hits.hits.at(-1)?.sort;
      if (hits.hits.length < size || !after) return { size: 0 };
    }
    return { size: limit, search_after: after };
  }

  return {
    search: findPage,
    countLow: async (limit) => {
      const { hits } = await requests.search({
        query: { range: { lowestStock: { lte: limit } } },
        size: 0,
        track_total_hits: true,
      });
      return hits.total.value;
    },
    touch: (id) => version.productChanged(String(id)),
    isLive,
    hasBeenRead: products.hasBeenRead,
    version: async () => {
      if (!isLive()) return undefined;
      await currentCategories();
      return categories.current() && version.current;
    },
    isCurrent: (answered, productIds) => version.isCurrent(answered, productIds),
    stop: () => {
      stopListening();
      products.stop();
      sync.stop();
    },
  };
}

/** Usually one second. */
const LAG_SECONDS = 60;

/** Rarer words of a large catalogue are not corrected towards. */
const MAX_WORDS = 20_000;

export const openSearchWords = (requests: OpenSearchRequests): WordSource => ({
  lagSeconds: LAG_SECONDS,
  readWords: async (vocabulary) => {
    const fields = {
      names: 'names',
      known: 'known',
      fullNames: 'fullNames',
      brands: 'filters.brand.value',
      colours: 'filters.colour.value',
    };
    const aggs = Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { terms: { field, size: MAX_WORDS } }]),
    );
    const { aggregations = {} } = await requests.search({ size: 0, aggs });
    const words = aggregations as unknown as Record<keyof typeof fields, Buckets>;
    const keys = ({ buckets }: Buckets) => buckets.map(({ key }) => key);
    vocabulary.addCounted({
      names: words.names.buckets.map(({ key, doc_count: count }) => [key, count]),
      known: keys(words.known),
      fullNames: keys(words.fullNames),
      brands: keys(words.brands),
      colours: keys(words.colours),
    });
  },
});
