import { visitorAddress } from '@e-store/server/logged-address';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { loggablePath } from './loggable-path.ts';
import { requestIdOf } from './request-id.ts';

/**
 * One line for every page: its id, who asked from where, what was asked, how it was answered, how long it took. No query:
 * it may name people. The id is answered in `X-Request-Id`.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(req);
    const ip = visitorAddress(req); // while there is a connection
    res.set('X-Request-Id', requestId);
    res.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      const { traceId }: { traceId?: string } = res.locals;
      const path = loggablePath(req.originalUrl);
      const about = { requestId, ip, method: req.method, path, status: res.statusCode, ms };
      logger.info({ ...about, ...(traceId !== undefined && { traceId }) }, 'page');
    });
    next();
  };
}
