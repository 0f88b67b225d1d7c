import { pageCount } from '@e-store/shared/catalog/pages';
import { useSelector } from 'react-redux';
import { newsletterDashWords as words } from '../../content/dash-people.ts';
import { type Column, DataTable } from '../../features/admin/components/data-table.tsx';
import { ListState } from '../../features/admin/components/list-state.tsx';
import styles from '../../features/admin/components/people.module.css';
import { pageOf } from '../../features/admin/people/list-url.ts';
import { messages } from '../../features/admin/people/subscribers.slice.ts';
import type { ApiResponse } from '../../lib/api-client.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { Pager } from '../../ui/pager.tsx';

type Message = ApiResponse<'GET /admin/messages'>['messages'][number];

const { messageColumns: columns } = words;
const COLUMNS: Column<Message>[] = [
  {
    head: columns.who,
    narrow: 'lead',
    renderCell: ({ name, email }) => (
      <span className={styles.stack}>
        <span className={styles.name}>{name}</span>
        <a href={`mailto:${email}`} className={styles.quiet}>
          {email}
        </a>
      </span>
    ),
  },
  {
    head: columns.message,
    narrow: 'lead',
    renderCell: ({ message }) => <span className={styles.words}>{message}</span>,
  },
  {
    head: columns.when,
    align: 'end',
    renderCell: ({ createdAt }) => <span className={styles.nowrap}>{formatMoment(createdAt)}</span>,
  },
];

/** What was written to the shop by its contact page. */
export function MessageRows({ search }: { search: URLSearchParams }) {
  const list = useSelector(messages.select);
  const error = useSelector(messages.selectError);
  return (
    <>
      <p className={styles.quiet}>{words.messagesHint}</p>
      <ListState
        count={list?.messages.length}
        loading={words.loading}
        failure={error?.message}
        empty={words.noMessages}
      >
        <DataTable
          label={words.messages}
          columns={COLUMNS}
          rows={list?.messages ?? []}
          idOf={({ _id }) => _id}
          nameOf={({ name }) => name}
        />
        {list && (
          <Pager
            page={list.page}
            pages={pageCount(list.total, list.limit)}
            linkTo={(page) => pageOf(search, page)}
          />
        )}
      </ListState>
    </>
  );
}
