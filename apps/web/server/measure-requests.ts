import { measureRequest } from '@e-store/server/measure-request';
import type { ProcessMetrics } from '@e-store/server/process-metrics';
import type { RequestHandler, Response } from 'express';

const PATH_LABELS: [place: string, RegExp][] = [
  ['/api', /^\/api(\/|$)/i],
  ['/media', /^\/media(\/|$)/i],
  ['/assets', /^\/assets(\/|$)/],
  ['sitemap', /^\/sitemap(-\d+)?\.xml$/],
  ['file', /^\/[\w.-]+\.\w+$/],
];

const labelOfPath = (path: string) => PATH_LABELS.find(([, start]) => start.test(path))?.[0];

export const setRoutePattern = (res: Response, pattern: string): void => {
  res.locals['route'] = pattern;
};

export function routeOf(res: Response, path: string): string | undefined {
  const { locals }: { locals: { route?: string } } = res;
  return locals.route ?? labelOfPath(path);
}

export const isFile = (path: string): boolean => ['/assets', 'file'].includes(labelOfPath(path) ?? '');

/** Forwarded API calls share one label; the API measures them in detail. */
export const measureRequests =
  (metrics: ProcessMetrics): RequestHandler =>
  (req, res, next) => {
    measureRequest(metrics, req, res, (path) => routeOf(res, path) ?? 'none');
    next();
  };
