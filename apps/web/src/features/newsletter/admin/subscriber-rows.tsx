import type { SubscriptionState } from '@e-store/shared/newsletter/consent';
import type { Subscriber } from '@e-store/shared/newsletter/staff-endpoints';
import { useSelector } from 'react-redux';
import { newsletterAdminMessages as messages } from '../../../messages/en/newsletter/admin.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { subscribers } from './subscribers.slice.ts';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';

const dayOf = (moment: string | undefined) => (
  <span className={styles.nowrap}>{moment ? formatDayOfYear(indiaDay(moment)) : messages.never}</span>
);

const { columns } = messages;
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

const COLUMNS: Record<SubscriptionState, Column<Subscriber>[]> = {
  pending: [...ALWAYS, CONSENT],
  confirmed: [...ALWAYS, CONFIRMED, CONSENT],
  unsubscribed: [...ALWAYS, CONFIRMED, ENDED, CONSENT],
};

export function SubscriberRows({ state, isSearched }: { state: SubscriptionState; isSearched: boolean }) {
  const list = useSelector(subscribers.select);
  const error = useSelector(subscribers.selectError);
  const isLoading = useSelector(subscribers.selectLoading);
  return (
    <PagedTable
      label={messages.states[state]}
      columns={COLUMNS[state]}
      list={list}
      rows={list?.subscribers}
      idOf={({ _id }) => _id}
      nameOf={({ email }) => email}
      isBusy={isLoading}
      loading={messages.loading}
      failure={error?.message}
      empty={isSearched ? messages.noneFound : messages.none[state]}
    />
  );
}
