import type { IncomingMessage, ServerResponse } from 'node:http';
import { isHealthCheck, requestPath } from './measure-request.ts';
import type { Tracing } from './tracing.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'CONNECT', 'TRACE']);

type RequestTraceOptions = {
  /** Called at the end; `undefined` when no route matched. */
  routeOf: (path: string) => string | undefined;
  getErrorCode?: () => string | undefined;
  /** From the authenticated web server only, never from strangers. */
  traceparent?: string | undefined;
};

/**
 * Until the response is handed to the system or the caller leaves. The route pattern names the span:
 * addresses may hold ids, search words and tokens.
 */
export function traceRequest(
  tracing: Tracing,
  req: IncomingMessage,
  res: ServerResponse,
  { routeOf, getErrorCode, traceparent }: RequestTraceOptions,
  next: (traceId: string | undefined) => void,
): void {
  const path = requestPath(req);
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
    span.set({ 'http.route': route, 'estore.code': getErrorCode?.() });
    if (res.headersSent) span.set({ 'http.response.status_code': res.statusCode });
    if (!res.writableFinished) span.set({ 'error.type': 'caller_gone' });
    else if (res.statusCode >= 500) span.fail(String(res.statusCode));
    span.end();
  });
  span.run(() => next(span.traceId));
}
