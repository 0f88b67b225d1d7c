import type { Tracing } from '@e-store/server/tracing';
import type { Request } from 'express';

type Own = { internalSecret: string; tracing: Tracing };

/** By which the API takes a call for a part of the trace that goes on here; it believes so by the secret. */
export function traceHeaders({ internalSecret, tracing }: Own): Record<string, string> {
  const traceparent = tracing.traceparent();
  return traceparent ? { traceparent, 'x-internal-secret': internalSecret } : {};
}

/**
 * What the API is told of a visitor: the address, as far as the trusted proxies say it, and the secret by which it
 * believes so; and of which trace the call is a part. Whatever the visitor sent under these names is replaced.
 */
export function visitorHeaders(req: Request, own: Own): Record<string, string> {
  return {
    'x-forwarded-for': req.ip ?? '',
    'x-forwarded-proto': req.protocol,
    'x-forwarded-host': req.host ?? '', // HTTP/1.0 needs none
    'x-internal-secret': own.internalSecret,
    ...traceHeaders(own),
  };
}
