import { createInternalServer, type InternalPage, metricsPage } from '@e-store/server/internal-server';
import { listenInside } from '@e-store/server/listen';
import { collectDefaultMetrics } from 'prom-client';
import type { Config } from './config.ts';
import type { Context } from './context.ts';
import { createShopFigures } from './operations/read-shop-figures.ts';

export function metricsOf(
  context: Pick<Context, 'database' | 'metrics' | 'now'>,
): Record<string, InternalPage> {
  collectDefaultMetrics({ register: context.metrics.register });
  return metricsPage(context.metrics.register, createShopFigures(context));
}

export async function serveMetrics(
  config: Config,
  context: Context,
): Promise<{ url: string | undefined; stop: () => Promise<void> }> {
  if (config.metricsPort === undefined) return { url: undefined, stop: async () => {} };
  return listenInside(createInternalServer(metricsOf(context)), {
    host: config.metricsHost,
    port: config.metricsPort,
    names: { host: 'METRICS_HOST', port: 'METRICS_PORT' },
  });
}
