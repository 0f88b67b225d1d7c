import type { Logger } from 'pino';
import type { Database } from '../../../platform/database/database.ts';
import type { CategoryList } from '../category-list.ts';
import { readListedProducts } from '../read-listed-products.ts';
import { INDEXED_FIELDS, toIndexed } from '@e-store/search-query/indexed-product';
import type { Vocabulary } from '@e-store/search-query/vocabulary';
import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import { type ProductSearch, startProductSearch } from './product-search.ts';
import { type Change, type Scores, startSearchThread } from './search-thread.ts';

export type TextSearch = ProductSearch & {
  /** `undefined` without words, which match every product. */
  find: (parsed: {
    words: readonly Pick<ParsedQuery['words'][number], 'forms'>[];
    isExact: boolean;
  }) => Promise<Scores | undefined>;
};

export function startTextSearch(
  database: Database,
  log: Logger,
  categories: Pick<CategoryList, 'all'>,
): TextSearch {
  const index = startTextIndex(database, log);
  const search = startProductSearch(database, log, categories, index);
  return {
    ...search,
    find: async ({ words, isExact }) => {
      if (words.length === 0) return undefined;
      await search.whenSynced();
      return index.find(
        words.map(({ forms }) => forms),
        isExact,
      );
    },
    stop: async () => {
      await search.stop();
      await index.stop();
    },
  };
}

function startTextIndex(database: Database, log: Logger) {
  let bufferedChanges: Change[] | undefined;
  let onLost = () => {};
  const thread = startSearchThread((error) => {
    log.error({ err: error }, 'search index: the thread failed, rebuilding the index');
    onLost();
  });
  return {
    readWords: async (vocabulary: Vocabulary) => {
      bufferedChanges = [];
      const builder = thread.begin();
      let pendingBatch = Promise.resolve();
      await readListedProducts(database, INDEXED_FIELDS, async (records) => {
        const products = records.map(toIndexed);
        for (const product of products) vocabulary.add(product);
        // One batch is indexed while the next is read, which bounds memory.
        await pendingBatch;
        pendingBatch = builder.add(products);
        pendingBatch.catch(() => {});
      });
      await pendingBatch;
      const ended = builder.end();
      bufferedChanges.forEach(thread.post); // directly behind its end, so that no search misses a change
      bufferedChanges = undefined;
      await ended;
    },
    onChange: (change: Change) => {
      bufferedChanges?.push(change);
      thread.post(change);
    },
    whenLost: (listener: () => void) => {
      onLost = listener;
    },
    find: thread.find,
    stop: thread.stop,
  };
}
