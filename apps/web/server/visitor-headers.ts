import { visitorAddress } from '@e-store/server/logged-address';
import type { Tracing } from '@e-store/server/tracing';
import type { Request } from 'express';
import { requestIdOf } from './request-id.ts';

type Own = { internalSecret: string; tracing: Tracing };

/**
 * What the API is told of a visitor: the address, as far as the trusted proxies say it, the id of the request, of which
 * trace the call is a part, and the secret by which it believes so. Whatever the visitor sent under these names is replaced.
 */
export function visitorHeaders(req: Request, { internalSecret, tracing }: Own): Record<string, string> {
  const traceparent = tracing.traceparent();
  return {
    'x-forwarded-for': visitorAddress(req) ?? '',
    'x-forwarded-proto': req.protocol,
    'x-forwarded-host': req.host ?? '', // HTTP/1.0 needs none
    'x-request-id': requestIdOf(req),
    'x-internal-secret': internalSecret,
    ...(traceparent !== undefined && { traceparent }),
  };
}
