import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { useState } from 'react';
import { ticketMessages as messages } from '../../../messages/en/contact/admin.ts';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { TicketDue, TicketPill } from './ticket-due.tsx';
import { setTicketState } from './tickets.slice.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { Button } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';

export function StatePanel({ ticket }: { ticket: StaffTicket }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isClosed = ticket.state === 'closed';

  async function move() {
    setBusy(true);
    const outcome = await dispatch(setTicketState({ id: ticket._id, state: isClosed ? 'open' : 'closed' }));
    setRefused(failureOf(outcome)?.message);
    setBusy(false);
  }

  return (
    <Panel title={messages.state}>
      <div className={styles.form}>
        <p aria-live="polite">
          <TicketPill state={ticket.state} />
        </p>
        {ticket.closedAt && (
          <p className={styles.quiet}>{messages.closedAt(formatMoment(ticket.closedAt))}</p>
        )}
        {ticket.clock && !isClosed && <TicketDue ticket={ticket} />}
        {refused && <ErrorPanel message={refused} />}
        <Button
          kind="ghost"
          size="compact"
          busy={isBusy}
          className={styles.start}
          onClick={() => void move()}
        >
          {isClosed ? messages.reopen : messages.close}
        </Button>
        {!isClosed && <p className={styles.quiet}>{messages.closeHint}</p>}
        <TextLink to={paths.audit({ kind: 'ticket', id: ticket._id })} className={styles.back}>
          {messages.trail}
        </TextLink>
      </div>
    </Panel>
  );
}
