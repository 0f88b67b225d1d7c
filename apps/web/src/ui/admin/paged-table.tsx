import { pageCount } from '@e-store/shared/catalog/list-choices';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import type { ApiFailure } from '../../lib/api-failure.ts';
import { pageLink } from '../../lib/list-url.ts';
import { Pager } from '../pager.tsx';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListState } from './list-state.tsx';
import styles from './paged-table.module.css';
import { type List, useLastPageRedirect } from './use-last-page-redirect.ts';

type PagedTableProps<Root, Found extends List, Row> = Omit<DataTableProps<Row>, 'rows' | 'label'> & {
  /** Rows are dimmed while new ones load. */
  of: {
    select: (root: Root) => Found | null;
    selectError: (root: Root) => ApiFailure | undefined;
    selectLoading: (root: Root) => boolean;
  };
  rowsOf: (list: Found) => readonly Row[];
  messages: { title: string; loading: string; none: string; noneFound?: string; showAll?: string };
  /** The whole list, where filters are set. */
  showAllTo?: string | undefined;
};

export function PagedTable<Root, Found extends List, Row>(props: PagedTableProps<Root, Found, Row>) {
  const { of, rowsOf, messages, showAllTo, ...table } = props;
  const [search] = useSearchParams();
  const list = useSelector(of.select);
  const isLoading = useSelector(of.selectLoading);
  const failure = useSelector(of.selectError)?.message;
  const isBeyond = useLastPageRedirect(list, !isLoading && failure === undefined);
  const rows = list && !isBeyond ? rowsOf(list) : undefined;
  const { title, loading, none, noneFound = none, showAll } = messages;
  return (
    <ListState
      count={rows?.length}
      loading={loading}
      failure={failure}
      empty={showAllTo === undefined ? none : noneFound}
      all={showAllTo !== undefined && showAll ? { words: showAll, to: showAllTo } : undefined}
    >
      <div className={styles.list} aria-busy={isLoading}>
        <DataTable {...table} label={title} rows={rows ?? []} />
        {list && (
          <Pager
            page={list.page}
            pages={pageCount(list.total, list.limit)}
            linkTo={(page) => pageLink(search, page)}
          />
        )}
      </div>
    </ListState>
  );
}
