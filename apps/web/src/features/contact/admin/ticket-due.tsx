import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { clsx } from 'clsx';
import { ticketMessages as words } from '../../../messages/en/contact/admin.ts';
import { formatDayOfYear, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import styles from '../../../ui/admin/admin.module.css';
import own from './ticket-due.module.css';
import type { TicketState } from '@e-store/shared/contact/ticket-rules';
import { Pill, type PillTone } from '../../../ui/pill.tsx';

const TONES: Record<TicketState, PillTone> = { open: 'waiting', answered: 'moving', closed: 'done' };

export function TicketPill({ state }: { state: TicketState }) {
  return <Pill tone={TONES[state]}>{words.states[state]}</Pill>;
}

/** Questions have no deadline. */
export function TicketDue({ ticket: { clock, state } }: { ticket: StaffTicket }) {
  if (!clock || state === 'closed')
    return <span className={clsx(styles.quiet, styles.wideOnly)}>{words.noClock}</span>;
  const { acknowledgeBy, settleBy, overdue } = clock;
  const isAnswerNext = state === 'open' && overdue !== 'settle';
  return (
    <span className={styles.stack}>
      {overdue && <span className={own.overdue}>{words.overdue[overdue]}</span>}
      <span className={styles.quiet}>
        {isAnswerNext
          ? words.due.answer(formatMoment(acknowledgeBy))
          : words.due.settle(formatDayOfYear(indiaDay(settleBy)))}
      </span>
    </span>
  );
}
