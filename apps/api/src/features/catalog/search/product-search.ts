import type { Logger } from 'pino';
import { INDEXED_FIELDS, toIndexed } from '@e-store/search-query/indexed-product';
import { parseQuery } from '@e-store/search-query/parse-query';
import type { ParsedQuery } from '@e-store/search-query/parsed-query';
import { suggestSpelling } from '@e-store/search-query/suggest-spelling';
import { type StaffSynonym, Vocabulary } from '@e-store/search-query/vocabulary';
import type { Database } from '../../../platform/database/database.ts';
import type { CategoryList } from '../category-list.ts';
import { followCollection } from '../follow-collection.ts';
import type { ProductRecord } from '../product.model.ts';
import type { Change } from './search-thread.ts';

export type WordSource = {
  readWords: (vocabulary: Vocabulary) => Promise<void>;
  /** How far these words may lag behind MongoDB. */
  lagSeconds?: number;
  onChange?: (change: Change) => void;
  /** Calls the listener when the words must be read again. */
  whenLost?: (listener: () => void) => void;
};

export type ProductSearch = {
  read: (words: string) => Promise<ParsedQuery>;
  nearest: (word: string) => string | undefined;
  names: () => readonly string[];
  /** Ahead of the change stream, so that the author finds a product at once. */
  put: (product: ProductRecord) => void;
  setStaffSynonyms: (synonyms: readonly StaffSynonym[]) => void;
  /** Changes when the same words may give other results. */
  version: () => number;
  /** Whether the words were read once; until then searches wait and fail after two seconds. */
  hasBeenRead: () => boolean;
  /** @throws UnavailableError after two seconds */
  whenSynced: () => Promise<void>;
  stop: () => void | Promise<void>;
};

/** While a broken stream is read again, the old words serve. */
export function startProductSearch(
  database: Database,
  log: Logger,
  categories: Pick<CategoryList, 'all'>,
  source: WordSource,
): ProductSearch {
  let vocabulary = new Vocabulary();
  let nextVocabulary: Vocabulary | undefined;
  let staffSynonyms: readonly StaffSynonym[] = [];
  let version = 0;

  const apply = (change: Change) => {
    source.onChange?.(change);
    version += 1;
  };
  const applyRecord = (record: ProductRecord) => {
    if (record.status !== 'published' || !record.onSale)
      return apply({ type: 'remove', id: String(record._id) });
    const product = toIndexed(record);
    for (const words of [vocabulary, nextVocabulary]) words?.add(product);
    apply({ type: 'put', product });
  };

  async function readAll(): Promise<void> {
    const words = (nextVocabulary = new Vocabulary());
    words.setStaffSynonyms(staffSynonyms);
    await source.readWords(words);
    vocabulary = words;
    nextVocabulary = undefined;
    version += 1;
  }

  const following = followCollection<ProductRecord>(database.products, log, {
    readAll,
    onChange: (id, record) => (record ? applyRecord(record) : apply({ type: 'remove', id })),
    hasRecords: true,
    lagSeconds: source.lagSeconds ?? 0,
    fields: ['status', 'onSale', ...Object.keys(INDEXED_FIELDS)],
    servesStale: true,
    unavailableMessage: 'Search is starting. Try again in a moment.',
  });
  source.whenLost?.(following.again);

  return {
    put: applyRecord,
    setStaffSynonyms: (synonyms) => {
      staffSynonyms = synonyms;
      for (const words of [vocabulary, nextVocabulary]) words?.setStaffSynonyms(synonyms);
      version += 1;
    },
    version: () => version,
    hasBeenRead: following.hasBeenRead,
    whenSynced: following.whenSynced,
    read: async (words) => {
      await following.whenSynced();
      vocabulary.nameCategories(await categories.all());
      return parseQuery(words, vocabulary);
    },
    nearest: (word) => suggestSpelling(word, vocabulary),
    names: () => vocabulary.frequent(),
    stop: following.stop,
  };
}
