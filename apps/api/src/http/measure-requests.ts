import { measureRequest } from '@e-store/server/measure-request';
import { login } from '@e-store/shared/account/endpoints';
import type { Endpoint } from '@e-store/shared/endpoint';
import { placeOrder } from '@e-store/shared/orders/endpoints';
import type { RequestHandler, Response } from 'express';
import type { Metrics } from '../metrics.ts';

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

const PLACES = ['/media', '/docs', '/openapi.json'].map((place) => ({
  place,
  start: new RegExp(`^${place}(/|$)`),
}));

export function nameCall(res: Response, endpoint: Endpoint): void {
  res.locals['call'] = keyOf(endpoint);
  res.locals['route'] = endpoint.path;
}

/** Measures each request by its route pattern, and counts refused sign-ins and orders. */
export function measureRequests(metrics: Metrics): RequestHandler {
  const { ordersRefused, signInsRefused } = metrics;
  const refusals = { [keyOf(login)]: signInsRefused, [keyOf(placeOrder)]: ordersRefused };
  return (req, res, next) => {
    const { locals }: { locals: { route?: string; call?: string; code?: string } } = res;
    measureRequest(metrics, req, res, (path) => locals.route ?? placeOf(path) ?? 'none');
    res.on('finish', () => {
      const { call, code } = locals;
      if (call && code) refusals[call]?.inc({ reason: code });
    });
    next();
  };
}

export const placeOf = (path: string): string | undefined =>
  PLACES.find(({ start }) => start.test(path))?.place;
