import http, { ServerResponse } from 'node:http';
import https from 'node:https';
import type { Tracing } from '@e-store/server/tracing';
import compression from 'compression';
import type { RequestHandler } from 'express';
import { createProxyServer } from 'httpxy';
import type { Logger } from 'pino';
import { redactPath } from './redact-path.ts';
import { requestIdOf } from './request-id.ts';
import { visitorHeaders } from './visitor-headers.ts';

/** The API would trust a visitor's along with the secret. */
const TRACE_HEADERS = ['traceparent', 'tracestate', 'baggage'];

/** Shorter than any server's keep-alive timeout, so that no connection in use is closed. */
const IDLE_MS = 4_000;
const CONNECTION_LIMITS = { maxSockets: 256, maxFreeSockets: 64 };

const compressJson = compression({
  filter: (_req, res) => String(res.getHeader('content-type')).startsWith('application/json'),
});

export function forwardToApi(
  { apiUrl, internalSecret }: { apiUrl: string; internalSecret: string },
  { logger, tracing }: { logger: Logger; tracing: Tracing },
): RequestHandler {
  const { Agent } = apiUrl.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: IDLE_MS, ...CONNECTION_LIMITS });
  const proxy = createProxyServer({ target: apiUrl, agent });
  // Belongs to the connection (RFC 9110, 7.6.1); this server sets its own.
  proxy.on('proxyRes', ({ headers }) => delete headers['keep-alive']);
  proxy.on('error', (error, req, res) => {
    if (!req || !(res instanceof ServerResponse)) return;
    const requestId = requestIdOf(req);
    logger.warn({ err: error, requestId, path: redactPath(req.url) }, 'the API did not respond');
    if (res.headersSent)
      res.destroy(); // A partial response must not look complete.
    else answerUnavailable(res, requestId);
    req.resume();
  });
  return (req, res) => {
    const headers = visitorHeaders(req, { internalSecret, tracing });
    // The API would trust them along with the secret.
    for (const name of Object.keys(req.headers)) {
      if (name.startsWith('x-forwarded-') || name === 'forwarded') delete req.headers[name];
    }
    for (const name of TRACE_HEADERS) delete req.headers[name];
    compressJson(req, res, () => {
      proxy.web(req, res, { headers }).catch((error: unknown) => {
        const about = { err: error, requestId: requestIdOf(req), path: redactPath(req.url) };
        logger.warn(about, 'the visitor closed the connection');
      });
    });
  };
}

function answerUnavailable(res: ServerResponse, requestId: string) {
  const body = {
    success: false,
    code: 'SERVICE_UNAVAILABLE',
    message: 'The shop cannot be reached right now. Please try again in a moment.',
    requestId,
  };
  res.writeHead(503, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': '5',
    'X-Request-Id': requestId,
  });
  res.end(JSON.stringify(body));
}
