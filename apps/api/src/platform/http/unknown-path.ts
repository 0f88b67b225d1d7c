import type { RequestHandler } from 'express';
import { AppError, NotFoundError } from '../errors/errors.ts';

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
