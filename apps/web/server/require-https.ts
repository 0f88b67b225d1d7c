import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Config } from './config.ts';

/**
 * Rejects API calls, so that developers notice unprotected passwords (R47). Only if the shop's address is
 * https and a trusted proxy names the protocol; otherwise redirects would loop.
 */
export function requireHttps({ publicUrl, trustProxyHops }: Config): RequestHandler {
  const isOn = publicUrl.startsWith('https:') && trustProxyHops > 0;
  return (req, res, next) => {
    if (!isOn || !req.get('x-forwarded-proto') || req.protocol === 'https') return next();
    if (/^\/api(?![^/?])/i.test(req.url)) {
      const message = `Use ${publicUrl}. Plain HTTP is not encrypted.`;
      res.status(403).json({ success: false, code: 'FORBIDDEN', message, requestId: randomUUID() });
    } else if (req.method === 'GET' || req.method === 'HEAD') {
      // `//evil` stays a path below our own origin.
      res.redirect(308, publicUrl + (req.originalUrl.startsWith('/') ? req.originalUrl : '/'));
    } else res.status(403).type('text').send(`Use ${publicUrl}.`);
  };
}
