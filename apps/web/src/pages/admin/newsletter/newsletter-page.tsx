import { SUBSCRIPTION_STATES, type SubscriptionState } from '@e-store/shared/newsletter/consent';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { paths } from '@e-store/shared/web-paths';
import type { Subscriber } from '@e-store/shared/newsletter/staff-endpoints';
import { formatDayOfYear } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { newsletterAdminMessages as messages } from '../../../messages/en/newsletter/admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { exportSubscribers, subscribers } from '../../../features/newsletter/admin/subscribers.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import styles from '../../../ui/admin/admin.module.css';

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { showMessage, toast } = useToast();
  const counts = useSelector(subscribers.select)?.counts;
  const state = SUBSCRIPTION_STATES.find((key) => key === search.get('state')) ?? 'confirmed';
  const keyword = search.get('keyword')?.trim() ?? '';

  const tabs = (['confirmed', 'pending', 'unsubscribed'] as const).map((key) => ({
    label: messages.states[key],
    count: counts?.[key],
    to: paths.subscribers({ keyword, state: key === 'confirmed' ? undefined : key }),
    isHere: key === state,
  }));
  return (
    <>
      <AdminPageHeader title={messages.title}>
        <ExportButton
          label={messages.export}
          title={messages.onlyConfirmed}
          ask={() => dispatch(exportSubscribers(keyword === '' ? {} : { search: keyword }))}
          onSaved={(filename) => showMessage(messages.exported(filename))}
        />
      </AdminPageHeader>
      <ListToolbar
        action={paths.subscribers()}
        search={{ label: messages.search, keyword }}
        preservedParams={{ state: state === 'confirmed' ? undefined : state }}
        tabs={{ label: messages.tabs, entries: tabs }}
      />
      <PagedTable
        of={subscribers}
        rowsOf={(found) => found.subscribers}
        messages={{
          title: messages.states[state],
          loading: messages.loading,
          none: keyword === '' ? messages.none[state] : messages.noneFound[state],
        }}
        columns={COLUMNS[state]}
        idOf={({ _id }) => _id}
        nameOf={({ email }) => email}
      />
      {toast}
    </>
  );
}

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
