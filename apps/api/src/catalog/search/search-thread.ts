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
/** Products that words found, by id, each with how well it matches at the same place; in no order. */
export type Matches = { ids: readonly string[]; scores: Float64Array };

/** The index knows products by numbers: of a common word thousands are found, and names of them all would be large. */
type Answer = { call: number; products: Uint32Array; scores: Float64Array };

export type SearchThread = {
  post: (message: Message) => void;
  /** All that hold every word, each in any of its forms. */
  find: (words: Words, isExact: boolean) => Promise<Matches>;
  stop: () => Promise<void>;
};

/** Beyond this many waiting searches a further one is refused at once, instead of all waiting for seconds. */
const MAX_WAITING = 64;

type Waiting = { resolve: (matches: Matches) => void; reject: (error: Error) => void };

/**
 * The index in a thread of its own. Should it die, what waits for it is told so, and a new, empty one takes its place:
 * `onCrash` is to fill it.
 */
export function startSearchThread(onCrash: (error: unknown) => void): SearchThread {
  const waiting = new Map<number, Waiting>();
  let lastCall = 0;
  const numbers = new Map<string, number>();
  /** By number, which stays a product's own also when that has left: it may come back. */
  const ids: string[] = [];
  const numberOf = (id: string): number => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const number = ids.push(id) - 1;
    numbers.set(id, number);
    return number;
  };
  const numbered = ({ id, words }: IndexedProduct) => ({ product: numberOf(id), words });
  const withNumbers = (message: Message) => {
    if (message.type === 'fill') return { ...message, products: message.products.map(numbered) };
    if (message.type === 'put') return { type: 'put', ...numbered(message.product) };
    if (message.type === 'remove') return { type: 'remove', product: numberOf(message.id) };
    return message;
  };
  let worker = run();

  function run(): Worker {
    const thread = new Worker(new URL('./search-index.worker.js', import.meta.url));
    thread.on('message', ({ call, products, scores }: Answer) => {
      waiting.get(call)?.resolve({ ids: Array.from(products, (number) => ids[number] ?? ''), scores });
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
    post: (message) => worker.postMessage(withNumbers(message)),
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
