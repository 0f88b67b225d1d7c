import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { CSP_REPORTS } from './csp-reports.ts';

/**
 * Pages carry no inline script or style, so the policy needs neither nonce nor exception. Pictures may come from any
 * https address: staff may give a product one by its address.
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
    // Deprecated in favour of `report-to`, and what every browser follows.
    reportUri: [CSP_REPORTS],
  },
};

/** Headers of every answer. */
export function securityHeaders(publicUrl: string, isBuilt: boolean): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: isBuilt && policy,
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    // Pictures from elsewhere need no opt-in of their hosts.
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
    // Addresses may hold a reset token; to ourselves the referrer tells nothing new.
    referrerPolicy: { policy: 'same-origin' },
  });
}

/** Nothing of the shop needs a camera, a place or a payment device. */
export const permissionsPolicy: RequestHandler = (_req, res, next) => {
  res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  next();
};
