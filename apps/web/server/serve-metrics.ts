import { createInternalServer, healthPages, metricsPage } from '@e-store/server/internal-server';
import { listenInternal } from '@e-store/server/listen';
import type { ProcessMetrics } from '@e-store/server/process-metrics';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from './config.ts';
import { readReadiness } from './health-routes.ts';

export async function serveMetrics(
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
