import { visitorAddress } from '@e-store/server/normalise-address';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { redactPath } from './redact-path.ts';
import { requestIdOf } from './request-id.ts';

/** Logs one line per page, without the query, which may contain names. Sends the id in `X-Request-Id`. */
export function logRequests(logger: Logger): RequestHandler {
  return (req, res, next) => {
    const startedAt = performance.now();
    const requestId = requestIdOf(req);
    const ip = visitorAddress(req);
    res.set('X-Request-Id', requestId);
    res.on('finish', () => {
      const ms = Math.round(performance.now() - startedAt);
      const { traceId }: { traceId?: string } = res.locals;
      const path = redactPath(req.originalUrl);
      const about = { requestId, ip, method: req.method, path, status: res.statusCode, ms };
      logger.info({ ...about, ...(traceId !== undefined && { traceId }) }, 'page');
    });
    next();
  };
}
