import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { CSP_REPORTS } from './csp-report-routes.ts';

/**
 * Pages have no inline scripts or styles, so the policy needs no nonce. Pictures may come from any https
 * address, because staff may enter one.
 */
const policy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'https:'],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    // Deprecated in favour of `report-to`, but supported by every browser.
    reportUri: [CSP_REPORTS],
  },
};

export function securityHeaders(publicUrl: string, isBuilt: boolean): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: isBuilt && policy,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // Addresses may hold a reset token.
    referrerPolicy: { policy: 'same-origin' },
  });
}

export const permissionsPolicy: RequestHandler = (_req, res, next) => {
  res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  next();
};
