import { parentPort } from 'node:worker_threads';
import { SearchIndex } from './search-index.js';

// Off the main thread: a large index takes tens of milliseconds a search, which would hold up every other request.
const index = new SearchIndex();

parentPort?.on('message', (message) => {
  if (message.type === 'replace') {
    index.clear();
    for (const { id, words } of message.products) index.put(id, words);
  } else if (message.type === 'put') index.put(message.product.id, message.product.words);
  else if (message.type === 'remove') index.remove(message.id);
  else if (message.type === 'find')
    parentPort?.postMessage({ call: message.call, scores: index.find(message.words, message.isExact) });
});
