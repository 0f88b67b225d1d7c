import path from 'node:path';
import { createAppServer } from '@e-store/server/create-app-server';
import { listen, listenInternal } from '@e-store/server/listen';
import type { RunningServer } from '@e-store/server/run-until-stopped';
import { createProcessMetrics, type ProcessMetrics } from '@e-store/server/process-metrics';
import { readVersion } from '@e-store/server/workspace-of';
import { startTracing } from '@e-store/server/start-tracing';
import { pino } from 'pino';
import { createInternalServer, healthPages, metricsPage } from '@e-store/server/internal-server';
import { collectDefaultMetrics } from 'prom-client';
import { loadBuiltPages } from './load-built-pages.ts';
import type { Config } from './config.ts';
import { createWeb } from './create-web.ts';
import type { Pages } from './pages.ts';
import { readReadiness } from './health-routes.ts';

const DIST = path.resolve(import.meta.dirname, '..');

const KEEP_ALIVE_MS = 60_000;
/** Longer than the API's timeout, so that its 408 is forwarded. */
const REQUEST_MS = 35_000;

/** `stop` finishes running requests. Port 0 picks a free port. */
export async function start(
  config: Config,
  givenPages?: Pages,
): Promise<RunningServer & { metricsUrl: string | undefined }> {
  const logger = pino({ name: 'web', level: config.logLevel });
  let isStopping = false;
  const pages = givenPages ?? (await loadBuiltPages(DIST));
  const version = readVersion(import.meta.url);
  const metrics = createProcessMetrics(version);
  const tracing = await startTracing(config.traces, {
    name: 'e-store-web',
    version,
    onLoss: (error) => logger.warn({ err: error }, 'traces cannot be delivered and are lost'),
  });
  const web = createWeb({ config, logger, pages, metrics, tracing, isStopping: () => isStopping });
  const server = createAppServer(web);
  const { host, port } = config;
  const names = { host: 'HOST', port: 'WEB_PORT' };
  const inside = await serveMetrics(config, metrics, () => isStopping);
  const place = { host, port, names, keepAliveMs: KEEP_ALIVE_MS, requestMs: REQUEST_MS };
  const listening = await listen(server, place).catch(async (error: unknown) => {
    await inside.stop();
    throw error;
  });
  logger.info({ url: listening.url, metrics: inside.url }, 'listening');
  let stopping: Promise<void> | undefined;
  const end = async () => {
    isStopping = true;
    await listening.stop();
    await inside.stop();
    await tracing.stop();
    logger.info('stopped');
  };
  return { url: listening.url, metricsUrl: inside.url, stop: () => (stopping ??= end()), log: logger };
}

async function serveMetrics(
  { metricsPort: port, metricsHost: host, apiUrl }: Config,
  { register }: ProcessMetrics,
  isStopping: () => boolean,
): Promise<{ url: string | undefined; stop: () => Promise<void> }> {
  if (port === undefined) return { url: undefined, stop: async () => {} };
  collectDefaultMetrics({ register });
  const server = createInternalServer({
    ...healthPages(() => readReadiness(apiUrl, isStopping)),
    ...metricsPage(register),
  });
  return listenInternal(server, { host, port, names: { host: 'METRICS_HOST', port: 'WEB_METRICS_PORT' } });
}
