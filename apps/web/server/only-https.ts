import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Config } from './config.ts';

/**
 * Where the shop's address is https, and a trusted proxy says that a visitor came by plain http: pages are sent to
 * https, a call of the API is refused instead, so that whoever wrote the program notices that passwords went out
 * unprotected (R47). A proxy that names no protocol is left alone, because sending its visitors on would never end.
 */
export function onlyHttps({ publicUrl, trustProxyHops }: Config): RequestHandler {
  const isOn = publicUrl.startsWith('https:') && trustProxyHops > 0;
  return (req, res, next) => {
    if (!isOn || !req.get('x-forwarded-proto') || req.protocol === 'https') return next();
    if (/^\/api(?![^/?])/i.test(req.url)) {
      const message = `Use ${publicUrl}. Plain HTTP is not encrypted.`;
      res.status(403).json({ success: false, code: 'FORBIDDEN', message, requestId: randomUUID() });
    } else if (req.method === 'GET' || req.method === 'HEAD') {
      // Below our own origin, whatever the address looks like: `//evil` stays a path.
      res.redirect(308, publicUrl + (req.originalUrl.startsWith('/') ? req.originalUrl : '/'));
    } else res.status(403).type('text').send(`Use ${publicUrl}.`);
  };
}
