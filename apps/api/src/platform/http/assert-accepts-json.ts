import type { Request } from 'express';
import { AppError } from '../errors/errors.ts';

/** Rejects callers that cannot accept JSON before anything changes. */
export function assertAcceptsJson(req: Request): void {
  if (req.accepts('application/json') === false)
    throw new AppError(406, 'NOT_ACCEPTABLE', 'This API answers application/json only.');
}
