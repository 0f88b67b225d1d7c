import { timingSafeEqual } from 'node:crypto';
import type { RequestHandler } from 'express';

const isSecret = (given: string | undefined, secret: string) => {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
};

/**
 * A forwarded address is believed only of the shop's own web server, which proves itself with the internal secret; from
 * anyone else it is taken away, so that nobody chooses the address under which limits count and logs are written.
 */
export function forwardedAddress(internalSecret: string): RequestHandler {
  return (req, _res, next) => {
    if (!isSecret(req.get('x-internal-secret'), internalSecret)) delete req.headers['x-forwarded-for'];
    delete req.headers['x-internal-secret'];
    next();
  };
}
