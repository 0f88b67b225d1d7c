import { DEAD_MAIL_ACTIONS, type DeadMailAction } from '@e-store/shared/mail/staff-endpoints';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { deadMailMessages as messages } from '../../../messages/en/operations/mails.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { BulkBar } from '../../../ui/admin/bulk-bar.tsx';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { deadMails, resolveDeadMails } from '../../../features/operations/admin/operations.slice.ts';
import { useRowSelection } from '../../../ui/admin/use-row-selection.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import { deadMailColumns } from '../../../features/operations/admin/dead-mail-columns.tsx';

export function Component() {
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const list = useSelector(deadMails.select);
  const error = useSelector(deadMails.selectError);
  const isLoading = useSelector(deadMails.selectLoading);
  const selection = useRowSelection(list?.mails.map(({ _id }) => _id) ?? []);
  const [busy, setBusy] = useState<DeadMailAction>();
  const { showMessage, showError, toast } = useToast();

  async function settle(ids: string[], how: DeadMailAction) {
    setBusy(how);
    const outcome = await dispatch(resolveDeadMails({ ids, how }));
    setBusy(undefined);
    if (!resolveDeadMails.fulfilled.match(outcome)) return showError(failureOf(outcome)?.message ?? '');
    const { settled } = outcome.payload;
    showMessage(settled === 0 ? messages.settledMeanwhile : messages.done(how, settled));
    selection.clear();
    await revalidate();
  }

  return (
    <>
      <title>{adminTitle(messages.title)}</title>
      <AdminPageHeader title={messages.title} />
      <p className={styles.quiet}>{messages.lead}</p>
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        {DEAD_MAIL_ACTIONS.map((how) => (
          <Button
            key={how}
            size="compact"
            busy={busy === how}
            disabled={busy !== undefined && busy !== how}
            onClick={() => void settle(selection.ids, how)}
          >
            {messages.ends[how]}
          </Button>
        ))}
      </BulkBar>
      <PagedTable
        label={messages.title}
        columns={deadMailColumns(({ _id }, how) => void settle([_id], how), busy !== undefined)}
        list={list}
        rows={list?.mails}
        idOf={({ _id }) => _id}
        nameOf={({ kind, to }) => `${messages.kindOf(kind)}, ${to}`}
        selection={selection}
        isBusy={isLoading}
        loading={messages.loading}
        failure={error?.message}
        empty={messages.none}
      />
      {toast}
    </>
  );
}
