import { useLocation, useSearchParams } from 'react-router-dom';
import { CONTENT_ID } from '../ui/skip-link.tsx';
import { nextPath } from './next-path.ts';

/**
 * Where to go from a page that was put in between: the `next` of its address when it is one of the shop's. The server
 * never sees the part behind the `#`: a browser that it sent here kept that part in the address of this page.
 */
export function useNextPath(fallback: string): string {
  const [search] = useSearchParams();
  const { hash } = useLocation();
  const next = search.get('next');
  const kept = next && !next.includes('#') && hash !== `#${CONTENT_ID}` ? hash : '';
  return nextPath(next && next + kept, fallback);
}
