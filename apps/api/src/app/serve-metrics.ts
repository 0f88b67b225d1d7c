import { createInternalServer, type InternalPage, metricsPage } from '@e-store/server/internal-server';
import { listenInternal } from '@e-store/server/listen';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from '../platform/config/config.ts';
import type { Context } from '../platform/context.ts';
import { createShopMetrics } from '../features/operations/create-shop-metrics.ts';

export function collectMetrics(
  context: Pick<Context, 'config' | 'database' | 'metrics' | 'now'>,
): Record<string, InternalPage> {
  collectDefaultMetrics({ register: context.metrics.register });
  return metricsPage(context.metrics.register, createShopMetrics(context));
}

export async function serveMetrics(
  config: Config,
  context: Context,
): Promise<{ url: string | undefined; stop: () => Promise<void> }> {
  if (config.metricsPort === undefined) return { url: undefined, stop: async () => {} };
  return listenInternal(createInternalServer(collectMetrics(context)), {
    host: config.metricsHost,
    port: config.metricsPort,
    names: { host: 'METRICS_HOST', port: 'METRICS_PORT' },
  });
}
