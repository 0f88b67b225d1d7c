import { TICKET_SHOWS } from '@e-store/shared/contact/ticket-kinds';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { ticketWords as words } from '../../content/dash-tickets.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ListToolbar } from '../../features/admin/components/list-toolbar.tsx';
import styles from '../../features/admin/components/people.module.css';
import { tickets } from '../../features/admin/people/tickets.slice.ts';
import { paths } from '../../lib/paths.ts';
import { TicketRows } from './ticket-rows.tsx';

export function Component() {
  const [search] = useSearchParams();
  const counts = useSelector(tickets.select)?.counts;
  const show = TICKET_SHOWS.find((key) => key === search.get('show')) ?? 'all';
  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title} />
      <ListToolbar
        action={paths.messages()}
        kept={{}}
        tabs={{
          label: words.tabs,
          entries: (['all', 'open', 'due', 'overdue', 'answered', 'closed'] as const).map((key) => ({
            label: words.shows[key],
            count: key === 'all' ? undefined : counts?.[key],
            to: paths.messages({ show: key === 'all' ? undefined : key }),
            isHere: key === show,
          })),
        }}
      />
      <p className={styles.quiet}>{words.hint}</p>
      <TicketRows isFiltered={show !== 'all'} />
    </>
  );
}
