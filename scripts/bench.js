import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildChanged } from './build-changed.js';
import { measureLoad, median } from './bench/measure-load.js';
import { answerHelp, say } from './command-line.js';
import { installPackages } from './install-packages.js';
import { startChild } from './shop/start-child.js';
import { stopSignals } from './shop/stop-signals.js';
import { start } from './start-shop.js';

answerHelp(`
npm run bench   requests a second of GET /api/v1/products on a shop of its own with the demo catalogue, beside a
                bare Express that answers the same bytes, in turns: medians of three. About a minute.`);

const rounds = 3;
const load = { seconds: 5, connections: 16 };
const warmUp = { seconds: 2, connections: 16 };
const anyPorts = { WEB_PORT: 0, API_PORT: 0, SMTP_PORT: 0, MAIL_UI_PORT: 0, METRICS_PORT: 0 };

const measureInTurns = async (addresses) => {
  for (const url of Object.values(addresses)) await measureLoad(url, warmUp);
  const figures = Object.fromEntries(Object.keys(addresses).map((name) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const [name, url] of Object.entries(addresses)) {
      const figure = await measureLoad(url, load);
      figures[name].push(figure);
      say(`round ${round}, ${name}: ${figure.toFixed(0)} requests a second`);
    }
  }
  return Object.fromEntries(Object.entries(figures).map(([name, all]) => [name, median(all)]));
};

const bench = async (dataDir, signal) => {
  const settings = { ...anyPorts, DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'warn' };
  const shop = await start(settings, { say, signal });
  try {
    const list = `${shop.apiUrl}/api/v1/products`;
    const bare = await startChild(
      {
        name: 'The bare Express',
        file: fileURLToPath(new URL('bench/bare-express.js', import.meta.url)),
        args: [list],
        env: { PATH: process.env.PATH, NODE_ENV: 'production' },
        logFile: path.join(dataDir, 'logs', 'bare-express.log'),
      },
      signal,
    );
    try {
      const bytes = (await (await fetch(list)).arrayBuffer()).byteLength;
      const { api, bareExpress } = await measureInTurns({ api: list, bareExpress: bare.url });
      say(
        `GET /api/v1/products (${bytes} bytes): ${api.toFixed(0)} requests a second; ` +
          `bare Express: ${bareExpress.toFixed(0)}; ratio ${(api / bareExpress).toFixed(2)}`,
      );
    } finally {
      await bare.stop();
    }
  } finally {
    await shop.stop();
  }
};

const { asked } = stopSignals({ say });
const dataDir = mkdtempSync(path.join(tmpdir(), 'e-store-bench-'));
try {
  await installPackages({ say, signal: asked });
  await buildChanged({ say, signal: asked });
  await bench(dataDir, asked);
} catch (error) {
  process.exitCode = 1;
  if (!asked.aborted) process.stderr.write(`${error.message}\n`);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
