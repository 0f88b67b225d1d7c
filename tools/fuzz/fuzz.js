import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildChanged } from '../../scripts/build-changed.js';
import { answerHelp, fail, say } from '../../scripts/command-line.js';
import { installPackages } from '../../scripts/install-packages.js';
import { stopSignals } from '../../scripts/shop/stop-signals.js';
import { start } from '../../scripts/start-shop.js';

answerHelp(`
npm run fuzz                    sends 50,000 valid and invalid requests from docs/openapi.json, by every kind of caller,
                                and 2,000 garbage inputs over raw sockets, to a separate shop. Fails on a response of
                                500 or above, after 5 s or not in the document, and when an invalid request is not
                                rejected or changes data. Exits with status 1 on a failure.
npm run fuzz -- 8000 [seed]     sends 8,000 requests, or repeats the requests of a seed
The scenario T9 of npm run test:trust sends the same number; npm test runs it for a minute.`);

const [wanted = '50000', given] = process.argv.slice(2);
const requests = Number(wanted);
const seed = given === undefined ? Math.floor(Math.random() * 1_000_000_000) : Number(given);
if (!Number.isInteger(requests) || !Number.isInteger(seed))
  fail('Give the number of requests and the seed as whole numbers.');

const anyPorts = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };
const { asked } = stopSignals({ say });
const dataDir = mkdtempSync(path.join(tmpdir(), 'e-store-fuzz-'));
try {
  const { runFuzz } = await import('./run-fuzz.js');
  await installPackages({ say, signal: asked });
  await buildChanged({ say, signal: asked });
  const deaths = [];
  const settings = { ...anyPorts, DEMO: 'true', RATE_LIMITS: 'off', LOG_LEVEL: 'warn', DATA_DIR: dataDir };
  const shop = await start(settings, { say, signal: asked, onDeath: (error) => deaths.push(error.message) });
  try {
    const begun = performance.now();
    const { faults, byKind, reached, ...stats } = await runFuzz(shop, {
      requests,
      seed,
      say,
      raw: requests / 25,
    });
    faults.push(...deaths);
    const seconds = Math.round((performance.now() - begun) / 1_000);
    say(JSON.stringify({ ...stats, byKind, reached: reached.size, seconds, faults: faults.length }));
    const kinds = new Map(faults.map((fault) => [fault.split('\n')[0], fault]));
    for (const fault of [...kinds.values()].slice(0, 60)) say(`\n✗ ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  } finally {
    await shop.stop();
  }
} catch (error) {
  process.exitCode = 1;
  if (!asked.aborted) process.stderr.write(`${error.stack}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
