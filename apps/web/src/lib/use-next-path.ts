import { useSearchParams } from 'react-router-dom';
import { nextPath } from './next-path.ts';

/** Where to go from a page that was put in between: the `next` of its address when it is one of the shop's. */
export function useNextPath(fallback: string): string {
  const [search] = useSearchParams();
  return nextPath(search.get('next'), fallback);
}
