import { setTimeout as wait } from 'node:timers/promises';
import type { Timestamp } from 'mongodb';
import type { Logger } from 'pino';
import type { Database } from '../../database.ts';
import { UnavailableError } from '../../errors.ts';
import type { ProductRecord } from '../product.model.ts';
import { startSearchThread } from './search-thread.ts';

/** Finds products by what shoppers type. Behind it may stand any engine; now it is MiniSearch in a worker thread. */
export type ProductSearch = {
  /** Ids of matching products, best first, at most `MAX_HITS`. Waits for an index that is being built. */
  find: (words: string) => Promise<string[]>;
  /** Takes a product in, or in its new form, ahead of the change stream: who just wrote it finds it. */
  put: (product: ProductRecord) => void;
  stop: () => Promise<void>;
};

/** More than anyone pages through; a cap on what a one-letter search can cost. */
export const MAX_HITS = 1000;

export type IndexedProduct = {
  id: string;
  name: string;
  brand: string;
  category: string;
  department: string;
  colour: string;
  descreption: string;
};

type Change = { type: 'put'; product: IndexedProduct } | { type: 'remove'; id: string };
type ChangeEvent = { documentKey?: { _id: unknown }; fullDocument?: ProductRecord };

const RETRY_MS = 1000;
const PATIENCE_MS = 2500;

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

  const thread = startSearchThread((error) => {
    log.error({ err: error }, 'search index: the thread failed, building it anew');
    filled = createGate();
    endStream();
  });
  const apply = (change: Change) => {
    meanwhile?.push(change);
    thread.post(change);
  };

  async function build(): Promise<void> {
    meanwhile = [];
    const records = await products.find({ status: 'published' }, INDEXED_FIELDS).lean();
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
        if (fullDocument?.status === 'published') apply({ type: 'put', product: toIndexed(fullDocument) });
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
    put: (product) => apply({ type: 'put', product: toIndexed(product) }),
    find: async (words) => {
      await withinPatience(filled.opened);
      return thread.find(words, MAX_HITS);
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

const INDEXED_FIELDS = { name: 1, brand: 1, category: 1, department: 1, colour: 1, descreption: 1 } as const;

function toIndexed(product: Pick<ProductRecord, '_id' | keyof typeof INDEXED_FIELDS>): IndexedProduct {
  const { name, brand, category, department, colour, descreption } = product;
  return { id: String(product._id), name, brand, category, department, colour, descreption };
}
