import { useLocation, useSearchParams } from 'react-router-dom';

/** Id of the main part of each page; the skip link leads to it. */
export const CONTENT_ID = 'content';

const OWN = 'http://shop.invalid';

/**
 * Returns the `next` parameter if it is a path of this site, otherwise the fallback. Rejects `//evil`,
 * `/\evil` and `javascript:`.
 */
export function nextPath(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, OWN)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, OWN);
  // Resolving dots can leave two leading slashes ("/.//evil").
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

/**
 * Returns the `next` path of the address if it is valid. The server never sees the hash; after its redirect
 * the browser retains it in this page's address.
 */
export function useNextPath(fallback: string): string {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const next = search.get('next');
  const retainedHash = next && !next.includes('#') && hash !== `#${CONTENT_ID}` ? hash : '';
  return nextPath(next && next + retainedHash, fallback);
}
