import type { ErrorRequestHandler } from 'express';
import type { Logger } from 'pino';
import { toHttpError } from '../errors/to-http-error.ts';

/** Headers that a failed picture response may have set. */
const FILE_HEADERS = ['Content-Type', 'ETag', 'Last-Modified'];

export function errorHandler(log: Logger): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const requestId = typeof req.id === 'string' ? req.id : '';
    const { status, body, headers, isUnexpected } = toHttpError(error);
    if (isUnexpected) log.error({ err: error, requestId }, 'unexpected error');
    res.locals['code'] = body.code;
    for (const name of FILE_HEADERS) res.removeHeader(name);
    res.status(status).set({ 'Cache-Control': 'no-store', ...headers });
    // Avoids the ETag of `res.json`; no two errors are equal.
    const text = JSON.stringify({ ...body, requestId });
    res.type('json').set('Content-Length', String(Buffer.byteLength(text)));
    res.end(req.method === 'HEAD' ? undefined : text);
  };
}
