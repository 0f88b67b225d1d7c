import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { useSelector } from 'react-redux';
import { useParams, useRevalidator } from 'react-router-dom';
import { ticketMessages as pageMessages } from '../../../messages/en/contact/admin.ts';
import { adminTitle } from '../../../messages/en/frame.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import styles from '../../../ui/admin/admin.module.css';
import { answerTicket, addTicketNote, ticket } from '../../../features/contact/admin/tickets.slice.ts';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { MessageThread } from '../../../features/contact/admin/message-thread.tsx';
import { StatePanel } from '../../../features/contact/admin/state-panel.tsx';

export function Component() {
  const { id } = useParams();
  const found = useSelector(ticket.select);
  const here = found?._id === id ? found : null;
  const error = useSelector(ticket.selectError);
  const { revalidate } = useRevalidator();
  const title = here ? pageMessages.titleOf(pageMessages.kinds[here.subject], here.number) : pageMessages.one;
  return (
    <>
      <title>{adminTitle(title)}</title>
      <TextLink to={paths.messages()} className={styles.back}>
        {pageMessages.back}
      </TextLink>
      <AdminPageHeader title={title} />
      {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !here && <ListSkeleton label={pageMessages.oneLoading} />}
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
              . {pageMessages.came(formatMoment(createdAt))}.{' '}
              {customer ? (
                <TextLink to={paths.customer(customer)}>{pageMessages.account}</TextLink>
              ) : (
                pageMessages.guest
              )}
            </p>
            <p className={styles.text}>{message}</p>
          </div>
        </Panel>
        <MessageThread
          title={pageMessages.answers}
          ticket={of._id}
          entries={answers}
          draft={`ticket/${of._id}/answer`}
          form={{
            label: pageMessages.answer,
            hint: pageMessages.answerHint(email),
            action: pageMessages.send,
            rows: 6,
          }}
          submitThunk={answerTicket}
        />
      </div>
      <div className={styles.column}>
        <StatePanel ticket={of} />
        <MessageThread
          title={pageMessages.notes}
          ticket={of._id}
          entries={notes}
          draft={`ticket/${of._id}/note`}
          form={{
            label: pageMessages.note,
            hint: pageMessages.noteHint,
            action: pageMessages.addNote,
            rows: 3,
          }}
          submitThunk={addTicketNote}
        />
      </div>
    </div>
  );
}
