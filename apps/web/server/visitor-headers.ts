import { visitorAddress } from '@e-store/server/normalise-address';
import type { Tracing } from '@e-store/server/tracing';
import type { Request } from 'express';
import { requestIdOf } from './request-id.ts';

type Own = { internalSecret: string; tracing: Tracing };

/** Address, request id, trace and secret for the API, in place of any sent by the visitor. */
export function visitorHeaders(req: Request, { internalSecret, tracing }: Own): Record<string, string> {
  const traceparent = tracing.traceparent();
  return {
    'x-forwarded-for': visitorAddress(req) ?? '',
    'x-forwarded-proto': req.protocol,
    'x-forwarded-host': req.host ?? '',
    'x-request-id': requestIdOf(req),
    'x-internal-secret': internalSecret,
    ...(traceparent !== undefined && { traceparent }),
  };
}
