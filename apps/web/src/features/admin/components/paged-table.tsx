import { pageCount } from '@e-store/shared/catalog/pages';
import { useSearchParams } from 'react-router-dom';
import { Pager } from '../../../ui/pager.tsx';
import { pageOf } from '../people/list-url.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { ListState, type ListStateProps } from './list-state.tsx';
import styles from './paged-table.module.css';

type PagedTableProps<Row> = Omit<DataTableProps<Row>, 'rows'> &
  Omit<ListStateProps, 'count' | 'children'> & {
    /** As the call answered; not known while it is under way. */
    list: { total: number; page: number; limit: number } | null;
    /** Of it, the rows of this page. */
    rows: readonly Row[] | undefined;
    /** The rows of before stay in sight, paler, while others are asked for. */
    isBusy: boolean;
  };

/** A page of a list that a call finds, and the way to its others; or what stands in its place. */
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
            linkTo={(page) => pageOf(search, page)}
          />
        )}
      </div>
    </ListState>
  );
}
