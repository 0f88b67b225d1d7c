import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { clsx } from 'clsx';
import { useSelector } from 'react-redux';
import { ticketMessages as pageMessages } from '../../../messages/en/contact/admin.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { TicketDue, TicketPill } from './ticket-due.tsx';
import { tickets } from './tickets.slice.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Link } from '../../../ui/link.tsx';

const { columns } = pageMessages;
const COLUMNS: Column<StaffTicket>[] = [
  {
    head: columns.ticket,
    narrow: 'lead',
    renderCell: ({ _id, number, subject, createdAt }) => (
      <span className={styles.stack}>
        <Link to={paths.ticket(_id)} className={styles.name}>
          {number}
        </Link>
        <span className={styles.quiet}>{pageMessages.kinds[subject]}</span>
        <span className={styles.quiet}>{formatMoment(createdAt)}</span>
      </span>
    ),
  },
  {
    head: columns.who,
    narrow: 'grow',
    renderCell: ({ name, email }) => (
      <span className={styles.stack}>
        <span>{name}</span>
        <span className={styles.quiet}>{email}</span>
      </span>
    ),
  },
  {
    head: columns.message,
    narrow: 'lead',
    renderCell: ({ message }) => <span className={clsx(styles.text, styles.short)}>{message}</span>,
  },
  { head: columns.due, renderCell: (ticket) => <TicketDue ticket={ticket} /> },
  { head: columns.state, align: 'end', renderCell: ({ state }) => <TicketPill state={state} /> },
];

export function TicketRows({ isFiltered }: { isFiltered: boolean }) {
  const list = useSelector(tickets.select);
  const error = useSelector(tickets.selectError);
  const isLoading = useSelector(tickets.selectLoading);
  return (
    <PagedTable
      label={pageMessages.title}
      columns={COLUMNS}
      list={list}
      rows={list?.messages}
      idOf={({ _id }) => _id}
      nameOf={({ number }) => number}
      isBusy={isLoading}
      loading={pageMessages.loading}
      failure={error?.message}
      empty={isFiltered ? pageMessages.noneFound : pageMessages.none}
      all={isFiltered ? { words: pageMessages.showAll, to: paths.messages() } : undefined}
    />
  );
}
