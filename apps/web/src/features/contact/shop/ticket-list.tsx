import type { Ticket } from '@e-store/shared/contact/ticket';
import { myTicketMessages as words } from '../../../messages/en/contact/my-tickets.ts';
import { formatDayOfYear, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import styles from './ticket-list.module.css';

const TONES: Record<Ticket['state'], PillTone> = { open: 'waiting', answered: 'moving', closed: 'done' };

export function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
  return (
    <ul className={styles.list}>
      {tickets.map((ticket) => (
        <li key={ticket._id} className={styles.ticket}>
          <TicketCard {...ticket} />
        </li>
      ))}
    </ul>
  );
}

function TicketCard({ number, subject, state, message, createdAt, clock, answers }: Ticket) {
  return (
    <article aria-label={words.titleOf(words.kinds[subject], number)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.titleOf(words.kinds[subject], number)}</h2>
        <Pill tone={TONES[state]}>{words.states[state]}</Pill>
      </div>
      <p className={styles.quiet}>
        {words.written(formatMoment(createdAt))}. {formatDeadline(state, clock)}
      </p>
      <p className={styles.words}>{message}</p>
      {answers.length > 0 && (
        <>
          <p className={styles.count}>{words.answers(answers.length)}</p>
          <ul className={styles.answers}>
            {answers.map(({ _id, words: answerText, at }) => (
              <li key={_id}>
                <p className={styles.words}>{answerText}</p>
                <p className={styles.quiet}>{words.from(formatMoment(at))}</p>
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}

function formatDeadline(state: Ticket['state'], clock: Ticket['clock']): string | undefined {
  if (!clock || state === 'closed') return undefined;
  return state === 'open'
    ? words.acknowledgeBy(formatMoment(clock.acknowledgeBy))
    : words.settleBy(formatDayOfYear(indiaDay(clock.settleBy)));
}
