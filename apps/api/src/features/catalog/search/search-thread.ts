import { Worker } from 'node:worker_threads';
import type { IndexedProduct } from '@e-store/search-query/indexed-product';
import { UnavailableError } from '../../../platform/errors/errors.ts';

export type Change = { type: 'put'; product: IndexedProduct } | { type: 'remove'; id: string };

/** A call rejects if the thread dies, so that a partial index never serves. */
export type IndexBuilder = {
  add: (products: readonly IndexedProduct[]) => Promise<void>;
  end: () => Promise<void>;
};

export type Words = readonly (readonly string[])[];
/** By product id. */
export type Scores = ReadonlyMap<string, number>;

type Reply = { call: number; scores?: Scores };

export type SearchThread = {
  begin: () => IndexBuilder;
  post: (change: Change) => void;
  find: (words: Words, isExact: boolean) => Promise<Scores>;
  stop: () => Promise<void>;
};

/** Beyond this, a search fails at once. */
const MAX_PENDING = 64;

type PendingCall = { resolve: (scores: Scores) => void; reject: (error: Error) => void };

/** After a crash, pending calls reject and `onCrash` must fill a new index. */
export function startSearchThread(onCrash: (error: unknown) => void): SearchThread {
  const waiting = new Map<number, PendingCall>();
  let lastCall = 0;
  let worker = run();

  function run(): Worker {
    const thread = new Worker(new URL('./search-index.worker.js', import.meta.url));
    thread.on('message', ({ call, scores = NO_SCORES }: Reply) => {
      waiting.get(call)?.resolve(scores);
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
    products?: readonly IndexedProduct[];
  }): Promise<Scores> {
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
        add: (products) => request({ type: 'fill', products }),
        end: () => request({ type: 'end' }),
      };
    },
    post: (change) => worker.postMessage(change),
    find: (words, isExact) =>
      waiting.size >= MAX_PENDING ? Promise.reject(searchFailed()) : ask({ type: 'find', words, isExact }),
    stop: async () => {
      for (const { reject } of waiting.values()) reject(searchFailed());
      waiting.clear();
      await worker.terminate();
    },
  };
}

const NO_SCORES: Scores = new Map();

const searchFailed = () => new UnavailableError('Search failed. Try again in a moment.');
