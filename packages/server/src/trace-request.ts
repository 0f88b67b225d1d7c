import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHealthCheck, pathOf } from './measure-request.ts';
import type { Tracing } from './tracing.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT', 'TRACE']);

type Seen = {
  /** The pattern of the route, which is asked for at the end; `undefined` where no route took it. */
  routeOf: (path: string) => string | undefined;
  /** The code of the answer of a call that was refused. */
  codeOf?: () => string | undefined;
  /** Of the web server, which has proven itself; a stranger's is never given here. */
  traceparent?: string | undefined;
};

/**
 * Handles a request as a span, until its answer was handed to the system or the caller has gone. It is named by the
 * pattern of its route; the address itself, which may hold ids, words and tokens, is not in it. Answers the id of its
 * trace to `next`, for the log. Health checks are left out.
 */
export function traceRequest(
  tracing: Tracing,
  req: IncomingMessage,
  res: ServerResponse,
  { routeOf, codeOf, traceparent }: Seen,
  next: (traceId: string | undefined) => void,
): void {
  const path = pathOf(req);
  if (!tracing.isOn || isHealthCheck(path)) return next(undefined);
  const method = req.method && METHODS.has(req.method) ? req.method : '_OTHER';
  const spanName = method === '_OTHER' ? 'HTTP' : method;
  const span = tracing.begin(spanName, {
    kind: 'server',
    attributes: {
      'http.request.method': method,
      'url.scheme': 'encrypted' in req.socket ? 'https' : 'http',
      'network.protocol.version': req.httpVersion,
    },
    traceparent,
  });
  res.on('close', () => {
    const route = routeOf(path);
    if (route !== undefined) span.rename(`${spanName} ${route}`);
    span.set({ 'http.route': route, 'estore.code': codeOf?.() });
    // Cut off before there was an answer, there is no status to tell of.
    if (res.headersSent) span.set({ 'http.response.status_code': res.statusCode });
    if (!res.writableFinished) span.set({ 'error.type': 'caller_gone' });
    else if (res.statusCode >= 500) span.fail(String(res.statusCode));
    span.end();
  });
  span.run(() => next(span.traceId));
}
