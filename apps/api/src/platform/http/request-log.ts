import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';

const OWN_ID = /^[\w-]{8,64}$/;

type Locals = { ip?: string; user?: string; code?: string; traceId?: string };

const toLocals = (res: object): Locals => ('locals' in res ? (res as Response).locals : {});

function toOutcome(res: object): Pick<Locals, 'user' | 'code'> {
  const { user, code } = toLocals(res);
  return { ...(user !== undefined && { user }), ...(code !== undefined && { code }) };
}

/**
 * One line per request: id, address, account, refusal code, trace (R85). Never headers, query values or bodies,
 * which may hold secrets. `X-Request-Id` comes from the web server only.
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
      const { ip, traceId } = toLocals(res);
      return { ...(ip !== undefined && { ip }), ...(traceId !== undefined && { traceId }) };
    },
    customSuccessObject: (_req, res, line: object) => ({ ...toOutcome(res), ...line }),
    // The failure has its own line; this error would be the middleware's.
    customErrorObject: (_req, res, _error, { err: _err, ...line }: Record<string, unknown>) => ({
      ...toOutcome(res),
      ...line,
    }),
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    serializers: {
      req: (req: { id: string; method: string; url: string; remoteAddress: string }) => ({
        id: req.id,
        method: req.method,
        // The reset token must not reach a log.
        path: req.url.split('?')[0]?.replace(/(\/password\/reset\/)[^/]+/i, '$1…'),
      }),
      res: (res: { statusCode: number }) => ({ status: res.statusCode }),
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack }),
    },
    customAttributeKeys: { responseTime: 'ms', reqId: 'requestId' },
    autoLogging: { ignore: (req) => req.url === '/healthz' || req.url === '/readyz' },
  });
}
