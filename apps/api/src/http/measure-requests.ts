import { login } from '@e-store/shared/account/endpoints';
import type { Endpoint } from '@e-store/shared/endpoint';
import { placeOrder } from '@e-store/shared/orders/endpoints';
import type { RequestHandler, Response } from 'express';
import type { Metrics } from '../metrics.ts';

const keyOf = ({ method, path }: Endpoint) => `${method} ${path}`;

/** What is no call of the contract, by the place where it came to. */
const PLACES = ['/media', '/docs', '/openapi.json'].map((place) => ({
  place,
  start: new RegExp(`^${place}(/|$)`),
}));

/** Tells `measureRequests` which call a request turned out to be. */
export function nameCall(res: Response, endpoint: Endpoint): void {
  res.locals['call'] = keyOf(endpoint);
  res.locals['route'] = endpoint.path;
}

/**
 * Measures each request by the pattern of its route, and counts the sign-ins and orders that were refused. The health
 * checks, which come every few seconds, are left out.
 */
export function measureRequests({ requestSeconds, ordersRefused, signInsRefused }: Metrics): RequestHandler {
  const refusals = { [keyOf(login)]: signInsRefused, [keyOf(placeOrder)]: ordersRefused };
  return (req, res, next) => {
    const { path } = req;
    if (path === '/healthz' || path === '/readyz') return next();
    const begun = performance.now();
    res.on('finish', () => {
      const { route, call, code }: { route?: string; call?: string; code?: string } = res.locals;
      const place = route ?? PLACES.find(({ start }) => start.test(path))?.place ?? 'none';
      const seconds = (performance.now() - begun) / 1000;
      requestSeconds.observe({ method: methodOf(req.method), route: place, status: res.statusCode }, seconds);
      if (call && code) refusals[call]?.inc({ reason: code });
    });
    next();
  };
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH']);
/** Node knows dozens of methods; those that nobody offers are one. */
const methodOf = (method: string) => (METHODS.has(method) ? method : 'OTHER');
