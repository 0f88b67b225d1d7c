import { isIPv4, isIPv6 } from 'node:net';
import { normaliseAddress, visitorAddress } from '@e-store/server/normalise-address';
import type { Request, RequestHandler } from 'express';
import { isSecret } from './is-secret.ts';

const isFromWebServer = (req: Request, internalSecret: string): boolean =>
  isSecret(req.get('x-internal-secret'), internalSecret);

const WEB_SERVER_HEADERS = ['x-forwarded-for', 'x-request-id', 'traceparent'];

/**
 * Keeps these headers only with the internal secret. Callers cannot choose the address that limits count by,
 * or ids in the log.
 */
export function dropUnprovenHeaders(internalSecret: string): RequestHandler {
  return (req, res, next) => {
    if (!isFromWebServer(req, internalSecret))
      for (const name of WEB_SERVER_HEADERS) delete req.headers[name];
    delete req.headers['x-internal-secret'];
    res.locals['ip'] = visitorAddress(req);
    next();
  };
}

/** An IPv6 address counts as its /64 network; an IPv4-mapped one as IPv4. */
export function toRateLimitAddress(ip: string | undefined): string {
  const address = normaliseAddress(ip);
  if (address === undefined) return 'unknown';
  if (!isIPv6(address)) return address;
  const tail = /[^:]*$/.exec(address)?.[0] ?? '';
  if (isIPv4(tail) && /^::(ffff:)?[\d.]+$/i.test(address)) return tail;
  return `${toIpv6Network(isIPv4(tail) ? address.slice(0, -tail.length) + '0:0' : address)}::/64`;
}

function toIpv6Network(address: string): string {
  const [before = '', after] = address.toLowerCase().split('::');
  const groups = before.split(':').filter(Boolean);
  const last = (after ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - groups.length - last.length) }, () => '0');
  const all = after === undefined ? groups : [...groups, ...zeros, ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
