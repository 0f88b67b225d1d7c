import { useLocation, useSearchParams } from 'react-router-dom';

/** On each page; the skip link leads to it. */
export const CONTENT_ID = 'content';

const OWN = 'http://shop.invalid';

/** The fallback unless `next` is a path of this site: not `//evil`, `/\evil` or `javascript:`. */
export function nextPath(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, OWN)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, OWN);
  // Resolving dots can leave two leading slashes ("/.//evil").
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

/** The server never sees the hash, which survives its redirect. */
export function useNextPath(fallback: string): string {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const next = search.get('next');
  const retainedHash = next && !next.includes('#') && hash !== `#${CONTENT_ID}` ? hash : '';
  return nextPath(next && next + retainedHash, fallback);
}
