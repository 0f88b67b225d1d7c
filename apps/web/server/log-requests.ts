import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { loggablePath } from './loggable-path.ts';

/** One line for every page: what was asked, how it was answered, how long it took. No query: it may name people. */
export function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    res.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      const { traceId }: { traceId?: string } = res.locals;
      const path = loggablePath(req.originalUrl);
      const about = { method: req.method, path, status: res.statusCode, ms };
      logger.info({ ...about, ...(traceId !== undefined && { traceId }) }, 'page');
    });
    next();
  };
}
