import { Worker } from 'node:worker_threads';
import { UnavailableError } from '../../errors.ts';
import type { IndexedProduct } from './indexed-product.ts';

type Message =
  /** A new index is begun, filled with all products part by part, and from its end on takes the place of the one before. */
  | { type: 'begin' }
  | { type: 'fill'; products: IndexedProduct[] }
  | { type: 'end' }
  | { type: 'put'; product: IndexedProduct }
  | { type: 'remove'; id: string };

export type Words = readonly (readonly string[])[];
export type Scores = ReadonlyMap<string, number>;

export type SearchThread = {
  post: (message: Message) => void;
  /** How well products match, by id: all that hold every word, each in any of its forms. */
  find: (words: Words, isExact: boolean) => Promise<Scores>;
  stop: () => Promise<void>;
};

/** Beyond this many waiting searches a further one is refused at once, instead of all waiting for seconds. */
const MAX_WAITING = 64;

type Waiting = { resolve: (scores: Scores) => void; reject: (error: Error) => void };

/**
 * The index in a thread of its own. Should it die, what waits for it is told so, and a new, empty one takes its place:
 * `onCrash` is to fill it.
 */
export function startSearchThread(onCrash: (error: unknown) => void): SearchThread {
  const waiting = new Map<number, Waiting>();
  let lastCall = 0;
  let worker = run();

  function run(): Worker {
    const thread = new Worker(new URL('./search-index.worker.js', import.meta.url));
    thread.on('message', ({ call, scores }: { call: number; scores: Scores }) => {
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

  return {
    post: (message) => worker.postMessage(message),
    find: (words, isExact) => {
      if (waiting.size >= MAX_WAITING) return Promise.reject(searchFailed());
      const call = (lastCall += 1);
      return new Promise((resolve, reject) => {
        waiting.set(call, { resolve, reject });
        worker.postMessage({ type: 'find', call, words, isExact });
      });
    },
    stop: async () => {
      for (const { reject } of waiting.values()) reject(searchFailed());
      waiting.clear();
      await worker.terminate();
    },
  };
}

const searchFailed = () => new UnavailableError('The search stumbled. Try again in a moment.');
