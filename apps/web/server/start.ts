import { createServer } from 'node:http';
import path from 'node:path';
import { listen } from '@e-store/server/listen';
import type { Running } from '@e-store/server/run-until-stopped';
import { pino } from 'pino';
import { builtPages } from './built-pages.ts';
import type { Config } from './config.ts';
import { createWeb } from './create-web.ts';
import type { Pages } from './pages.ts';

/** Where a build lies, seen from `dist/server/main.js`. */
const DIST = path.resolve(import.meta.dirname, '..');

/** How long a browser's connection is kept on which nothing is asked. */
const KEEP_ALIVE_MS = 60_000;

/** Starts the web server; `stop` lets what is running finish. Port 0 takes a free one. */
export async function start(config: Config, givenPages?: Pages): Promise<Running> {
  const logger = pino({ name: 'web', level: config.logLevel });
  let isStopping = false;
  const pages = givenPages ?? (await builtPages(DIST));
  const web = createWeb({ config, logger, pages, isStopping: () => isStopping });
  const server = createServer({ connectionsCheckingInterval: 2_000 }, web);
  const { host, port } = config;
  const names = { host: 'HOST', port: 'WEB_PORT' };
  const listening = await listen(server, { host, port, names, keepAliveMs: KEEP_ALIVE_MS });
  logger.info({ url: listening.url }, 'listening');
  let stopping: Promise<void> | undefined;
  const end = async () => {
    isStopping = true;
    await listening.stop();
    logger.info('stopped');
  };
  return { url: listening.url, stop: () => (stopping ??= end()), log: logger };
}
