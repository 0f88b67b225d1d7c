import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { toHttpError } from './to-http-error.ts';

/** The one place where an error becomes an answer. Four parameters make it Express's error handler. */
export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const requestId = typeof req.id === 'string' ? req.id : '';
    const { status, body, headers, isUnexpected } = toHttpError(error);
    if (isUnexpected) log.error({ err: error, requestId }, 'unexpected error');
    res.status(status).set(headers);
    res.json({ ...body, requestId });
  };
}
