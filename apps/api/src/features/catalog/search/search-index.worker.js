import { parentPort } from 'node:worker_threads';
import { SearchIndex } from './search-index.js';

// A search of a large index takes tens of milliseconds and would block the main thread.
let index = new SearchIndex();
let next = index;

/** @param {object} message */
const reply = (message) => parentPort?.postMessage(message);

parentPort?.on('message', (message) => {
  const { type, call } = message;
  if (type === 'begin') next = new SearchIndex();
  else if (type === 'fill') {
    for (const product of message.products) next.put(product);
    reply({ call });
  } else if (type === 'end') {
    index = next;
    reply({ call });
  } else if (type === 'put') index.put(message.product);
  else if (type === 'remove') index.remove(message.id);
  else if (type === 'find') reply({ call, scores: index.find(message.words, message.isExact) });
});
