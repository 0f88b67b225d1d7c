import { pageCount } from '@e-store/shared/catalog/pages';
import type { SubscriptionState } from '@e-store/shared/newsletter/subscription-states';
import type { Subscriber } from '@e-store/shared/newsletter/staff-endpoints';
import { useSelector } from 'react-redux';
import { newsletterDashWords as words } from '../../content/dash-people.ts';
import { type Column, DataTable } from '../../features/admin/components/data-table.tsx';
import { ListState } from '../../features/admin/components/list-state.tsx';
import styles from '../../features/admin/components/people.module.css';
import { pageOf } from '../../features/admin/people/list-url.ts';
import { subscribers } from '../../features/admin/people/subscribers.slice.ts';
import { formatDayOfYear, indiaDay } from '../../lib/india-days.ts';
import { Pager } from '../../ui/pager.tsx';

const dayOf = (moment: string | undefined) => (
  <span className={styles.nowrap}>{moment ? formatDayOfYear(indiaDay(moment)) : words.never}</span>
);

const { columns } = words;
const ALWAYS: Column<Subscriber>[] = [
  {
    head: columns.email,
    narrow: 'lead',
    renderCell: ({ email }) => <span className={styles.name}>{email}</span>,
  },
  { head: columns.asked, narrow: 'grow', renderCell: ({ requestedAt }) => dayOf(requestedAt) },
];
const CONFIRMED: Column<Subscriber> = {
  head: columns.confirmed,
  renderCell: ({ confirmedAt }) => dayOf(confirmedAt),
};
const ENDED: Column<Subscriber> = {
  head: columns.ended,
  renderCell: ({ unsubscribedAt }) => dayOf(unsubscribedAt),
};
const CONSENT: Column<Subscriber> = {
  head: columns.consent,
  align: 'end',
  narrow: 'hidden',
  renderCell: ({ consentVersion }) => consentVersion,
};

/** The steps that lie behind them. */
const COLUMNS: Record<SubscriptionState, Column<Subscriber>[]> = {
  pending: [...ALWAYS, CONSENT],
  confirmed: [...ALWAYS, CONFIRMED, CONSENT],
  unsubscribed: [...ALWAYS, CONFIRMED, ENDED, CONSENT],
};

export function SubscriberRows({ search, state }: { search: URLSearchParams; state: SubscriptionState }) {
  const list = useSelector(subscribers.select);
  const error = useSelector(subscribers.selectError);
  return (
    <ListState
      count={list?.subscribers.length}
      loading={words.loading}
      failure={error?.message}
      empty={words.none}
    >
      <DataTable
        label={words.states[state]}
        columns={COLUMNS[state]}
        rows={list?.subscribers ?? []}
        idOf={({ _id }) => _id}
        nameOf={({ email }) => email}
      />
      {list && (
        <Pager
          page={list.page}
          pages={pageCount(list.total, list.limit)}
          linkTo={(page) => pageOf(search, page)}
        />
      )}
    </ListState>
  );
}
