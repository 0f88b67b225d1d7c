import { TICKET_FILTERS } from '@e-store/shared/contact/ticket-rules';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ticketMessages as pageMessages } from '../../../messages/en/contact/admin.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { tickets } from '../../../features/contact/admin/tickets.slice.ts';
import { paths } from '@e-store/shared/web-paths';
import { TicketRows } from '../../../features/contact/admin/ticket-rows.tsx';

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
