import { TICKET_FILTERS } from '@e-store/shared/contact/ticket-kinds';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ticketMessages as pageMessages } from '../../content/dash-tickets.ts';
import { adminTitle } from '../../content/page-title.ts';
import { AdminPageHeader } from '../../features/admin/components/admin-page-header.tsx';
import { ListToolbar } from '../../features/admin/components/list-toolbar.tsx';
import styles from '../../features/admin/components/people.module.css';
import { tickets } from '../../features/admin/people/tickets.slice.ts';
import { paths } from '../../lib/paths.ts';
import { TicketRows } from './ticket-rows.tsx';

export function Component() {
  const [search] = useSearchParams();
  const counts = useSelector(tickets.select)?.counts;
  const show = TICKET_FILTERS.find((key) => key === search.get('show')) ?? 'all';
  return (
    <>
      <title>{adminTitle(pageMessages.title)}</title>
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
      <TicketRows isFiltered={show !== 'all'} />
    </>
  );
}
