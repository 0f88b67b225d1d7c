import type { DeadMail, DeadMailAction } from '@e-store/shared/mail/staff-endpoints';
import { clsx } from 'clsx';
import { deadMailMessages as messages } from '../../../messages/en/operations/mails.ts';
import type { Column } from '../../../ui/admin/data-table.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

const { columns } = messages;

export function deadMailColumns(
  settle: (mail: DeadMail, how: DeadMailAction) => void,
  isBusy: boolean,
): Column<DeadMail>[] {
  return [
    {
      head: columns.mail,
      narrow: 'lead',
      renderCell: ({ kind, to, order }) => (
        <span className={styles.stack}>
          <span className={styles.name}>{messages.kindOf(kind)}</span>
          <span className={styles.quiet}>{to}</span>
          {order && (
            <Link to={paths.staffOrder(order._id)} className={clsx(styles.quiet, styles.aside)}>
              {messages.order(order.number)}
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
          {(['send-again', 'put-aside'] as const).map((how) => (
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
