import { DEAD_MAIL_ENDS, type DeadMailEnd } from '@e-store/shared/mail/staff-endpoints';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { deadMailWords as words } from '../../content/dash-mails.ts';
import { dashTitle } from '../../content/page-title.ts';
import { BulkBar } from '../../features/admin/components/bulk-bar.tsx';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { PagedTable } from '../../features/admin/components/paged-table.tsx';
import styles from '../../features/admin/components/people.module.css';
import { deadMails, settleDeadMails } from '../../features/admin/people/dead-mails.slice.ts';
import { useChosenRows } from '../../features/admin/use-chosen-rows.ts';
import { useSaid } from '../../features/admin/use-said.tsx';
import { failureOf } from '../../lib/failure-of.ts';
import { useAppDispatch } from '../../lib/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { deadMailColumns } from './dead-mail-columns.tsx';

export function Component() {
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const list = useSelector(deadMails.select);
  const error = useSelector(deadMails.selectError);
  const isLoading = useSelector(deadMails.selectLoading);
  const choosing = useChosenRows(list?.mails.map(({ _id }) => _id) ?? []);
  const [busy, setBusy] = useState<DeadMailEnd>();
  const { say, complain, said } = useSaid();

  async function settle(ids: string[], how: DeadMailEnd) {
    setBusy(how);
    const outcome = await dispatch(settleDeadMails({ ids, how }));
    setBusy(undefined);
    if (!settleDeadMails.fulfilled.match(outcome)) return complain(failureOf(outcome)?.message ?? '');
    const { settled } = outcome.payload;
    say(settled === 0 ? words.settledMeanwhile : words.done(how, settled));
    choosing.clear();
    await revalidate();
  }

  return (
    <>
      <title>{dashTitle(words.title)}</title>
      <DashHead title={words.title} />
      <p className={styles.quiet}>{words.lead}</p>
      <BulkBar count={choosing.ids.length} onClear={choosing.clear}>
        {DEAD_MAIL_ENDS.map((how) => (
          <Button
            key={how}
            size="compact"
            busy={busy === how}
            disabled={busy !== undefined && busy !== how}
            onClick={() => void settle(choosing.ids, how)}
          >
            {words.ends[how]}
          </Button>
        ))}
      </BulkBar>
      <PagedTable
        label={words.title}
        columns={deadMailColumns(({ _id }, how) => void settle([_id], how), busy !== undefined)}
        list={list}
        rows={list?.mails}
        idOf={({ _id }) => _id}
        nameOf={({ kind, to }) => `${words.kindOf(kind)}, ${to}`}
        choosing={choosing}
        isBusy={isLoading}
        loading={words.loading}
        failure={error?.message}
        empty={words.none}
      />
      {said}
    </>
  );
}
