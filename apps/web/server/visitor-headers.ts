import type { Request } from 'express';

/**
 * What the API is told of a visitor: the address, as far as the trusted proxies say it, and the secret by which it
 * believes so. Whatever the visitor sent under these names is replaced.
 */
export function visitorHeaders(req: Request, internalSecret: string): Record<string, string> {
  return {
    'x-forwarded-for': req.ip ?? '',
    'x-forwarded-proto': req.protocol,
    'x-forwarded-host': req.host ?? '', // HTTP/1.0 needs none
    'x-internal-secret': internalSecret,
  };
}
