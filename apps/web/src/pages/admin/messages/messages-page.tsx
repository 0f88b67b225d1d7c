import { TICKET_FILTERS } from '@e-store/shared/contact/ticket-rules';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { clsx } from 'clsx';
import { formatMoment } from '@e-store/shared/format-day';
import { ticketMessages as pageMessages } from '../../../messages/en/contact/admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { tickets } from '../../../features/contact/admin/tickets.slice.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { TicketDue, TicketPill } from '../../../features/contact/admin/ticket-due.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from '../../../ui/admin/admin.module.css';

export function Component() {
  const [search] = useSearchParams();
  const counts = useSelector(tickets.select)?.counts;
  const show = TICKET_FILTERS.find((key) => key === search.get('show')) ?? 'all';
  return (
    <>
      <AdminPageHeader title={pageMessages.title} />
      <ListToolbar
        action={paths.messages()}
        preservedParams={{}}
        tabs={{
          label: pageMessages.tabs,
          entries: (['all', 'open', 'due', 'overdue', 'answered', 'closed'] as const).map((key) => ({
            label: pageMessages.shows[key],
            count: key === 'all' ? undefined : counts?.[key],
            to: paths.messages({ show: key === 'all' ? undefined : key }),
            isHere: key === show,
          })),
        }}
      />
      <p className={styles.quiet}>{pageMessages.hint}</p>
      <PagedTable
        of={tickets}
        rowsOf={(found) => found.messages}
        messages={pageMessages}
        showAllTo={show === 'all' ? undefined : paths.messages()}
        columns={COLUMNS}
        idOf={({ _id }) => _id}
        nameOf={({ number }) => number}
      />
    </>
  );
}

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
