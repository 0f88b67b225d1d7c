import { measureRequest } from '@e-store/server/measure-request';
import type { ProcessMetrics } from '@e-store/server/process-metrics';
import type { RequestHandler, Response } from 'express';

/** What is no page, by the place where it came to. */
const PLACES: [place: string, RegExp][] = [
  ['/api', /^\/api(\/|$)/i],
  ['/media', /^\/media(\/|$)/i],
  ['/assets', /^\/assets(\/|$)/],
  ['sitemap', /^\/sitemap(-\d+)?\.xml$/],
  ['file', /^\/[\w.-]+\.\w+$/],
];

const placeOf = (path: string) => PLACES.find(([, start]) => start.test(path))?.[0];

/** Tells `measureRequests` which page a request turned out to be. */
export const nameRoute = (res: Response, pattern: string): void => {
  res.locals['route'] = pattern;
};

/** By the table of pages, or the place that it came to; `undefined` where nothing is. */
export function routeOf(res: Response, path: string): string | undefined {
  const { locals }: { locals: { route?: string } } = res;
  return locals.route ?? placeOf(path);
}

/** What is answered from the disk alone. */
export const isFile = (path: string): boolean => ['/assets', 'file'].includes(placeOf(path) ?? '');

/** Measures each request by the pattern of its page; what is forwarded to the API, which knows more of it, as one. */
export const measureRequests =
  (metrics: ProcessMetrics): RequestHandler =>
  (req, res, next) => {
    measureRequest(metrics, req, res, (path) => routeOf(res, path) ?? 'none');
    next();
  };
