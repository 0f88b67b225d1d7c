import type { DeadMail, DeadMailAction } from '@e-store/shared/mail/staff-endpoints';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { clsx } from 'clsx';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { deadMailMessages as messages } from '../../../messages/en/operations/mails.ts';
import { BulkBar } from '../../../ui/admin/bulk-bar.tsx';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { PagedTable } from '../../../ui/admin/paged-table.tsx';
import { deadMails, resolveDeadMails } from '../../../features/operations/admin/operations.slice.ts';
import { useRowSelection } from '../../../ui/admin/use-row-selection.ts';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { Button } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/admin/data-table.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from '../../../ui/admin/admin.module.css';

export function Component() {
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const list = useSelector(deadMails.select);
  const selection = useRowSelection(list?.mails.map(({ _id }) => _id));
  const [busy, setBusy] = useState<DeadMailAction>();
  const { showMessage, showError, toast } = useToast();

  async function settle(ids: string[], how: DeadMailAction) {
    setBusy(how);
    const outcome = await dispatch(resolveDeadMails({ ids, how }));
    setBusy(undefined);
    if (!resolveDeadMails.fulfilled.match(outcome)) return showError(failureOf(outcome)?.message ?? '');
    const { settled, ids: changed = ids } = outcome.payload;
    showMessage(
      settled === 0 ? messages.settledMeanwhile : messages.done(how, settled),
      how === 'put-aside' && settled > 0 ? () => void settle(changed, 'put-back') : undefined,
    );
    await revalidate();
  }

  return (
    <>
      <AdminPageHeader title={messages.title} />
      <p className={styles.quiet}>{messages.lead}</p>
      <BulkBar count={selection.ids.length} onClear={selection.clear}>
        {BUTTONS.map((how) => (
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
        of={deadMails}
        rowsOf={(found) => found.mails}
        messages={messages}
        columns={deadMailColumns(({ _id }, how) => void settle([_id], how), busy !== undefined)}
        idOf={({ _id }) => _id}
        nameOf={({ kind, to }) => `${messages.kindOf(kind)}, ${to}`}
        selection={selection}
      />
      {toast}
    </>
  );
}

const { columns } = messages;
const BUTTONS = ['send-again', 'put-aside'] as const;

function deadMailColumns(
  settle: (mail: DeadMail, how: DeadMailAction) => void,
  isBusy: boolean,
): Column<DeadMail>[] {
  return [
    {
      head: columns.mail,
      narrow: 'lead',
      renderCell: ({ kind, to, order, customer }) => (
        <span className={styles.stack}>
          <span className={styles.name}>{messages.kindOf(kind)}</span>
          <span className={styles.quiet}>{to}</span>
          {order && (
            <Link to={paths.staffOrder(order._id)} className={clsx(styles.quiet, styles.aside)}>
              {messages.order(order.number)}
            </Link>
          )}
          {customer && (
            <Link to={paths.customer(customer._id)} className={clsx(styles.quiet, styles.aside)}>
              {customer.name}
            </Link>
          )}
        </span>
      ),
    },
    {
      head: columns.error,
      narrow: 'lead',
      renderCell: ({ lastError }) => <span className={styles.text}>{lastError || messages.noError}</span>,
    },
    {
      head: columns.tries,
      renderCell: ({ attempts }) => <span className={styles.nowrap}>{messages.tries(attempts)}</span>,
    },
    {
      head: columns.when,
      narrow: 'grow',
      renderCell: ({ createdAt }) => <span className={styles.nowrap}>{formatMoment(createdAt)}</span>,
    },
    {
      head: columns.actions,
      align: 'end',
      renderCell: (mail) => (
        <span className={styles.actions}>
          {BUTTONS.map((how) => (
            <Button key={how} kind="ghost" size="compact" disabled={isBusy} onClick={() => settle(mail, how)}>
              {messages.ends[how]}
              <VisuallyHidden>{messages.of(messages.kindOf(mail.kind), mail.to)}</VisuallyHidden>
            </Button>
          ))}
        </span>
      ),
    },
  ];
}
