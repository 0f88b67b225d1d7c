import { measureRequest } from '@e-store/server/measure-request';
import { traceRequest } from '@e-store/server/trace-request';
import type { Tracing } from '@e-store/server/tracing';
import { login } from '@e-store/shared/account/endpoints';
import { API_PREFIX, type Endpoint } from '@e-store/shared/endpoint';
import { placeOrder } from '@e-store/shared/orders/endpoints';
import type { RequestHandler, Response } from 'express';
import type { Metrics } from '../metrics/metrics.ts';

const callKey = ({ method, path }: Endpoint) => `${method} ${path}`;

const STATIC_PREFIXES = ['/media', '/docs', '/openapi.json'].map((prefix) => ({
  prefix,
  start: new RegExp(`^${prefix}(/|$)`),
}));

export function setRequestLabels(res: Response, endpoint: Endpoint): void {
  res.locals['call'] = callKey(endpoint);
  res.locals['route'] = endpoint.path;
}

/** By route pattern; counts refused sign-ins and orders too. */
export function measureRequests(metrics: Metrics): RequestHandler {
  const { ordersRefused, signInsRefused } = metrics;
  const refusals = { [callKey(login)]: signInsRefused, [callKey(placeOrder)]: ordersRefused };
  return (req, res, next) => {
    const { locals }: { locals: { route?: string; call?: string; code?: string } } = res;
    measureRequest(metrics, req, res, (path) => locals.route ?? staticPrefix(path) ?? 'none');
    res.on('finish', () => {
      const { call, code } = locals;
      if (call && code) refusals[call]?.inc({ reason: code });
    });
    next();
  };
}

export const staticPrefix = (path: string): string | undefined =>
  STATIC_PREFIXES.find(({ start }) => start.test(path))?.prefix;

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
