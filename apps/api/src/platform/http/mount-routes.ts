import { API_PREFIX, isMutation } from '@e-store/shared/endpoint';
import { type Express, type RequestHandler, Router } from 'express';
import type { Context } from '../context.ts';
import { AppError, NotFoundError } from '../errors/errors.ts';
import { setRequestLabels } from './measure-requests.ts';
import type { Route } from './route.ts';

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** Sorts `/wishlist/merge` before `/wishlist/:id`. */
const toSortKey = (path: string) => path.replaceAll(/:\w+/g, '\uffff');

/** Other verbs get a 405 with `Allow`. The first matching path wins. */
export function mountRoutes(app: Express, routes: readonly Route[], context: Context): void {
  const router = Router();
  const paths = [...new Set(routes.map(({ endpoint }) => endpoint.path))];
  for (const path of paths.toSorted((a, b) => (toSortKey(a) < toSortKey(b) ? -1 : 1))) {
    for (const { endpoint, handle } of routes.filter((one) => one.endpoint.path === path)) {
      // Express answers HEAD with the handler of GET.
      if (endpoint.method === 'GET' && isMutation(endpoint))
        router.head(path, methodNotAllowed(verbsOf(path, routes)));
      const verb = endpoint.method.toLowerCase() as Lowercase<typeof endpoint.method>;
      router[verb](path, (req, res) => {
        setRequestLabels(res, endpoint);
        return handle(req, res, context);
      });
    }
    router.all(path, methodNotAllowed(verbsOf(path, routes)));
  }
  app.use(API_PREFIX, router);
}

/** In the order GET, HEAD, POST, PUT, DELETE. */
function verbsOf(path: string, routes: readonly Route[]): string[] {
  const here = routes.filter(({ endpoint }) => endpoint.path === path);
  return METHODS.flatMap((method) => {
    const route = here.find(({ endpoint }) => endpoint.method === method);
    if (!route) return [];
    return method === 'GET' && !isMutation(route.endpoint) ? ['GET', 'HEAD'] : [method];
  });
}

export const unknownPath: RequestHandler = (req) => {
  throw new NotFoundError(`There is no path ${req.path.slice(0, 100)}.`);
};

export function methodNotAllowed(allowed: readonly string[]): RequestHandler {
  const offered = allowed.join(', ');
  return (req) => {
    throw new AppError(405, 'METHOD_NOT_ALLOWED', `${req.method} is not supported here. Use ${offered}.`, {
      headers: { Allow: offered },
    });
  };
}
