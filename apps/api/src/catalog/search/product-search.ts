import type { Logger } from 'pino';
import type { Database } from '../../database.ts';
import type { CategoryList } from '../category-list.ts';
import { followCollection } from '../follow-collection.ts';
import type { ProductRecord } from '../product.model.ts';
import { readListed } from '../read-listed.ts';
import { INDEXED_FIELDS, toIndexed } from './indexed-product.ts';
import { readQuery } from './read-query.ts';
import { lexicon } from './lexicon.ts';
import type { Reading } from './reading.ts';
import { type Change, type Matches, startSearchThread } from './search-thread.ts';
import { slipsAllowed } from './slips-between.ts';
import { toLatin } from './sound-of.ts';
import { nearestWord } from './spell.ts';
import { Vocabulary } from './vocabulary.ts';

/** Finds products by what shoppers type. Behind it may stand any engine; now it is an index of our own in a worker thread. */
export type ProductSearch = {
  /** What words ask for in this catalogue. */
  read: (words: string) => Promise<Reading>;
  /** The spelling to offer for a word that means nothing, where one is near enough. */
  nearest: (word: string) => string | undefined;
  /** Words of the catalogue, the frequent first. */
  names: () => readonly string[];
  /**
   * What the words of a reading find; `undefined` where it has none, and every product is found. Waits for an index that
   * is being built.
   */
  find: (reading: {
    words: readonly Pick<Reading['words'][number], 'forms'>[];
    isExact: boolean;
  }) => Promise<Matches | undefined>;
  /** Takes a product in, or in its new form, ahead of the change stream: who just wrote it finds it. */
  put: (product: ProductRecord) => void;
  /** Another number whenever words may be read otherwise or find something else than before. */
  version: () => number;
  /** Whether the first index stands. Until then searches wait for it, and are refused after two seconds. */
  hasBeenRead: () => boolean;
  stop: () => Promise<void>;
};

/** Slips of a word that is only offered, not taken for the one that was meant: in all, and in each letter typed. */
const OFFER_SLIPS = { most: 2.5, aLetter: 0.4 };
const SHORTEST_OFFERED = 4;

/**
 * The spelling to offer for a word that means nothing; `undefined` where the nearest one is another word. Hardly anybody
 * misses the first letter, and goods that are not sold were rarely a slip: "skirt" may be, "saree" is none.
 */
function offeredSpelling(word: string, vocabulary: Vocabulary): string | undefined {
  if (word.length < SHORTEST_OFFERED) return undefined;
  const limit = lexicon.has(word)
    ? slipsAllowed(word)
    : Math.min(OFFER_SLIPS.most, OFFER_SLIPS.aLetter * word.length);
  const near = nearestWord(word, vocabulary, limit)?.word;
  return near?.[0] === toLatin(word)[0] ? near : undefined;
}

/**
 * Builds the index from the database and follows its change stream. Whenever the stream breaks, and so may have missed
 * something, the index is built anew; until that is done, the old one answers.
 */
export function startProductSearch(
  database: Database,
  log: Logger,
  categories: Pick<CategoryList, 'all'>,
): ProductSearch {
  /** What changed while the index is being read from the database, which may not have seen it yet. */
  let meanwhile: Change[] | undefined;

  let vocabulary = new Vocabulary();
  /** The next one, while it is being read; what comes meanwhile is said to both. */
  let nextWords: Vocabulary | undefined;
  let version = 0;

  const thread = startSearchThread((error) => {
    log.error({ err: error }, 'search index: the thread failed, building it anew');
    following.again();
  });
  const apply = (change: Change) => {
    meanwhile?.push(change);
    thread.post(change);
    version += 1;
  };
  /** What is drafted, archived or taken off sale is not to be found. */
  const applyRecord = (record: ProductRecord) => {
    if (record.status !== 'published' || !record.onSale)
      return apply({ type: 'remove', id: String(record._id) });
    const product = toIndexed(record);
    for (const words of [vocabulary, nextWords]) words?.add(product);
    apply({ type: 'put', product });
  };

  async function build(): Promise<void> {
    meanwhile = [];
    const words = (nextWords = new Vocabulary());
    const filling = thread.begin();
    let taken = Promise.resolve();
    await readListed(database, INDEXED_FIELDS, async (records) => {
      const products = records.map(toIndexed);
      for (const product of products) words.add(product);
      // The thread takes one part in while the next is read, and no more of them wait for it than that.
      await taken;
      taken = filling.add(products);
      taken.catch(() => {}); // whoever waits for it next is told
    });
    await taken;
    const ended = filling.end();
    vocabulary = words;
    nextWords = undefined;
    meanwhile.forEach(thread.post); // right behind its end, so that nobody finds less than before
    meanwhile = undefined;
    version += 1;
    await ended;
  }

  const following = followCollection<ProductRecord>(database.products, log, {
    readAll: build,
    onChange: (id, record) => (record ? applyRecord(record) : apply({ type: 'remove', id })),
    hasRecords: true,
    fields: ['status', 'onSale', ...Object.keys(INDEXED_FIELDS)],
    outlivesBreaks: true,
    whileAway: 'Search is starting. Try again in a moment.',
  });

  return {
    put: applyRecord,
    version: () => version,
    hasBeenRead: following.hasBeenRead,
    read: async (words) => {
      await following.inStep();
      vocabulary.nameCategories(await categories.all());
      return readQuery(words, vocabulary);
    },
    nearest: (word) => offeredSpelling(word, vocabulary),
    names: () => vocabulary.frequent(),
    find: async ({ words, isExact }) => {
      if (words.length === 0) return undefined;
      await following.inStep();
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
