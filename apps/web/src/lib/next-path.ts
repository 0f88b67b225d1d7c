/** Any origin that is no shop's: an address that stays on it is relative to ours. */
const OWN = 'http://shop.invalid';

/**
 * Where to go after signing in, from a `next` parameter: only a path of this site. `//evil`, `/\evil`, `javascript:` and
 * the like give the fallback.
 */
export function nextPath(next: string | null | undefined, fallback: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, OWN)) return fallback;
  const { origin, pathname, search, hash } = new URL(next, OWN);
  // A path may itself begin with two slashes after its dots are resolved ("/.//evil").
  return origin === OWN && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}
