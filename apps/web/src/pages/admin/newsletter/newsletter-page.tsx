import { SUBSCRIPTION_STATES } from '@e-store/shared/newsletter/consent';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { newsletterAdminMessages as messages } from '../../../messages/en/newsletter/admin.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ExportButton } from '../../../ui/admin/export-button.tsx';
import { ListToolbar } from '../../../ui/admin/list-toolbar.tsx';
import { exportSubscribers, subscribers } from '../../../features/newsletter/admin/subscribers.slice.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { paths } from '@e-store/shared/web-paths';
import { SubscriberRows } from '../../../features/newsletter/admin/subscriber-rows.tsx';

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
    to: paths.subscribers({ state: key === 'confirmed' ? undefined : key }),
    isHere: key === state,
  }));
  return (
    <>
      <title>{adminTitle(messages.title)}</title>
      <AdminPageHeader title={messages.title}>
        <ExportButton
          label={messages.export}
          title={messages.onlyConfirmed}
          ask={() => dispatch(exportSubscribers())}
          onSaved={(filename) => showMessage(messages.exported(filename))}
        />
      </AdminPageHeader>
      <ListToolbar
        action={paths.subscribers()}
        search={{ label: messages.search, keyword }}
        preservedParams={{ state: state === 'confirmed' ? undefined : state }}
        tabs={{ label: messages.tabs, entries: tabs }}
      />
      <SubscriberRows state={state} isSearched={keyword !== ''} />
      {toast}
    </>
  );
}
