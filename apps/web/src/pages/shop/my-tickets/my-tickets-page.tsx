import { useSelector } from 'react-redux';
import { useRevalidator } from 'react-router-dom';
import { paths, withQuery } from '@e-store/shared/web-paths';
import type { Ticket } from '@e-store/shared/contact/ticket';
import { formatDayOfYear, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { myTicketMessages as messages } from '../../../messages/en/contact/my-tickets.ts';
import { AccountFrame } from '../../../features/account/shop/account-frame.tsx';
import {
  selectMyTickets,
  selectMyTicketsError,
  selectMyTicketsLoading,
} from '../../../features/contact/my-tickets.slice.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { HiddenStatus } from '../../../ui/visually-hidden.tsx';
import { Pill, type PillTone } from '../../../ui/pill.tsx';
import styles from './my-tickets-page.module.css';

export function Component() {
  return (
    <AccountFrame here="tickets" title={messages.title}>
      <h1>{messages.title}</h1>
      <p className={styles.lead}>{messages.lead}</p>
      <Tickets />
      <div className={styles.write}>
        <ButtonLink kind="ghost" to={paths.contact()}>
          {messages.write}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}

function Tickets() {
  const tickets = useSelector(selectMyTickets);
  const isLoading = useSelector(selectMyTicketsLoading);
  const error = useSelector(selectMyTicketsError);
  const { revalidate } = useRevalidator();
  if (error) return <ErrorPanel message={error.message} onRetry={() => void revalidate()} />;
  if (isLoading)
    return (
      <>
        <HiddenStatus>{messages.loading}</HiddenStatus>
        <Skeleton className={styles.block} />
        <Skeleton className={styles.block} />
      </>
    );
  return tickets.length > 0 ? <TicketList tickets={tickets} /> : <p>{messages.none}</p>;
}

const TONES: Record<Ticket['state'], PillTone> = { open: 'waiting', answered: 'moving', closed: 'done' };

function TicketList({ tickets }: { tickets: readonly Ticket[] }) {
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
    <article aria-label={messages.titleOf(messages.kinds[subject], number)}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.titleOf(messages.kinds[subject], number)}</h2>
        <Pill tone={TONES[state]}>{messages.states[state]}</Pill>
      </div>
      <p className={styles.quiet}>
        {messages.written(formatMoment(createdAt))}. {formatDeadline(state, clock)}
      </p>
      <p className={styles.words}>{message}</p>
      {answers.length > 0 && (
        <>
          <p className={styles.count}>{messages.answers(answers.length)}</p>
          <ul className={styles.answers}>
            {answers.map(({ _id, words: answerText, at }) => (
              <li key={_id}>
                <p className={styles.words}>{answerText}</p>
                <p className={styles.quiet}>{messages.from(formatMoment(at))}</p>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className={styles.again}>
        <ButtonLink kind="ghost" size="compact" to={withQuery(paths.contact(), { ticket: number })}>
          {messages.again(number)}
        </ButtonLink>
      </div>
    </article>
  );
}

function formatDeadline(state: Ticket['state'], clock: Ticket['clock']): string | undefined {
  if (!clock || state === 'closed') return undefined;
  return state === 'open'
    ? messages.acknowledgeBy(formatMoment(clock.acknowledgeBy))
    : messages.settleBy(formatDayOfYear(indiaDay(clock.settleBy)));
}
