import type { StaffTicket } from '@e-store/shared/contact/ticket';
import { useSelector } from 'react-redux';
import { useParams, useRevalidator } from 'react-router-dom';
import { formatMoment } from '@e-store/shared/format-day';
import { paths } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { ticketMessages as pageMessages } from '../../../messages/en/contact/admin.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { MessageThread } from '../../../ui/admin/message-thread.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import {
  answerTicket,
  addTicketNote,
  ticket,
  setTicketState,
} from '../../../features/contact/admin/tickets.slice.ts';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { failureOf } from '../../../lib/thunk.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { TicketDue, TicketPill } from '../../../features/contact/admin/ticket-due.tsx';
import { LinkedOrders } from '../../../features/contact/admin/linked-orders.tsx';
import { Button } from '../../../ui/button.tsx';
import styles from '../../../ui/admin/admin.module.css';

export function Component() {
  const { id } = useParams();
  const found = useSelector(ticket.select);
  const here = found?._id === id ? found : null;
  const error = useSelector(ticket.selectError);
  const { revalidate } = useRevalidator();
  const title = here ? pageMessages.titleOf(pageMessages.kinds[here.subject], here.number) : pageMessages.one;
  return (
    <>
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

const renderWords = (text: string) => <LinkedOrders text={text} />;

const loadCheck = async () =>
  checkBy((await import('@e-store/shared/contact/staff-endpoints')).answerTicket.body);

function Card({ of }: { of: StaffTicket }) {
  const { _id: id, name, email, message, createdAt, customer, answers, notes } = of;
  const dispatch = useAppDispatch();
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
            <p className={styles.text}>
              <LinkedOrders text={message} />
            </p>
          </div>
        </Panel>
        <MessageThread
          title={pageMessages.answers}
          messages={answers}
          renderWords={renderWords}
          draft={`ticket/${id}/answer`}
          form={{
            label: pageMessages.answer,
            hint: pageMessages.answerHint(email),
            action: pageMessages.send,
            rows: 6,
          }}
          loadCheck={loadCheck}
          send={async (words) => {
            const outcome = await dispatch(answerTicket({ id, words, answersSeen: answers.length }));
            if (failureOf(outcome)?.status === 409) await dispatch(ticket.fetch(id));
            return outcome;
          }}
        />
      </div>
      <div className={styles.column}>
        <StatePanel of={of} />
        <MessageThread
          title={pageMessages.notes}
          messages={notes}
          renderWords={renderWords}
          draft={`ticket/${id}/note`}
          form={{
            label: pageMessages.note,
            hint: pageMessages.noteHint,
            action: pageMessages.addNote,
            rows: 3,
          }}
          loadCheck={loadCheck}
          send={(words) => dispatch(addTicketNote({ id, words }))}
        />
      </div>
    </div>
  );
}

function StatePanel({ of }: { of: StaffTicket }) {
  const dispatch = useAppDispatch();
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();
  const isClosed = of.state === 'closed';

  async function move() {
    setBusy(true);
    const outcome = await dispatch(setTicketState({ id: of._id, state: isClosed ? 'open' : 'closed' }));
    setRefused(failureOf(outcome)?.message);
    setBusy(false);
  }

  return (
    <Panel title={pageMessages.state}>
      <div className={styles.form}>
        <p aria-live="polite">
          <TicketPill state={of.state} />
        </p>
        {of.closedAt && <p className={styles.quiet}>{pageMessages.closedAt(formatMoment(of.closedAt))}</p>}
        {of.clock && !isClosed && <TicketDue ticket={of} />}
        {refused && <ErrorPanel message={refused} />}
        <Button
          kind="ghost"
          size="compact"
          busy={isBusy}
          className={styles.start}
          onClick={() => void move()}
        >
          {isClosed ? pageMessages.reopen : pageMessages.close}
        </Button>
        {!isClosed && <p className={styles.quiet}>{pageMessages.closeHint}</p>}
        <TextLink to={paths.audit({ kind: 'ticket', id: of._id })} className={styles.back}>
          {pageMessages.trail}
        </TextLink>
      </div>
    </Panel>
  );
}
