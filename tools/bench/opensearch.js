import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../scripts/command-line.js';
import { bench as benchLarge, prepare as pin, settings as largeSettings } from './large.js';

/** Java heap; OpenSearch uses as much again for the file cache. */
const HEAP = '2g';
const LARGE = '100000';

let url;
/** Jobs, such as the sync, run in the worker, as with Compose. */
export const settings = () => ({ ...largeSettings, OPENSEARCH_URL: url, WORKER_PORT: 0 });

export const prepare = async () => {
  pin();
  const file = path.join(root, 'packages/local-opensearch/dist/start-local-opensearch.js');
  const { startLocalOpenSearch } = await import(pathToFileURL(file));
  const server = await startLocalOpenSearch({ heap: HEAP });
  url = server.nodes[0].url;
  return server.stop;
};

export const bench = ({ options, ...rest }) => {
  const asked = { products: LARGE, ...options };
  const most = Number(asked.products) > Number(LARGE) ? 150 : 60;
  return benchLarge({
    ...rest,
    options: asked,
    resultName: 'opensearch',
    limits: { list: most, search: most },
  });
};
