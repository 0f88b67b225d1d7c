import type { Request } from 'express';
import { AppError } from '../errors.ts';

/**
 * Whether a request that changes something may be one a visitor meant (R37). Browsers say where it began in
 * `Sec-Fetch-Site`, older ones in `Origin`; a request with neither comes from no browser, so no cookie was lent to it
 * against its owner's will.
 */
export function isSameOrigin(
  headers: { fetchSite: string | undefined; origin: string | undefined },
  ownOrigin: string,
): boolean {
  if (headers.origin === ownOrigin) return true;
  if (headers.fetchSite !== undefined)
    // Whoever typed an address came from no page; one that names another is none that a browser wrote.
    return (
      headers.fetchSite === 'same-origin' || (headers.fetchSite === 'none' && headers.origin === undefined)
    );
  return headers.origin === undefined;
}

/** Browsers say when they fetch what somebody may want later; that must change nothing (R38). */
export const isFetchedAhead = (purpose: string | undefined) =>
  // Stryker disable next-line StringLiteral: any text without one of the words says the same
  /prefetch|prerender|preview/i.test(purpose ?? '');

export function assertSameOrigin(req: Request, publicUrl: string): void {
  if (isFetchedAhead(req.get('sec-purpose') ?? req.get('purpose')))
    throw new AppError(403, 'FORBIDDEN', 'This was a prefetch request, so nothing was done.');
  const headers = { fetchSite: req.get('sec-fetch-site'), origin: req.get('origin') };
  if (isSameOrigin(headers, new URL(publicUrl).origin)) return;
  throw new AppError(403, 'CROSS_ORIGIN', 'This request came from another site, so nothing was done.');
}
