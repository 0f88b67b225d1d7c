import { SUBSCRIPTION_STATES } from '@e-store/shared/newsletter/subscription-states';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { newsletterDashWords as words } from '../../content/dash-people.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ExportButton } from '../../features/admin/components/export-button.tsx';
import { ListToolbar } from '../../features/admin/components/list-toolbar.tsx';
import { exportSubscribers, subscribers } from '../../features/admin/people/subscribers.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { SubscriberRows } from './subscriber-rows.tsx';

export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { say, said } = useSaid();
  const counts = useSelector(subscribers.select)?.counts;
  const state = SUBSCRIPTION_STATES.find((key) => key === search.get('state')) ?? 'confirmed';
  const keyword = search.get('keyword')?.trim() ?? '';

  const tabs = (['confirmed', 'pending', 'unsubscribed'] as const).map((key) => ({
    label: words.states[key],
    count: counts?.[key],
    to: paths.subscribers({ state: key === 'confirmed' ? undefined : key }),
    isHere: key === state,
  }));
  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title}>
        <ExportButton
          label={words.export}
          title={words.onlyConfirmed}
          ask={() => dispatch(exportSubscribers())}
          onSaved={(filename) => say(words.exported(filename))}
        />
      </DashHead>
      <ListToolbar
        action={paths.subscribers()}
        search={{ label: words.search, keyword }}
        kept={{ state: state === 'confirmed' ? undefined : state }}
        tabs={{ label: words.tabs, entries: tabs }}
      />
      <SubscriberRows state={state} isSearched={keyword !== ''} />
      {said}
    </>
  );
}
