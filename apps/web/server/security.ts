import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Config } from './config.ts';
import { CSP_REPORTS } from './csp-report-routes.ts';

/**
 * No nonce: pages have no inline scripts or styles. Staff may enter pictures of any https address. A payment
 * gateway may run its script and frame its form.
 */
const policyFor = (gatewayOrigins: readonly string[]) => ({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...gatewayOrigins.slice(0, 1)],
    ...(gatewayOrigins.length > 0 && { frameSrc: [...gatewayOrigins] }),
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'https:'],
    connectSrc: ["'self'"],
    formAction: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    // Deprecated for `report-to`, but supported by every browser.
    reportUri: [CSP_REPORTS],
  },
});

/** Checkout at Razorpay frames pages of the API's origin. */
const GATEWAY_FRAMES: Record<string, string> = {
  'https://checkout.razorpay.com': 'https://api.razorpay.com',
};

const gatewayOriginsOf = (checkoutOrigin: string | undefined): string[] =>
  [checkoutOrigin, checkoutOrigin && GATEWAY_FRAMES[checkoutOrigin]].filter((origin) => origin !== undefined);

export function securityHeaders(
  { publicUrl, checkoutOrigin }: Pick<Config, 'publicUrl' | 'checkoutOrigin'>,
  isBuilt: boolean,
): RequestHandler {
  const isHttps = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: isBuilt && policyFor(gatewayOriginsOf(checkoutOrigin)),
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    crossOriginEmbedderPolicy: false,
    // Bank pages open in windows that report back to the payment form.
    crossOriginOpenerPolicy: { policy: checkoutOrigin ? 'same-origin-allow-popups' : 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Addresses may hold a reset token.
    referrerPolicy: { policy: 'same-origin' },
  });
}

export const permissionsPolicy: RequestHandler = (_req, res, next) => {
  res.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  next();
};
