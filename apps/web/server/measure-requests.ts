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

/** Tells `measureRequests` which page a request turned out to be. */
export const nameRoute = (res: Response, pattern: string): void => {
  res.locals['route'] = pattern;
};

/** Measures each request by the pattern of its page; what is forwarded to the API, which knows more of it, as one. */
export const measureRequests =
  (metrics: ProcessMetrics): RequestHandler =>
  (req, res, next) => {
    const { locals }: { locals: { route?: string } } = res;
    measureRequest(
      metrics,
      req,
      res,
      (path) => locals.route ?? PLACES.find(([, start]) => start.test(path))?.[0] ?? 'none',
    );
    next();
  };
