import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { randomKey } from '../../../lib/random-key.ts';
import { reportSearchEvent, selectSearchId } from '../search-events.slice.ts';

/**
 * Returns a function for an opened result. Crawlers without scripts and pages rendered ahead report nothing.
 */
export function useSearchReport(keyword: string, isShown: boolean): () => void {
  const dispatch = useAppDispatch();
  const id = useSelector((root: Parameters<typeof selectSearchId>[0]) => selectSearchId(root, keyword));
  const isNew = isShown && keyword !== '' && id === undefined;
  useEffect(() => {
    if (isNew) void dispatch(reportSearchEvent({ id: randomKey(), type: 'search', keyword }));
  }, [dispatch, isNew, keyword]);
  return () => {
    if (id !== undefined) void dispatch(reportSearchEvent({ id, type: 'click', keyword }));
  };
}
