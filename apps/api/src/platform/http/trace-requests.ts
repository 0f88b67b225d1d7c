import { traceRequest } from '@e-store/server/trace-request';
import type { Tracing } from '@e-store/server/tracing';
import { API_PREFIX } from '@e-store/shared/endpoint';
import type { RequestHandler } from 'express';
import { staticPrefix } from './measure-requests.ts';

export const traceRequests =
  (tracing: Tracing): RequestHandler =>
  (req, res, next) => {
    const { locals }: { locals: { route?: string; code?: string } } = res;
    const routeOf = (path: string) =>
      locals.route === undefined ? staticPrefix(path) : `${API_PREFIX}${locals.route}`;
    const seen = {
      routeOf,
      getErrorCode: () => locals.code,
      traceparent: req.get('traceparent'),
    };
    traceRequest(tracing, req, res, seen, (traceId) => {
      res.locals['traceId'] = traceId;
      next();
    });
  };
