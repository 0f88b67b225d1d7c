import { SUBSCRIPTION_STATES } from '@e-store/shared/newsletter/subscription-states';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { newsletterDashWords as words } from '../../content/dash-people.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ListToolbar } from '../../features/admin/components/list-toolbar.tsx';
import { exportSubscribers, MESSAGES, subscribers } from '../../features/admin/people/subscribers.slice.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { downloadText } from '../../lib/browser-download.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MessageRows } from './message-rows.tsx';
import { SubscriberRows } from './subscriber-rows.tsx';

/** Who asked for the newsletter, and what was written to the shop. */
export function Component() {
  const [search] = useSearchParams();
  const dispatch = useAppDispatch();
  const { say, complain, said } = useSaid();
  const [isBusy, setBusy] = useState(false);
  const counts = useSelector(subscribers.select)?.counts;
  const isMessages = search.get('state') === MESSAGES;
  const state = SUBSCRIPTION_STATES.find((key) => key === search.get('state')) ?? 'confirmed';
  const keyword = search.get('keyword')?.trim() ?? '';

  async function save(): Promise<void> {
    setBusy(true);
    const outcome = await dispatch(exportSubscribers());
    setBusy(false);
    if (!exportSubscribers.fulfilled.match(outcome)) return complain(outcome.payload?.message ?? '');
    const { filename, csv } = outcome.payload;
    downloadText(filename, csv);
    say(words.exported(filename));
  }

  const tabs = (['confirmed', 'pending', 'unsubscribed'] as const).map((key) => ({
    label: words.states[key],
    count: counts?.[key],
    to: paths.subscribers({ state: key === 'confirmed' ? undefined : key }),
    isHere: !isMessages && key === state,
  }));
  const messagesTab = {
    label: words.messages,
    to: paths.subscribers({ state: MESSAGES }),
    isHere: isMessages,
  };
  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title}>
        <Button
          kind="ghost"
          size="compact"
          busy={isBusy}
          title={words.onlyConfirmed}
          onClick={() => void save()}
        >
          <Icon of={Download} small />
          {words.export}
        </Button>
      </DashHead>
      <ListToolbar
        action={paths.subscribers()}
        search={isMessages ? undefined : { label: words.search, keyword }}
        kept={{ state: state === 'confirmed' ? undefined : state }}
        tabs={{ label: words.tabs, entries: [...tabs, messagesTab] }}
      />
      {isMessages ? <MessageRows search={search} /> : <SubscriberRows search={search} state={state} />}
      {said}
    </>
  );
}
