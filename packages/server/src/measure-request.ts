import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProcessMetrics } from './process-metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
/** Node knows dozens of methods; those that nobody offers are one. */
const methodOf = (method: string | undefined) => (method && METHODS.has(method) ? method : 'OTHER');

export const pathOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => url.split('?')[0] ?? '';

/** They come every few seconds and say nothing of the shop: they are neither measured nor traced. */
export const isHealthCheck = (path: string): boolean => path === '/healthz' || path === '/readyz';

/**
 * Measures a request until its answer was handed to the system, by the pattern of its route, which is asked for then and
 * must be one of a bounded number (ADR 028). The health checks, which come every few seconds, are left out.
 */
export function measureRequest(
  { requestSeconds }: Pick<ProcessMetrics, 'requestSeconds'>,
  req: IncomingMessage,
  res: ServerResponse,
  routeOf: (path: string) => string,
): void {
  const path = pathOf(req);
  if (isHealthCheck(path)) return;
  const begun = performance.now();
  res.on('finish', () => {
    const labels = { method: methodOf(req.method), route: routeOf(path), status: res.statusCode };
    requestSeconds.observe(labels, (performance.now() - begun) / 1000);
  });
}
