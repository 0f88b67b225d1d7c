import { pageCount } from '@e-store/shared/catalog/list-choices';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { pageLink } from '../../lib/list-url.ts';

export type List = { total: number; page: number; limit: number };

export function useLastPageRedirect(list: List | null, isSettled: boolean): boolean {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const lastPage = list ? pageCount(list.total, list.limit) : 0;
  const isBeyond = list !== null && lastPage > 0 && list.page > lastPage;
  const { search } = pageLink(params, lastPage);
  useEffect(() => {
    if (isBeyond && isSettled) void navigate({ search }, { replace: true });
  }, [isBeyond, isSettled, navigate, search]);
  return isBeyond;
}
