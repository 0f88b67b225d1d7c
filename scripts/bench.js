import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildChanged } from './build-changed.js';
import { answerHelp, fail, say } from './command-line.js';
import { installPackages } from './install-packages.js';
import { stopSignals } from './shop/stop-signals.js';
import { start } from './start-shop.js';

/**
 * Each benchmark runs a shop with the demo catalogue. `settings` extend the defaults; `prepare` runs before
 * the start.
 */
const benches = {
  shop: () => import('./bench/shop.js'),
  pages: () => import('./bench/pages.js'),
  search: () => import('./bench/search.js'),
  admin: () => import('./bench/admin.js'),
  large: () => import('./bench/large.js'),
};

answerHelp(`
npm run bench             the shop with 1,000 products: lists, details, search, orders, the gallery page, each in turns
                          with a bare server that answers the same; memory and start. Servers and load on cores of
                          their own where there is taskset. A table and bench/results/shop.json: medians of three
                          rounds with their spread. About four minutes, on a machine that does nothing else.
                          -- --seconds 2: shorter rounds; -- --only lists,details,search,orders,page,memory,starts
npm run bench -- pages    home, gallery and product as a phone gets them: Lighthouse, weights and requests, each page
                          three times, the worst counts. About five minutes, on a machine that does nothing else.
npm run bench -- search   the queries of the search set at 10,000 products, through the calls of the gallery and of the
                          suggestions: p50 and p95. About two minutes.
npm run bench -- large    lists, details and search at 100,000 products beside those at 1,000. About ten minutes.
                          -- --products 1000000: so many instead
npm run bench -- admin    lists and figures of E-DASH at 100,000 products and 100,000 orders, on the first and the last
                          page: p50 and p95. About ten minutes. -- --products 20000: so many instead`);

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
  fail(`There is no bench ${name}; there are ${Object.keys(benches).join(', ')}.`);

const anyPorts = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };

const { asked } = stopSignals({ say });
const dataDir = mkdtempSync(path.join(tmpdir(), 'e-store-bench-'));
try {
  const { bench, settings, prepare = () => {} } = await benches[name]();
  await installPackages({ say, signal: asked });
  await buildChanged({ say, signal: asked });
  prepare();
  const shop = await start(
    { ...anyPorts, RATE_LIMITS: 'off', ...settings, DATA_DIR: dataDir },
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
  rmSync(dataDir, { recursive: true, force: true });
}
