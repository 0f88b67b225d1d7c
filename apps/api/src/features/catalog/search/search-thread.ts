import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../../platform/errors/errors.ts';
import { productNumbers } from '../product-numbers.ts';
import type { IndexedProduct } from './indexed-product.ts';

export type Change = { type: 'put'; product: IndexedProduct } | { type: 'remove'; id: string };

/**
 * A new index, filled in batches. A call rejects if the thread dies, so that a partial index never serves.
 */
export type IndexBuilder = {
  add: (products: readonly IndexedProduct[]) => Promise<void>;
  end: () => Promise<void>;
};

export type Words = readonly (readonly string[])[];
/** Matching products by number (`product-numbers.ts`) with scores at the same positions, unsorted. */
export type Matches = { products: Uint32Array; scores: Float64Array };

type Answer = { call: number } & Partial<Matches>;

export type SearchThread = {
  begin: () => IndexBuilder;
  post: (change: Change) => void;
  find: (words: Words, isExact: boolean) => Promise<Matches>;
  stop: () => Promise<void>;
};

/** Waiting calls beyond which a search fails at once. */
const MAX_PENDING = 64;

type PendingCall = { resolve: (matches: Matches) => void; reject: (error: Error) => void };

/**
 * Runs the index in a worker thread. After a crash, pending calls reject and `onCrash` must fill a new, empty
 * index.
 */
export function startSearchThread(onCrash: (error: unknown) => void): SearchThread {
  const waiting = new Map<number, PendingCall>();
  let lastCall = 0;
  const numbered = ({ id, words }: IndexedProduct) => ({ product: productNumbers.of(id), words });
  const withNumbers = (change: Change) =>
    change.type === 'put'
      ? { type: 'put', ...numbered(change.product) }
      : { type: 'remove', product: productNumbers.of(change.id) };
  let worker = run();

  function run(): Worker {
    const thread = new Worker(new URL('./search-index.worker.js', import.meta.url));
    thread.on('message', ({ call, products = NONE, scores = NO_SCORES }: Answer) => {
      waiting.get(call)?.resolve({ products, scores });
      waiting.delete(call);
    });
    thread.on('error', (error) => {
      worker = run();
      for (const { reject } of waiting.values()) reject(searchFailed());
      waiting.clear();
      onCrash(error);
    });
    return thread;
  }

  function ask(message: {
    type: string;
    words?: Words;
    isExact?: boolean;
    products?: object[];
  }): Promise<Matches> {
    const call = (lastCall += 1);
    return new Promise((resolve, reject) => {
      waiting.set(call, { resolve, reject });
      worker.postMessage({ ...message, call });
    });
  }

  return {
    begin: () => {
      const filled = worker;
      filled.postMessage({ type: 'begin' });
      const request = async (message: Parameters<typeof ask>[0]) => {
        if (filled !== worker) throw searchFailed();
        await ask(message);
      };
      return {
        add: (products) => request({ type: 'fill', products: products.map(numbered) }),
        end: () => request({ type: 'end' }),
      };
    },
    post: (change) => worker.postMessage(withNumbers(change)),
    find: (words, isExact) =>
      waiting.size >= MAX_PENDING ? Promise.reject(searchFailed()) : ask({ type: 'find', words, isExact }),
    stop: async () => {
      for (const { reject } of waiting.values()) reject(searchFailed());
      waiting.clear();
      await worker.terminate();
    },
  };
}

const NONE = new Uint32Array();
const NO_SCORES = new Float64Array();

const searchFailed = () => new UnavailableError('Search failed. Try again in a moment.');
