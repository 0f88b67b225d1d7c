import { timingSafeEqual } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { loggedAddress, visitorAddress } from '@e-store/server/logged-address';
import type { Request, RequestHandler } from 'express';

const isSecret = (given: string | undefined, secret: string) => {
  const a = Buffer.from(given ?? '');
  const b = Buffer.from(secret);
  return a.length === b.length && timingSafeEqual(a, b);
};

const isFromWebServer = (req: Request, internalSecret: string): boolean =>
  isSecret(req.get('x-internal-secret'), internalSecret);

/** The visitor's address, the id of the request, and the trace that the call is a part of. */
const OF_THE_WEB_SERVER = ['x-forwarded-for', 'x-request-id', 'traceparent'];

/**
 * Believes these headers only of the shop's own web server, which proves itself with the internal secret. From anyone
 * else they are taken away, so that nobody chooses the address under which limits count, or the ids in the log.
 */
export function dropUnprovenHeaders(internalSecret: string): RequestHandler {
  return (req, res, next) => {
    if (!isFromWebServer(req, internalSecret)) for (const name of OF_THE_WEB_SERVER) delete req.headers[name];
    delete req.headers['x-internal-secret'];
    res.locals['ip'] = visitorAddress(req);
    next();
  };
}

/**
 * The address that limits count by. Whoever has one IPv6 address has a whole network of them, 2^64, to choose from: those
 * are one. An IPv4 address written as IPv6 is the IPv4 one.
 */
export function countedAddress(ip: string | undefined): string {
  const address = loggedAddress(ip);
  if (address === undefined) return 'unknown';
  if (!isIPv6(address)) return address;
  const tail = /[^:]*$/.exec(address)?.[0] ?? '';
  if (isIPv4(tail) && /^::(ffff:)?[\d.]+$/i.test(address)) return tail;
  return `${networkOf(isIPv4(tail) ? address.slice(0, -tail.length) + '0:0' : address)}::/64`;
}

/** The first four of the eight groups, as short as they can be written: `2001:db8::7` → `2001:db8:0:0`. */
function networkOf(address: string): string {
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
