import type { CustomerCard } from '@e-store/shared/customers/customer';
import { formatRupees } from '@e-store/shared/money';
import { useSelector } from 'react-redux';
import { useParams, useRevalidator } from 'react-router-dom';
import { formatDayOfYear, formatMoment } from '@e-store/shared/format-day';
import { indiaDay } from '@e-store/shared/india-day';
import { paths, withQuery } from '@e-store/shared/web-paths';
import { useState } from 'react';
import { customerMessages as messages } from '../../../messages/en/customers/admin.ts';
import { newStaffOrderMessages } from '../../../messages/en/orders/new-staff-order.ts';
import { AdminPageHeader } from '../../../ui/admin/admin-page-header.tsx';
import { ListSkeleton } from '../../../ui/admin/list-skeleton.tsx';
import { MessageThread } from '../../../ui/admin/message-thread.tsx';
import { Panel } from '../../../ui/admin/panel.tsx';
import { selectIsAdmin } from '../../../features/account/user.slice.ts';
import {
  customerCard,
  noteCustomer,
  sendPasswordReset,
  signCustomerOut,
} from '../../../features/customers/admin/customers.slice.ts';
import { newOrderPath } from '../../../features/orders/admin/new-staff-order.slice.ts';
import { StatusPill } from '../../../features/orders/status-pill.tsx';
import { ErrorPanel } from '../../../ui/error-panel.tsx';
import { Link } from '../../../ui/link.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { RequestPanel } from '../../../features/customers/admin/request-panel.tsx';
import { checkBy } from '../../../lib/use-checked-form.ts';
import { useAppDispatch } from '../../../lib/hooks.ts';
import { ActionDialog } from '../../../ui/admin/action-dialog.tsx';
import { useToast } from '../../../ui/admin/use-toast.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import styles from '../../../ui/admin/admin.module.css';

export function Component() {
  const { id } = useParams();
  const found = useSelector(customerCard.select);
  const customer = found?._id === id ? found : null;
  const error = useSelector(customerCard.selectError);
  const { revalidate } = useRevalidator();
  const name = customer ? `${customer.firstname} ${customer.lastname}` : messages.title;
  return (
    <>
      <TextLink to={paths.customers()} className={styles.back}>
        {messages.back}
      </TextLink>
      <AdminPageHeader title={name}>
        {customer && (
          <ButtonLink size="compact" to={newOrderPath(customer._id)}>
            {newStaffOrderMessages.open}
          </ButtonLink>
        )}
      </AdminPageHeader>
      {error && <ErrorPanel message={error.message} onRetry={() => void revalidate()} />}
      {!error && !customer && <ListSkeleton label={messages.cardLoading} />}
      {!error && customer && <Card key={customer._id} customer={customer} />}
    </>
  );
}

function Card({ customer }: { customer: CustomerCard }) {
  const { figures: stats, latest, createdAt, email } = customer;
  const isAdmin = useSelector(selectIsAdmin);
  const tiles = [
    [messages.figures.orders, stats.orders],
    [messages.figures.cancelled, stats.cancelled],
    [messages.figures.returned, stats.returned],
    [messages.figures.spent, formatRupees(stats.spent)],
  ] as const;
  return (
    <div className={styles.columns}>
      <div className={styles.column}>
        <Panel title={messages.since(formatDayOfYear(indiaDay(createdAt)))}>
          <dl className={styles.stats}>
            {tiles.map(([name, value]) => (
              <div key={name} className={styles.figure}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>{messages.spentHint}</p>
        </Panel>
        <Panel
          title={messages.latest}
          aside={
            <TextLink to={withQuery(paths.orderList(), { keyword: email })}>{messages.allOrders}</TextLink>
          }
        >
          {latest.length === 0 && <p>{messages.noOrders}</p>}
          <ul className={styles.rows}>
            {latest.map(({ _id, number, createdAt: at, orderStatus, totalPrice }) => (
              <li key={_id} className={styles.order}>
                <Link to={paths.staffOrder(_id)} className={styles.name}>
                  {number}
                </Link>
                <span className={styles.quiet}>{formatMoment(at)}</span>
                <span>
                  <StatusPill status={orderStatus} />
                </span>
                <span className={styles.amount}>{formatRupees(totalPrice)}</span>
              </li>
            ))}
          </ul>
        </Panel>
      </div>
      <div className={styles.column}>
        <AccountPanel customer={customer} />
        {isAdmin && <RequestPanel customer={customer} />}
        <NotesPanel customer={customer} />
      </div>
    </div>
  );
}

function NotesPanel({ customer: { _id: id, notes } }: { customer: CustomerCard }) {
  const dispatch = useAppDispatch();
  return (
    <MessageThread
      title={messages.notes}
      messages={notes}
      none={messages.noNotes}
      isNewestFirst
      draft={`customer/${id}/note`}
      form={{ label: messages.note, hint: messages.notesHint, action: messages.addNote, rows: 3 }}
      loadCheck={async () =>
        checkBy((await import('@e-store/shared/customers/endpoints')).addCustomerNote.body)
      }
      send={(words) => dispatch(noteCustomer({ id, words }))}
    />
  );
}

function AccountPanel({ customer }: { customer: CustomerCard }) {
  const { _id, email, mobile, sessions } = customer;
  const dispatch = useAppDispatch();
  const { revalidate } = useRevalidator();
  const { showMessage, showError, toast } = useToast();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function act(call: typeof sendPasswordReset): Promise<undefined> {
    setBusy(true);
    const outcome = await dispatch(call(_id));
    setBusy(false);
    setAsking(false);
    if (call.fulfilled.match(outcome)) showMessage(outcome.payload.message);
    else showError(outcome.payload?.message ?? '');
    if (call === signCustomerOut && call.fulfilled.match(outcome)) await revalidate();
  }

  return (
    <Panel title={messages.account}>
      <div className={styles.form}>
        <div className={styles.stack}>
          <a href={`mailto:${email}`} className={styles.text}>
            {email}
          </a>
          <a href={`tel:+91${mobile}`}>{mobile}</a>
          <p className={styles.quiet}>{messages.signedIn(sessions)}</p>
        </div>
        <div className={styles.buttons}>
          <Button kind="ghost" size="compact" busy={isBusy} onClick={() => void act(sendPasswordReset)}>
            {messages.sendReset}
          </Button>
          {sessions > 0 && (
            <Button kind="ghost" size="compact" busy={isBusy} onClick={() => setAsking(true)}>
              {messages.signOut}
            </Button>
          )}
        </div>
        <TextLink to={paths.audit({ kind: 'customer', id: _id })}>{messages.trail}</TextLink>
      </div>
      {isAsking && (
        <ActionDialog
          title={messages.signOutSure}
          action={messages.signOut}
          act={() => act(signCustomerOut)}
          cancel={messages.keep}
          onClose={() => setAsking(false)}
        >
          <p>{messages.signOutLead}</p>
        </ActionDialog>
      )}
      {toast}
    </Panel>
  );
}
