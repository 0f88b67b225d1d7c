import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const OWN_ID = /^[\w-]{8,64}$/;

/**
 * A line a request, with its id, the account that asked and the code of a refusal, so that sign-ins, refusals and limits
 * are seen for what they are (R85), and of its trace where there is one; no headers, no query values, no body: nothing secret can be in it.
 */
export function requestLog(logger: Logger) {
  return pinoHttp({
    logger,
    genReqId: (req, res) => {
      const given = req.headers['x-request-id'];
      const id = typeof given === 'string' && OWN_ID.test(given) ? given : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    quietReqLogger: true,
    customProps: (_req, res) => {
      const { user, code, traceId }: { user?: string; code?: string; traceId?: string } =
        'locals' in res ? (res as Response).locals : {};
      return {
        ...(user !== undefined && { user }),
        ...(code !== undefined && { code }),
        ...(traceId !== undefined && { traceId }),
      };
    },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: (req: { id: string; method: string; url: string; remoteAddress: string }) => ({
        id: req.id,
        method: req.method,
        // The reset token is a path segment, in any letter case of the path: it must not reach a log.
        path: req.url.split('?')[0]?.replace(/(\/password\/reset\/)[^/]+/i, '$1…'),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }),
    },
    customAttributeKeys: { responseTime: 'ms', reqId: 'requestId' },
    autoLogging: { ignore: (req) => req.url === '/healthz' || req.url === '/readyz' },
  });
}
