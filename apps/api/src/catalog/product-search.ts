import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { Database } from '../database.ts';
import { UnavailableError } from '../errors.ts';
import type { ProductRecord } from './product.model.ts';

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

const RETRY_MS = 1000;
const PATIENCE_MS = 2500;

/**
 * Builds the index from the database and follows its change stream. Whenever the stream breaks, and so may have missed
 * something, the index is built anew.
 */
export function startProductSearch(database: Database, log: Logger): ProductSearch {
  const worker = new Worker(new URL('./search-index.worker.js', import.meta.url));
  const waiting = new Map<number, (ids: string[]) => void>();
  let lastCall = 0;
  let isStopped = false;
  worker.on('error', (error) => log.error({ err: error }, 'search index: the worker failed'));
  worker.on('message', ({ call, ids }: { call: number; ids: string[] }) => {
    waiting.get(call)?.(ids);
    waiting.delete(call);
  });

  let current = follow();
  let isBuilt = build();

  async function build(): Promise<void> {
    try {
      const products = await database.products.find({ status: 'published' }, INDEXED_FIELDS).lean();
      worker.postMessage({ type: 'replace', products: products.map(toIndexed) });
    } catch (error) {
      if (isStopped) return;
      log.warn({ err: error }, 'search index: the database is away, trying again');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      return isStopped ? undefined : build();
    }
  }

  function follow() {
    const stream = database.products.watch([], { fullDocument: 'updateLookup' });
    stream.on('change', (change: { documentKey?: { _id: unknown }; fullDocument?: ProductRecord }) => {
      if (change.fullDocument?.status === 'published') put(change.fullDocument);
      else if (change.documentKey) worker.postMessage({ type: 'remove', id: String(change.documentKey._id) });
      else restart(); // the collection was dropped or renamed
    });
    stream.on('error', restart);
    return stream;
  }

  function restart() {
    if (isStopped) return;
    current.close().catch(() => {});
    setTimeout(() => {
      if (isStopped) return;
      current = follow();
      isBuilt = build();
    }, RETRY_MS).unref();
  }

  const put = (product: ProductRecord) => worker.postMessage({ type: 'put', product: toIndexed(product) });

  return {
    put,
    find: async (words) => {
      await withinPatience(isBuilt);
      const call = (lastCall += 1);
      return new Promise((resolve) => {
        waiting.set(call, resolve);
        worker.postMessage({ type: 'find', call, words, limit: MAX_HITS });
      });
    },
    stop: async () => {
      isStopped = true;
      await current.close().catch(() => {});
      await worker.terminate();
    },
  };
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
