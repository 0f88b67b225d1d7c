import { API_PREFIX, isMutation } from '@e-store/shared/endpoint';
import { type Express, type RequestHandler, Router } from 'express';
import type { Context } from '../context.ts';
import { AppError, NotFoundError } from '../errors/errors.ts';
import { setRequestLabels } from './measure-requests.ts';
import type { Route } from './route.ts';

/**
 * Other verbs get a 405 with `Allow`. The first matching path wins (`/wishlist/merge` before
 * `/wishlist/:id`).
 */
export function mountRoutes(app: Express, routes: readonly Route[], context: Context): void {
  const router = Router();
  for (const path of new Set(routes.map(({ endpoint }) => endpoint.path))) {
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

function verbsOf(path: string, routes: readonly Route[]): string[] {
  const here = routes.filter(({ endpoint }) => endpoint.path === path);
  return here.flatMap(({ endpoint }) =>
    endpoint.method === 'GET' && !isMutation(endpoint) ? ['GET', 'HEAD'] : [endpoint.method],
  );
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
