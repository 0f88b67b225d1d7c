import type { Logger } from 'pino';
import { INDEXED_FIELDS, toIndexed } from '@e-store/search-query/indexed-product';
import { parseQuery } from '@e-store/search-query/parse-query';
import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import { suggestSpelling } from '@e-store/search-query/suggest-spelling';
import { Vocabulary } from '@e-store/search-query/vocabulary';
import type { Database } from '../../../platform/database/database.ts';
import type { CategoryList } from '../category-list.ts';
import { followCollection } from '../follow-collection.ts';
import type { ProductRecord } from '../product.model.ts';
import { readListedProducts } from '../read-listed-products.ts';
import { type Change, type Scores, startSearchThread } from './search-thread.ts';

/** Finds products by typed words, independent of the search engine. */
export type ProductSearch = {
  read: (words: string) => Promise<ParsedQuery>;
  nearest: (word: string) => string | undefined;
  names: () => readonly string[];
  /**
   * Finds matches; `undefined` when the query has no words, which matches every product. Waits for an index
   * that is being built.
   */
  find: (parsedQuery: {
    words: readonly Pick<ParsedQuery['words'][number], 'forms'>[];
    isExact: boolean;
  }) => Promise<Scores | undefined>;
  /** Indexes a product ahead of the change stream, so that its author finds it at once. */
  put: (product: ProductRecord) => void;
  /** Changes whenever the same words may give other results. */
  version: () => number;
  /** Whether the first index is ready. Before that, searches wait and fail after two seconds. */
  hasBeenRead: () => boolean;
  stop: () => Promise<void>;
};

/**
 * Builds the index and follows the change stream. A broken stream triggers a rebuild while the old index
 * serves.
 */
export function startProductSearch(
  database: Database,
  log: Logger,
  categories: Pick<CategoryList, 'all'>,
): ProductSearch {
  let bufferedChanges: Change[] | undefined;

  let vocabulary = new Vocabulary();
  let nextVocabulary: Vocabulary | undefined;
  let version = 0;

  const thread = startSearchThread((error) => {
    log.error({ err: error }, 'search index: the thread failed, rebuilding the index');
    following.again();
  });
  const apply = (change: Change) => {
    bufferedChanges?.push(change);
    thread.post(change);
    version += 1;
  };
  const applyRecord = (record: ProductRecord) => {
    if (record.status !== 'published' || !record.onSale)
      return apply({ type: 'remove', id: String(record._id) });
    const product = toIndexed(record);
    for (const words of [vocabulary, nextVocabulary]) words?.add(product);
    apply({ type: 'put', product });
  };

  async function build(): Promise<void> {
    bufferedChanges = [];
    const words = (nextVocabulary = new Vocabulary());
    const builder = thread.begin();
    let pendingBatch = Promise.resolve();
    await readListedProducts(database, INDEXED_FIELDS, async (records) => {
      const products = records.map(toIndexed);
      for (const product of products) words.add(product);
      // The thread indexes one batch while the next is read, which bounds memory.
      await pendingBatch;
      pendingBatch = builder.add(products);
      pendingBatch.catch(() => {});
    });
    await pendingBatch;
    const ended = builder.end();
    vocabulary = words;
    nextVocabulary = undefined;
    bufferedChanges.forEach(thread.post); // directly behind its end, so that no search misses a change
    bufferedChanges = undefined;
    version += 1;
    await ended;
  }

  const following = followCollection<ProductRecord>(database.products, log, {
    readAll: build,
    onChange: (id, record) => (record ? applyRecord(record) : apply({ type: 'remove', id })),
    hasRecords: true,
    fields: ['status', 'onSale', ...Object.keys(INDEXED_FIELDS)],
    servesStale: true,
    unavailableMessage: 'Search is starting. Try again in a moment.',
  });

  return {
    put: applyRecord,
    version: () => version,
    hasBeenRead: following.hasBeenRead,
    read: async (words) => {
      await following.whenSynced();
      vocabulary.nameCategories(await categories.all());
      return parseQuery(words, vocabulary);
    },
    nearest: (word) => suggestSpelling(word, vocabulary),
    names: () => vocabulary.frequent(),
    find: async ({ words, isExact }) => {
      if (words.length === 0) return undefined;
      await following.whenSynced();
      return thread.find(
        words.map(({ forms }) => forms),
        isExact,
      );
    },
    stop: async () => {
      following.stop();
      await thread.stop();
    },
  };
}
