import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../errors.ts';
import { productNumbers } from '../product-numbers.ts';
import type { IndexedProduct } from './indexed-product.ts';

export type Change = { type: 'put'; product: IndexedProduct } | { type: 'remove'; id: string };

/**
 * A new index, given all products part by part. Each call resolves when the thread has taken it in, and rejects when that
 * thread is no more: what is left of an index must not pass for a whole one.
 */
export type Filling = {
  add: (products: readonly IndexedProduct[]) => Promise<void>;
  /** From now on it takes the place of the one before. */
  end: () => Promise<void>;
};

export type Words = readonly (readonly string[])[];
/**
 * Products that words found, by number (`product-numbers.ts`), each with how well it matches at the same place; in no order.
 * Of a common word thousands are found, and names of them all would be large.
 */
export type Matches = { products: Uint32Array; scores: Float64Array };

type Answer = { call: number } & Partial<Matches>;

export type SearchThread = {
  begin: () => Filling;
  post: (change: Change) => void;
  /** All that hold every word, each in any of its forms. */
  find: (words: Words, isExact: boolean) => Promise<Matches>;
  stop: () => Promise<void>;
};

/** Beyond this many waiting calls a further search one is refused at once, instead of all waiting for seconds. */
const MAX_WAITING = 64;

type Waiting = { resolve: (matches: Matches) => void; reject: (error: Error) => void };

/**
 * The index in a thread of its own. Should it die, what waits for it is told so, and a new, empty one takes its place:
 * `onCrash` is to fill it.
 */
export function startSearchThread(onCrash: (error: unknown) => void): SearchThread {
  const waiting = new Map<number, Waiting>();
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
      const tell = async (message: Parameters<typeof ask>[0]) => {
        if (filled !== worker) throw searchFailed();
        await ask(message);
      };
      return {
        add: (products) => tell({ type: 'fill', products: products.map(numbered) }),
        end: () => tell({ type: 'end' }),
      };
    },
    post: (change) => worker.postMessage(withNumbers(change)),
    find: (words, isExact) =>
      waiting.size >= MAX_WAITING ? Promise.reject(searchFailed()) : ask({ type: 'find', words, isExact }),
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
