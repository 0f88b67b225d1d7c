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
