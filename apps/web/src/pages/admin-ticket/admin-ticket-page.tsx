import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { useSelector } from 'react-redux';
import { useParams, useRevalidator } from 'react-router-dom';
import { ticketWords as words } from '../../content/dash-tickets.ts';
import { dashTitle } from '../../content/page-title.ts';
import { DashHead } from '../../features/admin/components/dash-head.tsx';
import { ListSkeleton } from '../../features/admin/components/list-skeleton.tsx';
import { Panel } from '../../features/admin/components/panel.tsx';
import styles from '../../features/admin/components/people.module.css';
import { answerTicket, noteTicket, ticket } from '../../features/admin/people/tickets.slice.ts';
import { formatMoment } from '../../lib/india-days.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorPanel } from '../../ui/error-panel.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { SaidPanel } from './said-panel.tsx';
import { StatePanel } from './state-panel.tsx';

export function Component() {
  const { id } = useParams();
  const found = useSelector(ticket.select);
  const here = found?._id === id ? found : null;
  const error = useSelector(ticket.selectError);
  const { revalidate } = useRevalidator();
  const title = here ? words.titleOf(words.kinds[here.subject], here.number) : words.one;
  return (
    <>
      <title>{dashTitle(title)}</title>
      <TextLink to={paths.messages()} className={styles.back}>
        {words.back}
      </TextLink>
      <DashHead title={title} />
      {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !here && <ListSkeleton label={words.oneLoading} />}
      {!error && here && <Card key={here._id} of={here} />}
    </>
  );
}

function Card({ of }: { of: StaffTicket }) {
  const { name, email, message, createdAt, customer, answers, notes } = of;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title={name}>
          <div className={styles.form}>
            <p className={styles.quiet}>
              <a href={`mailto:${email}`} className={styles.mail}>
                {email}
              </a>
              . {words.came(formatMoment(createdAt))}.{' '}
              {customer ? <TextLink to={paths.customer(customer)}>{words.account}</TextLink> : words.guest}
            </p>
            <p className={styles.words}>{message}</p>
          </div>
        </Panel>
        <SaidPanel
          title={words.answers}
          ticket={of._id}
          said={answers}
          draft={`ticket/${of._id}/answer`}
          form={{ label: words.answer, hint: words.answerHint(email), action: words.send, rows: 6 }}
          say={answerTicket}
        />
      </div>
      <div className={styles.column}>
        <StatePanel ticket={of} />
        <SaidPanel
          title={words.notes}
          ticket={of._id}
          said={notes}
          draft={`ticket/${of._id}/note`}
          form={{ label: words.note, hint: words.noteHint, action: words.addNote, rows: 3 }}
          say={noteTicket}
        />
      </div>
    </div>
  );
}
