import type { Request } from 'express';
import { AppError } from '../errors/errors.ts';

/**
 * Whether a change comes from the shop's own pages (R37), by `Sec-Fetch-Site`, or `Origin` in older browsers.
 * A request with neither is not from a browser and carries no borrowed cookie.
 */
export function isSameOrigin(
  headers: { fetchSite: string | undefined; origin: string | undefined },
  ownOrigin: string,
): boolean {
  if (headers.origin === ownOrigin) return true;
  if (headers.fetchSite !== undefined)
    // Typed addresses have no origin; `none` with an origin is forged.
    return (
      headers.fetchSite === 'same-origin' || (headers.fetchSite === 'none' && headers.origin === undefined)
    );
  return headers.origin === undefined;
}

/** Prefetches must not change anything (R38). */
export const isPrefetch = (purpose: string | undefined) =>
  // Stryker disable next-line StringLiteral: any text without one of the words says the same
  /prefetch|prerender|preview/i.test(purpose ?? '');

export function assertSameOrigin(req: Request, publicUrl: string): void {
  if (isPrefetch(req.get('sec-purpose') ?? req.get('purpose')))
    throw new AppError(403, 'FORBIDDEN', 'This was a prefetch request, so nothing was done.');
  const headers = { fetchSite: req.get('sec-fetch-site'), origin: req.get('origin') };
  if (isSameOrigin(headers, new URL(publicUrl).origin)) return;
  throw new AppError(403, 'CROSS_ORIGIN', 'This request came from another site, so nothing was done.');
}
