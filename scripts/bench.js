import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildChanged } from './build-changed.js';
import { answerHelp, fail, say } from './command-line.js';
import { installPackages } from './install-packages.js';
import { stopSignals } from './shop/stop-signals.js';
import { start } from './start-shop.js';

/** Each measures a shop of its own with the demo catalogue; `settings` are added to those that every bench has. */
const benches = {
  list: () => import('./bench/list-calls.js'),
  pages: () => import('./bench/pages.js'),
  search: () => import('./bench/search.js'),
  admin: () => import('./bench/admin.js'),
};

answerHelp(`
npm run bench             requests a second of GET /api/v1/products beside a bare Express that answers the same bytes,
                          in turns: medians of three. About a minute.
npm run bench -- pages    home, gallery and product as a phone gets them: Lighthouse, weights and requests, each page
                          three times, the worst counts. About five minutes, on a machine that does nothing else.
npm run bench -- search   the queries of the search set at 10,000 products, through the calls of the gallery and of the
                          suggestions: p50 and p95. About two minutes.
npm run bench -- admin    lists and figures of E-DASH at 20,000 products and 100,000 orders, on the first and the last
                          page: p50 and p95. About ten minutes.`);

const [name = 'list'] = process.argv.slice(2);
if (!Object.hasOwn(benches, name))
  fail(`There is no bench ${name}; there are ${Object.keys(benches).join(', ')}.`);

const anyPorts = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };

const { asked } = stopSignals({ say });
const dataDir = mkdtempSync(path.join(tmpdir(), 'e-store-bench-'));
try {
  const { bench, settings } = await benches[name]();
  await installPackages({ say, signal: asked });
  await buildChanged({ say, signal: asked });
  const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const shop = await start({ ...anyPorts, ...quiet, ...settings, DATA_DIR: dataDir }, { say, signal: asked });
  try {
    const isReached = await bench({ shop, dataDir, signal: asked, say });
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
