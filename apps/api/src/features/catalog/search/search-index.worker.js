import { parentPort } from 'node:worker_threads';
import { SearchIndex } from './search-index.js';

// A search of a large index takes tens of milliseconds and would block the main thread.
let index = new SearchIndex();
let next = index;

/** @param {{ call: number }} message */
const done = ({ call }) => parentPort?.postMessage({ call });

parentPort?.on('message', (message) => {
  if (message.type === 'begin') next = new SearchIndex();
  else if (message.type === 'fill') {
    for (const { product, words } of message.products) next.put(product, words);
    done(message);
  } else if (message.type === 'end') {
    next.arrange();
    index = next;
    done(message);
  } else if (message.type === 'put') index.put(message.product, message.words);
  else if (message.type === 'remove') index.remove(message.product);
  else if (message.type === 'find') {
    const { products, scores } = index.find(message.words, message.isExact);
    parentPort?.postMessage({ call: message.call, products, scores }, [products.buffer, scores.buffer]);
  }
});
