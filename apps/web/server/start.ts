import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pino } from 'pino';
import { builtPages } from './built-pages.ts';
import type { Config } from './config.ts';
import { createWeb } from './create-web.ts';
import { prepareDrain } from './drain.ts';
import type { Pages } from './pages.ts';

export type Running = { url: string; stop: () => Promise<void> };

/** Where a build lies, seen from `dist/server/main.js`. */
const DIST = path.resolve(import.meta.dirname, '..');

/** Who sends slowly loses the connection, so that nobody holds many of them for nothing (R54). */
const TIMES = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 60_000,
  connectionsCheckingInterval: 2_000,
};

/** Starts the web server; `stop` lets what is running finish. Port 0 takes a free one. */
export async function start(config: Config, givenPages?: Pages): Promise<Running> {
  const logger = pino({ name: 'web', level: config.logLevel });
  let isStopping = false;
  const pages = givenPages ?? (await builtPages(DIST));
  const web = createWeb({ config, logger, pages, isStopping: () => isStopping });
  const server = createServer(TIMES, web);
  const drain = prepareDrain(server);
  const url = await listen(server, config);
  logger.info({ url }, 'listening');
  return {
    url,
    stop: async () => {
      isStopping = true;
      await drain();
      logger.info('stopped');
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      resolve(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });
}
