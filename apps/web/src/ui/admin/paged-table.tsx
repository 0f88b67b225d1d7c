import { pageCount } from '@e-store/shared/catalog/list-choices';
import { useSearchParams } from 'react-router-dom';
import { Pager } from '../pager.tsx';
import { pageLink } from '../../lib/list-url.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListState, type ListStateProps } from './list-state.tsx';
import styles from './paged-table.module.css';

type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'rows'> &
  Omit<ListStateProps, 'count' | 'children'> & {
    list: { total: number; page: number; limit: number } | null;
    rows: readonly Row[] | undefined;
    /** Dims the previous rows while new ones load. */
    isBusy: boolean;
  };

export function PagedTable<Row>({
  list,
  rows,
  isBusy,
  loading,
  failure,
  empty,
  all,
  ...table
}: PagedTableProps<Row>) {
  const [search] = useSearchParams();
  return (
    <ListState count={rows?.length} loading={loading} failure={failure} empty={empty} all={all}>
      <div className={styles.list} aria-busy={isBusy}>
        <DataTable {...table} rows={rows ?? []} />
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
