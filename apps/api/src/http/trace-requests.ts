import { traceRequest } from '@e-store/server/trace-request';
import type { Tracing } from '@e-store/server/tracing';
import { API_PREFIX } from '@e-store/shared/endpoint';
import type { RequestHandler } from 'express';
import { placeOf } from './measure-requests.ts';

/**
 * Handles each request as a span, named by the pattern of its route. It goes on with the trace of the web server; a
 * stranger's was taken away, who could have everything recorded, or mix up what was.
 */
export const traceRequests =
  (tracing: Tracing): RequestHandler =>
  (req, res, next) => {
    const { locals }: { locals: { route?: string; code?: string } } = res;
    const routeOf = (path: string) =>
      locals.route === undefined ? placeOf(path) : `${API_PREFIX}${locals.route}`;
    const seen = {
      routeOf,
      codeOf: () => locals.code,
      traceparent: req.get('traceparent'),
    };
    traceRequest(tracing, req, res, seen, (traceId) => {
      res.locals['traceId'] = traceId;
      next();
    });
  };
