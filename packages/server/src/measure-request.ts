import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ProcessMetrics } from './process-metrics.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
const methodLabel = (method: string | undefined) => (method && METHODS.has(method) ? method : 'OTHER');

export const requestPath = ({ url = '' }: Pick<IncomingMessage, 'url'>): string => url.split('?')[0] ?? '';

/** Health checks are neither measured nor traced. */
export const isHealthCheck = (path: string): boolean => path === '/healthz' || path === '/readyz';

/**
 * Until the response was handed to the system, by route pattern. Patterns must be bounded in number (ADR
 * 028).
 */
export function measureRequest(
  { requestSeconds }: Pick<ProcessMetrics, 'requestSeconds'>,
  req: IncomingMessage,
  res: ServerResponse,
  routeOf: (path: string) => string,
): void {
  const path = requestPath(req);
  if (isHealthCheck(path)) return;
  const startedAt = performance.now();
  res.on('finish', () => {
    const labels = { method: methodLabel(req.method), route: routeOf(path), status: res.statusCode };
    requestSeconds.observe(labels, (performance.now() - startedAt) / 1000);
  });
}
