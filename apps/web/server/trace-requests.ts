import { requestPath } from '@e-store/server/measure-request';
import { traceRequest } from '@e-store/server/trace-request';
import type { Tracing } from '@e-store/server/tracing';
import type { RequestHandler } from 'express';
import { isFile, routeOf } from './measure-requests.ts';

export const traceRequests =
  (tracing: Tracing): RequestHandler =>
  (req, res, next) => {
    if (isFile(requestPath(req))) return next();
    traceRequest(tracing, req, res, { routeOf: (path) => routeOf(res, path) }, (traceId) => {
      res.locals['traceId'] = traceId;
      next();
    });
  };
