import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from '../../scripts/build-changed.js';
import { answerHelp, fail, say } from '../../scripts/command-line.js';
import { installPackages } from '../../scripts/install-packages.js';
import { stopSignals } from '../../scripts/shop/stop-signals.js';
import { start } from '../../scripts/start-shop.js';

/** With the demo catalogue. `settings` extend the defaults; `prepare` runs before the start. */
const benches = {
  shop: () => import('./shop.js'),
  pages: () => import('./pages.js'),
  search: () => import('./search.js'),
  admin: () => import('./admin.js'),
  large: () => import('./large.js'),
  opensearch: () => import('./opensearch.js'),
};

answerHelp(`
npm run bench             the shop with 1,000 products: lists, details, search, orders and the gallery page, alternating
                          with a bare server that sends the same responses; memory and start. Servers and load run on
                          separate cores where taskset exists. Writes a table and tools/bench/results/shop.json: medians of
                          three rounds with their spread. About four minutes, on an otherwise idle machine.
                          -- --seconds 2: shorter rounds; -- --only lists,details,search,orders,page,memory,starts
npm run bench -- pages    home, gallery and product on a phone: Lighthouse, sizes and requests, each page three times,
                          the worst counts. About five minutes, on an otherwise idle machine.
npm run bench -- search   the queries of the search set with 10,000 products, through the calls of the gallery and the
                          suggestions: p50 and p95. About two minutes.
npm run bench -- large    lists, details and search with 20,000 products compared with 1,000. About three minutes.
                          -- --products 10000: another number of products
npm run bench -- opensearch
                          lists, details and search with 100,000 products in OpenSearch compared with 1,000. About five
                          minutes; needs Java. -- --products 1000000: another number of products
npm run bench -- admin    lists and metrics of E-DASH with 100,000 products and 100,000 orders, first and last page: p50
                          and p95. About ten minutes. -- --products 20000: another number of products`);

const asOptions = () => {
  try {
    const known = { only: { type: 'string' }, seconds: { type: 'string' }, products: { type: 'string' } };
    return parseArgs({ options: known, allowPositionals: true });
  } catch (error) {
    return fail(error.message);
  }
};
const { values: options, positionals } = asOptions();
const [name = 'shop'] = positionals;
if (!Object.hasOwn(benches, name))
  fail(`Unknown benchmark ${name}. Choose ${Object.keys(benches).join(', ')}.`);

const anyPorts = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };

const { asked } = stopSignals({ say });
const dataDir = mkdtempSync(path.join(tmpdir(), 'e-store-bench-'));
let stopPrepared;
try {
  const { bench, settings, prepare = () => {} } = await benches[name]();
  await installPackages({ say, signal: asked });
  await buildChanged({ say, signal: asked });
  stopPrepared = await prepare();
  const shop = await start(
    {
      ...anyPorts,
      RATE_LIMITS: 'off',
      ...(typeof settings === 'function' ? settings() : settings),
      DATA_DIR: dataDir,
    },
    { say, signal: asked },
  );
  try {
    const isReached = await bench({ shop, dataDir, signal: asked, say, options });
    if (isReached === false) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} catch (error) {
  process.exitCode = 1;
  if (!asked.aborted) process.stderr.write(`${error.message}\n`);
} finally {
  await stopPrepared?.();
  rmSync(dataDir, { recursive: true, force: true });
}
