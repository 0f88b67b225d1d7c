import { useLocation, useSearchParams } from 'react-router-dom';
import { CONTENT_ID } from '../ui/skip-link.tsx';
import { nextPath } from './next-path.ts';

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
