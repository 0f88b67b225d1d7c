import { setTimeout as wait } from 'node:timers/promises';
import type { Timestamp } from 'mongodb';
import type { Logger } from 'pino';
import type { Database } from '../../database.ts';
import { UnavailableError } from '../../errors.ts';
import type { ProductRecord } from '../product.model.ts';
import { INDEXED_FIELDS, type IndexedProduct, toIndexed } from './indexed-product.ts';
import { readQuery } from './read-query.ts';
import type { Reading } from './reading.ts';
import { type Scores, startSearchThread } from './search-thread.ts';
import { nearestWord } from './spell.ts';
import { Vocabulary } from './vocabulary.ts';

/** Finds products by what shoppers type. Behind it may stand any engine; now it is MiniSearch in a worker thread. */
export type ProductSearch = {
  /** What words ask for in this catalogue. */
  read: (words: string) => Promise<Reading>;
  /** The word of the catalogue or the language that is next to one that means nothing, however far. */
  nearest: (word: string) => string | undefined;
  /** Words of the catalogue, the frequent first. */
  names: () => string[];
  /**
   * How well products match the words of a reading, by id; `undefined` where it has none, and every product does. Waits
   * for an index that is being built.
   */
  find: (reading: Pick<Reading, 'words' | 'isExact'>) => Promise<Scores | undefined>;
  /** Takes a product in, or in its new form, ahead of the change stream: who just wrote it finds it. */
  put: (product: ProductRecord) => void;
  stop: () => Promise<void>;
};

type Change = { type: 'put'; product: IndexedProduct } | { type: 'remove'; id: string };
type ChangeEvent = { documentKey?: { _id: unknown }; fullDocument?: ProductRecord };

const RETRY_MS = 1000;
const PATIENCE_MS = 2500;
/** Slips of a word that is only offered, not taken for the one that was meant. */
const FAR = 2.5;

/**
 * Builds the index from the database and follows its change stream. Whenever the stream breaks, and so may have missed
 * something, the index is built anew; until that is done, the old one answers.
 */
export function startProductSearch(database: Database, log: Logger): ProductSearch {
  const { products } = database;
  let isStopped = false;
  let filled = createGate();
  let endStream = () => {};
  /** What changed while the index is being read from the database, which may not have seen it yet. */
  let meanwhile: Change[] | undefined;

  const vocabulary = new Vocabulary();

  const thread = startSearchThread((error) => {
    log.error({ err: error }, 'search index: the thread failed, building it anew');
    filled = createGate();
    endStream();
  });
  const apply = (change: Change) => {
    meanwhile?.push(change);
    thread.post(change);
  };
  /** What is drafted, archived or taken off sale is not to be found. */
  const applyRecord = (record: ProductRecord) => {
    const isListed = record.status === 'published' && record.onSale;
    if (isListed) vocabulary.add(record);
    apply(
      isListed ? { type: 'put', product: toIndexed(record) } : { type: 'remove', id: String(record._id) },
    );
  };

  async function build(): Promise<void> {
    meanwhile = [];
    const records = await products.find({ status: 'published', onSale: true }, INDEXED_FIELDS).lean();
    vocabulary.replace(records);
    thread.post({ type: 'replace', products: records.map(toIndexed) });
    meanwhile.forEach(thread.post);
    meanwhile = undefined;
    filled.open();
  }

  /** Resolves or rejects when the stream is over, for whatever reason. */
  function follow(since: Timestamp): Promise<void> {
    const stream = products.watch([], { fullDocument: 'updateLookup', startAtOperationTime: since });
    const over = new Promise<void>((resolve, reject) => {
      endStream = resolve;
      stream.on('error', reject);
      stream.on('close', resolve);
      stream.on('change', ({ documentKey, fullDocument }: ChangeEvent) => {
        if (fullDocument) applyRecord(fullDocument);
        else if (documentKey) apply({ type: 'remove', id: String(documentKey._id) });
        else resolve(); // the collection was dropped or renamed
      });
    });
    over.catch(() => {}); // looked at after the index is built
    return over.finally(() => stream.close().catch(() => {}));
  }

  async function keepInStep(): Promise<void> {
    while (!isStopped) {
      try {
        // From before the products are read on, so that no change falls in between.
        const over = follow(await operationTime(database));
        over.catch(() => {});
        await build();
        await over;
      } catch (error) {
        if (!isStopped) log.warn({ err: error }, 'search index: the database is away, trying again');
      }
      endStream();
      await wait(RETRY_MS, undefined, { ref: false });
    }
  }
  void keepInStep();

  return {
    put: applyRecord,
    read: async (words) => {
      await withinPatience(filled.opened);
      return readQuery(words, vocabulary);
    },
    nearest: (word) => nearestWord(word, vocabulary, FAR)?.word,
    names: vocabulary.frequent,
    find: async ({ words, isExact }) => {
      if (words.length === 0) return undefined;
      await withinPatience(filled.opened);
      return thread.find(
        words.map(({ forms }) => forms),
        isExact,
      );
    },
    stop: async () => {
      isStopped = true;
      endStream();
      await thread.stop();
    },
  };
}

/** The moment of the database from which on a stream tells of every change. */
async function operationTime({ connection, products }: Database): Promise<Timestamp> {
  const session = await connection.startSession(); // which waits for a connection that is still being made
  try {
    await products.findOne({}, { _id: 1 }, { session }).lean();
    if (!session.operationTime) throw new Error('MongoDB told no operation time: it is no replica set.');
    return session.operationTime;
  } finally {
    await session.endSession();
  }
}

function createGate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

/** A search waits for an index in the making, but not for a database that stays away. */
async function withinPatience(isBuilt: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const impatience = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new UnavailableError('The search is being prepared. Try again in a moment.')),
      PATIENCE_MS,
    );
  });
  await Promise.race([isBuilt, impatience]).finally(() => clearTimeout(timer));
}
